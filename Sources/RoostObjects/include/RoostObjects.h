#ifndef ROOST_OBJECTS_H
#define ROOST_OBJECTS_H

// Calls of Swift initialisers that are known only at run time, in Swift's calling convention. `function` is an
// allocating initialiser out of a class's table of methods, `metadata` the class. The result is retained for the caller.

/// Calls `init()`.
void *roost_make_object(const void *function, const void *metadata);

/// Calls an initialiser with a rectangle.
void *roost_make_object_with_rect(
    const void *function, const void *metadata, double x, double y, double width, double height);

/// Calls an initialiser with an enumeration's byte and an optional string, whose two words it consumes.
void *roost_make_object_with_style(
    const void *function, const void *metadata, unsigned char style, unsigned long first, unsigned long second);

/// Calls an initialiser with an optional string, whose two words it consumes.
void *roost_make_object_with_string(
    const void *function, const void *metadata, unsigned long first, unsigned long second);

#endif
