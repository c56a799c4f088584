import CoreGraphics

/// Draws a mesh gradient into a picture.
///
/// 1. Every patch has four edges, each a cubic between two of the mesh's points. Its inside is the Coons patch of the
///    edges.
/// 2. A patch is cut into small quadrilaterals, each of which is filled as two triangles.
/// 3. A quadrilateral's corner mixes the patch's four colours: bilinearly, or with cubic easing (smooth).
struct ColorMesh {
    let width: Int
    let height: Int
    let points: [MeshGradient.BezierPoint]
    let isSmooth: Bool
    let isPerceptual: Bool
    /// Premultiplied, in the space for mixing.
    private let colors: [SIMD4<Float>]

    init(
        width: Int, height: Int, points: [MeshGradient.BezierPoint], colors: [Color.Resolved], isSmooth: Bool,
        isPerceptual: Bool
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
        self.colors = colors.map { color in
            let mixed = isPerceptual ? RGB.okLab(color.components) : color.components
            return SIMD4(Float(mixed.x), Float(mixed.y), Float(mixed.z), 1) * color.opacity
        }
    }

    /// Adds control points with which edges run smoothly through the points.
    static func smoothPoints(_ points: [SIMD2<Float>], width: Int, height: Int) -> [MeshGradient.BezierPoint]? {
        guard width >= 2, height >= 2, points.count == width * height else { return nil }
        return points.indices.map { index in
            let (row, column) = (index / width, index % width)
            func point(_ row: Int, _ column: Int) -> SIMD2<Float> {
                points[min(height - 1, max(0, row)) * width + min(width - 1, max(0, column))]
            }
            let here = points[index]
            let across = (point(row, column + 1) - point(row, column - 1)) / 6
            let down = (point(row + 1, column) - point(row - 1, column)) / 6
            // At the mesh's sides a neighbour is missing: the edge starts straight.
            let acrossFactor: Float = column == 0 || column == width - 1 ? 2 : 1
            let downFactor: Float = row == 0 || row == height - 1 ? 2 : 1
            return MeshGradient.BezierPoint(
                position: here, leadingControlPoint: here - across * acrossFactor,
                topControlPoint: here - down * downFactor, trailingControlPoint: here + across * acrossFactor,
                bottomControlPoint: here + down * downFactor)
        }
    }

    func picture(width pixelWidth: Int, height pixelHeight: Int, background: Color.Resolved) -> CGImage {
        var canvas = MeshCanvas(width: pixelWidth, height: pixelHeight, background: background.premultiplied)
        let scale = SIMD2(Float(pixelWidth), Float(pixelHeight))
        for row in 0..<(height - 1) {
            for column in 0..<(width - 1) { fill(row, column, scale, &canvas) }
        }
        return CGImage(width: pixelWidth, height: pixelHeight, pixels: canvas.bytes)
    }

    private func fill(_ row: Int, _ column: Int, _ scale: SIMD2<Float>, _ canvas: inout MeshCanvas) {
        let steps = min(64, max(4, Int(max(scale.x / Float(width - 1), scale.y / Float(height - 1)) / 4)))
        var above: [MeshCanvas.Vertex] = []
        for j in 0...steps {
            let v = Float(j) / Float(steps)
            let line = (0...steps).map { i -> MeshCanvas.Vertex in
                let u = Float(i) / Float(steps)
                return MeshCanvas.Vertex(place(row, column, u, v) * scale, color(row, column, u, v))
            }
            if j > 0 {
                for i in 0..<steps {
                    canvas.fill(above[i], above[i + 1], line[i])
                    canvas.fill(above[i + 1], line[i + 1], line[i])
                }
            }
            above = line
        }
    }

