"""`fourfold` with the low soft limit on file descriptors that many systems still have."""

import resource

from fourfold.cli import main

SOFT_LIMIT = 256

if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (SOFT_LIMIT, hard))
    main()
