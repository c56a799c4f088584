#ifndef ROOST_KERNELS_H
#define ROOST_KERNELS_H
#endif
