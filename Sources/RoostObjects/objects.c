#include "RoostObjects.h"

#define SWIFT __attribute__((swiftcall))
#define CLASS __attribute__((swift_context)) const void *

typedef SWIFT void *(*Plain)(CLASS);
typedef SWIFT void *(*WithRect)(double, double, double, double, CLASS);
typedef SWIFT void *(*WithString)(unsigned long, unsigned long, CLASS);
typedef SWIFT void *(*WithStyle)(unsigned char, unsigned long, unsigned long, CLASS);

void *roost_make_object(const void *function, const void *metadata) { return ((Plain)function)(metadata); }

void *roost_make_object_with_rect(
    const void *function, const void *metadata, double x, double y, double width, double height) {
    return ((WithRect)function)(x, y, width, height, metadata);
}

void *roost_make_object_with_style(
    const void *function, const void *metadata, unsigned char style, unsigned long first, unsigned long second) {
    return ((WithStyle)function)(style, first, second, metadata);
}

void *roost_make_object_with_string(
    const void *function, const void *metadata, unsigned long first, unsigned long second) {
    return ((WithString)function)(first, second, metadata);
}
