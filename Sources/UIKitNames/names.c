#include "UIKitNames.h"
#include <stdio.h>

// The compiler makes a program of `@UIApplicationMain` that asks Apple's `NSStringFromClass` for the name of the class, and
// gives the name to Apple's `UIApplicationMain`. Here no name is needed: the first function keeps the class.

static const void *delegate_class;

void *NSStringFromClass(const void *class) {
    delegate_class = class;
    return 0;
}

// Of the module SwiftUI, which runs apps.
__attribute__((weak)) void roost_run_application(const void *class);

int UIApplicationMain(int argc, char **argv, void *principal, void *delegate) {
    if (!roost_run_application) {
        fputs("UIApplicationMain needs the product SwiftUI among the target's dependencies\n", stderr);
        return 1;
    }
    roost_run_application(delegate_class);
    return 0;
}
