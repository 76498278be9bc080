"""`fourfold` with few file descriptors, as on a machine with a low limit."""

import resource

from fourfold.cli import main

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
    main()
