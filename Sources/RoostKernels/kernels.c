#include "RoostKernels.h"
