#ifndef CLAYOUTSOURCES_H
#define CLAYOUTSOURCES_H

#include <stddef.h>

/// One file of SheetLayout's source.
struct layout_source {
    /// Its name, ended by 0.
    const char *_Nonnull name;
    /// Its text in UTF-8, not ended by 0.
    const unsigned char *_Nonnull bytes;
    /// How many bytes it has.
    size_t count;
};

/// All files, by name.
const struct layout_source *_Nonnull layout_sources(void);

/// How many files there are.
size_t layout_sources_count(void);

#endif
