extension PixelLayer {
    /// Replaces every colour by a function of it. Pictures are full of equal neighbours, which are computed once.
    private func map(_ change: (UInt32) -> UInt32) {
        var last: UInt32 = 0
        var result = change(0)
        for y in bounds.minY..<bounds.maxY {
            let row = pixel(bounds.minX, y)
            for x in 0..<bounds.width {
                if row[x] != last {
                    last = row[x]
                    result = change(last)
                }
                row[x] = result
            }
        }
    }

    /// Applies a 4×5 matrix, row-major, to unpremultiplied colours of 0…1.
    func apply(_ matrix: [Float]) {
        guard matrix.count == 20 else { return }
        func column(_ i: Int) -> SIMD4<Float> { SIMD4(matrix[i], matrix[i + 5], matrix[i + 10], matrix[i + 15]) }
        let (r, g, b, a, offset) = (column(0), column(1), column(2), column(3), column(4))
        map { pixel in
            var c = Pixel.unpack(pixel)
            if c.w > 0 {
                let alpha = c.w
                c /= alpha
                c.w = alpha
            }
            var result = Pixel.limit(r * c.x + g * c.y + b * c.z + a * c.w + offset)
            let alpha = result.w
            result *= alpha
            result.w = alpha
            return Pixel.pack(result)
        }
    }

    /// Draws one colour where the alpha lies between two values. A pixel on the border gets a share of it: the distance
    /// to the border follows from the slope of the alpha.
    func threshold(_ low: Double, _ high: Double, _ color: UInt32, alphas: UnsafeMutablePointer<UInt8>) {
        let (width, height) = (bounds.width, bounds.height)
        for y in 0..<height {
            for x in 0..<width { alphas[y * width + x] = UInt8(base[y * stride + x] >> 24) }
        }
        func alpha(_ x: Int, _ y: Int) -> Double {
            x < 0 || y < 0 || x >= width || y >= height ? 0 : Double(alphas[y * width + x]) / 255
        }
        for y in 0..<height {
            for x in 0..<width {
                let here = alpha(x, y)
                let (dx, dy) = (alpha(x + 1, y) - alpha(x - 1, y), alpha(x, y + 1) - alpha(x, y - 1))
                let slope = max((dx * dx + dy * dy).squareRoot() / 2, 1.0 / 255)
                var share = min(1, max(0, (here - low) / slope + 0.5))
                if high < 1 { share = min(share, max(0, (high - here) / slope + 0.5)) }
                if here <= 0 && low > 0 { share = 0 }
                base[y * stride + x] = Pixel.scale(color, UInt8(share * 255 + 0.5))
            }
        }
    }

    /// Turns the luminance (Rec. 709 weights, as SVG's) into the alpha of black.
    func luminanceToAlpha() {
        map { pixel in
            let c = Pixel.unpack(pixel)
            return Pixel.pack(SIMD4(0, 0, 0, 0.2125 * c.x + 0.7154 * c.y + 0.0721 * c.z))
        }
    }
}