    private func place(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
        let topLeft = points[row * width + column]
        let topRight = points[row * width + column + 1]
        let bottomLeft = points[(row + 1) * width + column]
        let bottomRight = points[(row + 1) * width + column + 1]
        func curve(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float)
            -> SIMD2<Float>
        {
            let s = 1 - t
            return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
        }
        let top = curve(
            topLeft.position, topLeft.trailingControlPoint, topRight.leadingControlPoint, topRight.position, u)
        let bottom = curve(
            bottomLeft.position, bottomLeft.trailingControlPoint, bottomRight.leadingControlPoint,
            bottomRight.position, u)
        let left = curve(
            topLeft.position, topLeft.bottomControlPoint, bottomLeft.topControlPoint, bottomLeft.position, v)
        let right = curve(
            topRight.position, topRight.bottomControlPoint, bottomRight.topControlPoint, bottomRight.position, v)
        let upper = topLeft.position * (1 - u) + topRight.position * u
        let lower = bottomLeft.position * (1 - u) + bottomRight.position * u
        let ruled = top * (1 - v) + bottom * v
        return ruled + left * (1 - u) + right * u - (upper * (1 - v) + lower * v)
    }

    /// The mixed colour, in premultiplied gamma sRGB.
    private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        let (u, v) = isSmooth ? (u * u * (3 - 2 * u), v * v * (3 - 2 * v)) : (u, v)
        let index = row * width + column
        let top = colors[index] * (1 - u) + colors[index + 1] * u
        let bottom = colors[index + width] * (1 - u) + colors[index + width + 1] * u
        let mixed = top * (1 - v) + bottom * v
        guard isPerceptual, mixed.w > 0 else { return mixed }
        let lab = SIMD3(Double(mixed.x), Double(mixed.y), Double(mixed.z)) / Double(mixed.w)
        return Color.Resolved(components: RGB.fromOKLab(lab), opacity: mixed.w).premultiplied
    }
}

/// A picture for drawing triangles with a colour at each corner.
private struct MeshCanvas {
    struct Vertex {
        var place: SIMD2<Float>
        var color: SIMD4<Float>

        init(_ place: SIMD2<Float>, _ color: SIMD4<Float>) {
            self.place = place
            self.color = color
        }
    }

    let width: Int
    let height: Int
    private var pixels: [SIMD4<Float>]
    private let background: SIMD4<Float>

    init(width: Int, height: Int, background: SIMD4<Float>) {
        self.width = width
        self.height = height
        self.background = background
        pixels = Array(repeating: background, count: width * height)
    }

    mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
        let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place))
        let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place))
        guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else { return }
        let area = Self.cross(b.place - a.place, c.place - a.place)
        guard area != 0 else { return }
        let firstX = Int(max(0, min(Float(width), (low.x - 0.5).rounded(.up))))
        let lastX = Int(max(-1, min(Float(width - 1), (high.x - 0.5).rounded(.down))))
        let firstY = Int(max(0, min(Float(height), (low.y - 0.5).rounded(.up))))
        let lastY = Int(max(-1, min(Float(height - 1), (high.y - 0.5).rounded(.down))))
        guard firstX <= lastX, firstY <= lastY else { return }
        for y in firstY...lastY {
            for x in firstX...lastX {
                let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let toB = Self.cross(point - a.place, c.place - a.place) / area
                let toC = Self.cross(b.place - a.place, point - a.place) / area
                // A little more than the triangle, so that neighbours leave no gap.
                guard toB >= -1e-3, toC >= -1e-3, toB + toC <= 1.001 else { continue }
                let color = a.color * (1 - toB - toC) + b.color * toB + c.color * toC
                pixels[y * width + x] = color + background * (1 - color.w)
            }
        }
    }

    private static func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for pixel in pixels {
            let limited = pixel.clamped(lowerBound: .zero, upperBound: .one)
            let alpha = (limited.w * 255).rounded()
            for channel in 0..<3 { bytes.append(UInt8(min(alpha, (limited[channel] * 255).rounded()))) }
            bytes.append(UInt8(alpha))
        }
        return bytes
    }
}
