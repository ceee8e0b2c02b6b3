#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

/// Lets the heap grow by `bytes` at once, in large pages where the system has them, and not shrink: what a project is
/// read into lives until the process ends, and page faults for it were a tenth of a run. Only what is written to takes
/// memory, so a generous number costs nothing. Nothing depends on its working: without glibc nothing is done.
void reserve_heap(size_t bytes);

#endif
