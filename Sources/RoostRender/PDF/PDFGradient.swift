import CoreGraphics
import RoostPicture

/// A gradient along a line or a radius.
struct PDFGradient {
    enum Geometry {
        case axial(LinearRamp)
        case radial(RadialRamp)
    }

    /// The part of the colours that a shading shows: a soft mask takes opacity for brightness.
    enum Channel { case color, opacity }

    let geometry: Geometry
    /// At least two, in rising order.
    private(set) var stops: [ResolvedGradient.Stop]

    /// The length given to the outermost of several stops in one place, so that its colour continues beyond.
    private static let sliver = 1e-4

    init(geometry: Geometry, stops: [ResolvedGradient.Stop]) {
        self.geometry = geometry
        self.stops = stops
        var first = stops[0]
        first.location -= Self.sliver
        let isRadialStart = if case .radial = geometry { first.location < 0 } else { false }
        if stops.count < 2 || stops[1].location <= stops[0].location, !isRadialStart { self.stops.insert(first, at: 0) }
        var last = stops[stops.count - 1]
        last.location += Self.sliver
        if stops.count < 2 || stops[stops.count - 2].location >= stops[stops.count - 1].location {
            self.stops.append(last)
        }
    }

    private var first: Double { stops[0].location }
    private var last: Double { stops[stops.count - 1].location }

    /// The shading dictionary.
    func write(_ channel: Channel, to buffer: inout PDFBuffer) {
        switch geometry {
        case .axial(let ramp):
            let (start, end) = (ramp.start.towards(ramp.end, first), ramp.start.towards(ramp.end, last))
            buffer.raw("<< /ShadingType 2 /Coords [ ")
            buffer.numbers(start.x, start.y, end.x, end.y, decimals: 5)
        case .radial(let ramp):
            buffer.raw("<< /ShadingType 3 /Coords [ ")
            let (inner, outer) = (first * ramp.radius, last * ramp.radius)
            buffer.numbers(ramp.center.x, ramp.center.y, inner, ramp.center.x, ramp.center.y, outer, decimals: 5)
        }
        buffer.raw(" ] /Domain [ ")
        buffer.numbers(first, last, decimals: 6)
        buffer.raw(" ] /Extend [ true true ] /ColorSpace ")
        buffer.raw(channel.colorSpace)
        buffer.raw(" /Function ")
        writeFunction(channel, to: &buffer)
        buffer.raw(" >>")
    }

    /// The pieces between stops, side by side.
    private func writeFunction(_ channel: Channel, to buffer: inout PDFBuffer) {
        let pieces = zip(stops, stops.dropFirst()).filter { left, right in
            PDFBuffer.fixed(left.location, decimals: 6) < PDFBuffer.fixed(right.location, decimals: 6)
        }
        buffer.raw("<< /FunctionType 3 /Domain [ ")
        buffer.numbers(first, last, decimals: 6)
        buffer.raw(" ] /Functions [ ")
        for (left, right) in pieces {
            buffer.raw("<< /FunctionType 2 /Domain [ 0 1 ] /N 1 /C0 [ ")
            channel.write(left.color, to: &buffer)
            buffer.raw(" ] /C1 [ ")
            channel.write(right.color, to: &buffer)
            buffer.raw(" ] >> ")
        }
        buffer.raw("] /Bounds [ ")
        for (left, _) in pieces.dropFirst() {
            buffer.number(left.location, decimals: 6)
            buffer.raw(" ")
        }
        buffer.raw("] /Encode [ ")
        for _ in pieces { buffer.raw("0 1 ") }
        buffer.raw("] >>")
    }
}

extension PDFGradient.Channel {
    fileprivate var colorSpace: StaticString {
        switch self {
        case .color: "/DeviceRGB"
        case .opacity: "/DeviceGray"
        }
    }

    fileprivate func components(_ color: ResolvedColor) -> [Float] {
        switch self {
        case .color: [color.red, color.green, color.blue]
        case .opacity: [color.opacity]
        }
    }

    fileprivate func write(_ color: ResolvedColor, to buffer: inout PDFBuffer) {
        for (index, component) in components(color).enumerated() {
            if index > 0 { buffer.raw(" ") }
            buffer.number(CGFloat(component), decimals: 4)
        }
    }
}

