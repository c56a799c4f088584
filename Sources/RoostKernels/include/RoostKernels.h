#ifndef ROOST_KERNELS_H
#define ROOST_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The rasteriser's innermost loops, where Swift's code was measured to be slower. Pixels are premultiplied RGBA bytes,
// coverages bytes of 0…255. All arithmetic gives the same bits on every machine: integers, or floats without fusing.

/// Sums `count` cells (a multiple of 16) to winding areas of 1/65536 pixel, starting from `sum`, turns them into
/// coverages and zeroes them. `rule`: 0 non-zero, 1 even-odd; add 2 for hard edges. Returns the sum behind the last
/// cell.
int32_t roost_coverage(int32_t *cells, int count, int32_t sum, int rule, uint8_t *out);

/// Lays `color` over a block of pixels through its coverages. Strides count pixels and bytes.
void roost_fill_mask(
    uint32_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color);

/// Lays `color` over `count` pixels.
void roost_fill(uint32_t *pixels, int count, uint32_t color);

/// Lays `count` source pixels over others, times `mask` (if not NULL), times `alpha`.
void roost_over(uint32_t *pixels, const uint32_t *source, const uint8_t *mask, uint8_t alpha, int count);

/// `mask[i] *= by[i]`, or `mask[i] *= alpha` if `by` is NULL.
void roost_multiply(uint8_t *mask, const uint8_t *by, uint8_t alpha, int count);

/// How `roost_blend` combines colours: the separable modes, those on hue, saturation and luminosity, and Core
/// Graphics' own.
typedef enum {
    ROOST_NORMAL, ROOST_MULTIPLY, ROOST_SCREEN, ROOST_OVERLAY, ROOST_DARKEN, ROOST_LIGHTEN, ROOST_COLOR_DODGE,
    ROOST_COLOR_BURN, ROOST_SOFT_LIGHT, ROOST_HARD_LIGHT, ROOST_DIFFERENCE, ROOST_EXCLUSION, ROOST_HUE,
    ROOST_SATURATION, ROOST_COLOR, ROOST_LUMINOSITY, ROOST_SOURCE_ATOP, ROOST_DESTINATION_OVER, ROOST_DESTINATION_OUT,
    ROOST_PLUS_DARKER, ROOST_PLUS_LIGHTER
} roost_blend_mode;

/// Combines `count` source pixels, thinned out by `mask` (if not NULL) and `alpha`, with those below.
void roost_blend(
    uint32_t *pixels, const uint32_t *source, const uint8_t *mask, uint8_t alpha, int count, roost_blend_mode mode);

/// A position that is linear in the pixel's x: `u0 + x * du`, `v0 + x * dv`.
typedef struct {
    float u0, v0, du, dv;
} roost_ramp;

/// Looks colours up by the distance of (u, v) from 0: entry `length * scale + bias`, limited to 0…`last`.
void roost_radial(
    uint32_t *out, int x, int count, roost_ramp ramp, float scale, float bias, const uint32_t *table, int last);

/// Looks colours up by the angle of (u, v) in turns from the positive u axis towards positive v: entry `turn *
/// scale`, limited to `last`; from `reset` turns on the first entry.
void roost_angular(
    uint32_t *out, int x, int count, roost_ramp ramp, float scale, float reset, const uint32_t *table, int last);

/// The luma of opaque pixels by BT.601, 16…235.
void roost_luma(const uint32_t *pixels, int count, uint8_t *out);

/// The chroma of squares of four opaque pixels by BT.601, 16…240: `count` pixels of two rows, the last one standing for
/// two if the count is odd.
void roost_chroma(const uint32_t *top, const uint32_t *bottom, int count, uint8_t *u, uint8_t *v);

/// A symmetric filter over bytes: the sum of `in[i ± k * step] * weights[k]`, weights of 1/65536, `k` from 0 to
/// `radius`.
void roost_convolve(const uint8_t *in, ptrdiff_t step, const uint32_t *weights, int radius, int count, uint8_t *out);

/// The bytes of a row of opaque pixels without their alpha, each less the one above it: three for each of `count` pixels.
void roost_filter_up(const uint32_t *row, const uint32_t *above, int count, uint8_t *out);

/// How many bytes from `a` and `b` on are the same, at most `limit`.
int roost_common_length(const uint8_t *a, const uint8_t *b, int limit);

#endif
