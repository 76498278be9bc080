/* Loaded into a process before the C library: counts the syncs to disk, and carries them out. */

#define _GNU_SOURCE
#include <dlfcn.h>

static int syncs;

int count_syncs(void) { return syncs; }

int fsync(int file) {
    syncs++;
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
    syncs++;
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}