/// A gradient by angle: sectors as patches of a mesh.
struct PDFMesh {
    let sectors: [AngularSectors.Sector]
    let center: CGPoint
    private let reach: CGFloat

    /// - Parameter bounds: The area that the sectors have to cover.
    init(sectors: [AngularSectors.Sector], center: CGPoint, bounds: CGRect) {
        self.sectors = sectors
        self.center = center
        let width = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
        let height = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        reach = (width * width + height * height).squareRoot() * 1.05 + 1
    }

    /// The entries of the shading stream's dictionary.
    func writeEntries(_ channel: PDFGradient.Channel, to buffer: inout PDFBuffer) {
        buffer.raw("/ShadingType 7 /BitsPerCoordinate 32 /BitsPerComponent 8 /BitsPerFlag 8 /ColorSpace ")
        buffer.raw(channel.colorSpace)
        buffer.raw(" /Decode [ ")
        buffer.numbers(
            center.x - limit, center.x + limit, center.y - limit, center.y + limit, decimals: 6)
        for _ in channel.components(ResolvedColor(red: 0, green: 0, blue: 0)) { buffer.raw(" 0 1") }
        buffer.raw(" ] ")
    }

    /// The handles of the curves reach a little beyond the circle.
    private var limit: CGFloat { reach * 1.5 }

    /// The shading stream.
    func patches(_ channel: PDFGradient.Channel) -> [UInt8] {
        var bytes: [UInt8] = []
        for sector in sectors {
            bytes.append(0)
            for point in points(of: sector) {
                for value in [point.x - center.x, point.y - center.y] {
                    let fraction = min(max((value + limit) / (2 * limit), 0), 1)
                    let fixed = fraction.isNaN ? 0 : UInt32((fraction * CGFloat(UInt32.max)).rounded())
                    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: fixed >> shift)) }
                }
            }
            for color in [sector.colors.0, sector.colors.0, sector.colors.1, sector.colors.1] {
                for component in channel.components(color) { bytes.append(UInt8((component * 255).rounded())) }
            }
        }
        return bytes
    }

    /// The sixteen points of a tensor-product patch whose fourth side is the centre.
    private func points(of sector: AngularSectors.Sector) -> [CGPoint] {
        let (from, to) = sector.angles
        // The length of the handles of a Bézier curve that follows the circle.
        let handle = 4 / 3 * tan((to - from) / 4)
        func point(_ angle: CGFloat, ahead: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + reach * (cos(angle) - ahead * sin(angle)),
                y: center.y + reach * (sin(angle) + ahead * cos(angle)))
        }
        let (start, end) = (point(from), point(to))
        let (afterStart, beforeEnd) = (point(from, ahead: handle), point(to, ahead: -handle))
        // Those inside follow from those along the sides, as in a Coons patch.
        func inner(
            _ near: CGPoint, _ sides: (CGPoint, CGPoint), _ next: (CGPoint, CGPoint), _ far: (CGPoint, CGPoint),
            _ opposite: CGPoint
        ) -> CGPoint {
            func mix(_ value: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let (a, b) = (
                    sides.0[keyPath: value] + sides.1[keyPath: value], next.0[keyPath: value] + next.1[keyPath: value]
                )
                let c = far.0[keyPath: value] + far.1[keyPath: value]
                return (-4 * near[keyPath: value] + 6 * a - 2 * b + 3 * c - opposite[keyPath: value]) / 9
            }
            return CGPoint(x: mix(\.x), y: mix(\.y))
        }
        let (out1, out2) = (center.towards(start, 1.0 / 3), center.towards(start, 2.0 / 3))
        let (back2, back1) = (center.towards(end, 2.0 / 3), center.towards(end, 1.0 / 3))
        let (p00, p01, p02, p03) = (center, out1, out2, start)
        let (p13, p23, p33) = (afterStart, beforeEnd, end)
        let (p32, p31, p30, p20, p10) = (back2, back1, center, center, center)
        return [
            p00, p01, p02, p03, p13, p23, p33, p32, p31, p30, p20, p10,
            inner(p00, (p01, p10), (p03, p30), (p31, p13), p33), inner(p03, (p02, p13), (p00, p33), (p32, p10), p30),
            inner(p33, (p32, p23), (p30, p03), (p02, p20), p00), inner(p30, (p31, p20), (p33, p00), (p01, p23), p03),
        ]
    }
}
