#define _DEFAULT_SOURCE
#include "CHeap.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The block that makes the heap grow lies below the largest threshold that glibc takes, so that it is no mapping of
// its own; the rest of the growth comes as padding.
enum { block = 16 << 20, mmap_threshold = 32 << 20, largest = 1 << 30, large_page = 2 << 20 };

void reserve_heap(size_t bytes) {
    if (bytes < block) return;
    mallopt(M_MMAP_THRESHOLD, mmap_threshold);
    mallopt(M_TRIM_THRESHOLD, largest);
    mallopt(M_TOP_PAD, (int)(bytes < largest ? bytes : largest));
    char *start = sbrk(0);
    // Volatile, or the compiler would see that nobody needs it.
    void *volatile grown = malloc(block);
    free(grown);
    mallopt(M_TOP_PAD, 1 << 20);
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    char *end = sbrk(0);
    start += -(uintptr_t)start % large_page;
    if (end > start + large_page) madvise(start, (size_t)(end - start) / large_page * large_page, MADV_HUGEPAGE);
}

#else

void reserve_heap(size_t bytes) { (void)bytes; }

#endif
