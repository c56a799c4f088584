import CoreGraphics
import RoostPicture

extension RasterScratch {
    /// A paint as seen through a transform; nil if it leaves no ink. Image paints need their picture's memory;
    /// `ImageShader` makes them.
    func shader(for paint: Paint, _ transform: DeviceTransform) -> Shader? {
        switch paint {
        case .color(let color):
            let pixel = Pixel.premultiplied(color)
            return pixel == 0 ? nil : .color(pixel)
        case .linearGradient(let gradient, let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            guard square > 0, square.isFinite else { return last(of: gradient) }
            // The gradient's own x runs from 0 at its start to 1 at its end.
            let across = DeviceTransform(
                CGAffineTransform(
                    a: dx / square, b: -dy / square, c: dy / square, d: dx / square,
                    tx: -(start.x * dx + start.y * dy) / square, ty: 0))
            guard let inverse = transform.inverse else { return nil }
            let place = inverse.concatenating(across)
            guard place.isAffine else {
                return .projected(
                    ProjectedShader(table: gradients.table(for: gradient, length: 1024), place: place, kind: .linear))
            }
            let slope = (place.a * place.a + place.c * place.c).squareRoot()
            let table = gradients.table(for: gradient, length: 1 / slope)
            if let shader = LinearShader(table: table, place: (place.a, place.c, place.tx)) { return .linear(shader) }
            return .projected(ProjectedShader(table: table, place: place, kind: .linear))
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            let place = DeviceTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
            return radial(gradient, place, startRadius, endRadius, transform)
        case .ellipticalGradient(let gradient, let bounds, let center, let startRadius, let endRadius):
            guard bounds.width != 0, bounds.height != 0 else { return last(of: gradient) }
            let (sx, sy) = (2 / bounds.width, 2 / bounds.height)
            let place = DeviceTransform(
                CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: -center.x * sx, ty: -center.y * sy))
            return radial(gradient, place, startRadius, endRadius, transform)
        case .angularGradient(let gradient, let center, let startAngle, let endAngle):
            return angular(gradient, center, startAngle, endAngle, transform)
        case .image:
            return nil
        }
    }

    private func last(of gradient: ResolvedGradient) -> Shader? {
        guard let stop = gradient.stops.last else { return nil }
        return .color(Pixel.premultiplied(stop.color))
    }

    private func radial(
        _ gradient: ResolvedGradient, _ own: DeviceTransform, _ startRadius: CGFloat, _ endRadius: CGFloat,
        _ transform: DeviceTransform
    ) -> Shader? {
        guard startRadius != endRadius, (endRadius - startRadius).isFinite else { return last(of: gradient) }
        guard let inverse = transform.inverse else { return nil }
        let place = inverse.concatenating(own)
        let unit = max(place.stretch.x, place.stretch.y)
        let table = gradients.table(for: gradient, length: place.isAffine ? abs(endRadius - startRadius) / unit : 1024)
        let scale = Double(table.count - 1) / (endRadius - startRadius)
        if place.isAffine {
            return .radial(RadialShader(table: table, place: place, scale: scale, bias: -startRadius * scale))
        }
        return .projected(
            ProjectedShader(table: table, place: place, kind: .radial(scale: scale, bias: -startRadius * scale)))
    }

    /// Outside of its angles a gradient shows the colour of the nearer end (cases.json `tui-grad2`).
    private func angular(
        _ gradient: ResolvedGradient, _ center: CGPoint, _ startAngle: Double, _ endAngle: Double,
        _ transform: DeviceTransform
    ) -> Shader? {
        var (gradient, start, span) = (gradient, startAngle, (endAngle - startAngle) / (2 * .pi))
        guard span != 0, span.isFinite else { return last(of: gradient) }
        if span < 0 {
            gradient = ResolvedGradient(
                stops: gradient.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) },
                isPerceptual: gradient.isPerceptual)
            (start, span) = (endAngle, -span)
        }
        guard let inverse = transform.inverse else { return nil }
        let own = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(rotationAngle: -start))
        let place = inverse.concatenating(DeviceTransform(own))
        let table = gradients.table(for: gradient, length: 4096)
        let scale = Double(table.count - 1) / span
        let reset = span < 1 ? (1 + span) / 2 : 2
        if place.isAffine {
            return .angular(AngularShader(table: table, place: place, scale: scale, reset: reset))
        }
        return .projected(
            ProjectedShader(table: table, place: place, kind: .angular(scale: scale, reset: reset)))
    }
}
