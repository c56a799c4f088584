// The declarations are in the Swift module UIKit, except for this function, which the compiler looks for here.

#ifndef ROOST_UIKIT_NAMES_H
#define ROOST_UIKIT_NAMES_H

int UIApplicationMain(int argc, char *_Nullable *_Nonnull argv, void *_Nullable principal, void *_Nullable delegate);

#endif
