import CoreGraphics
import RoostPicture

/// A gradient along a line, its stops within 0…1.
struct LinearRamp {
    var stops: [ResolvedGradient.Stop]
    var start: CGPoint
    var end: CGPoint

    init(_ gradient: ResolvedGradient, start: CGPoint, end: CGPoint) {
        stops = gradient.smoothStops
        self.start = start
        self.end = end
    }
}

/// A gradient around a point, its stops fractions of a radius.
struct RadialRamp {
    var stops: [ResolvedGradient.Stop]
    var center: CGPoint
    var radius: CGFloat

    init(_ gradient: ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.center = center
        var stops = gradient.smoothStops
        for index in stops.indices {
            stops[index].location = startRadius + stops[index].location * (endRadius - startRadius)
        }
        if endRadius < startRadius { stops.reverse() }
        if stops[0].location < 0 {
            let color = gradient.color(at: -startRadius / (endRadius - startRadius)).clean
            stops.removeAll { $0.location < 0 }
            stops.insert(.init(color: color, location: 0), at: 0)
        }
        radius = max(stops[stops.count - 1].location, 1e-3)
        for index in stops.indices { stops[index].location /= radius }
        self.stops = stops
    }
}

/// A gradient around a point by angle, cut into sectors.
struct AngularSectors {
    struct Sector {
        /// Radians, clockwise from three o'clock; the second may be smaller.
        var angles: (CGFloat, CGFloat)
        var colors: (ResolvedColor, ResolvedColor)
    }

    /// Sectors that together make a full turn.
    private(set) var sectors: [Sector] = []

    /// - Parameter widest: The width that no sector exceeds, in radians.
    init(_ gradient: ResolvedGradient, startAngle: Double, endAngle: Double, widest: Double) {
        let turn = 2 * Double.pi
        let span = endAngle - startAngle
        let direction: Double = span < 0 ? -1 : 1
        let visible = min(abs(span), turn)
        let stops = gradient.smoothStops
        let (first, last) = (stops[0], stops[stops.count - 1])

        // The fraction of the span at which a full turn is reached.
        let end = visible / abs(span)
        let pieces = zip([first.at(0)] + stops, stops + [last.at(1)])
        for (left, right) in pieces where right.location > left.location {
            let (low, high) = (left.location, min(right.location, end))
            guard high > low else { continue }
            let count = max(Int(((high - low) * abs(span) / widest).rounded(.up)), 1)
            for step in 0..<count {
                let from = low + (high - low) * Double(step) / Double(count)
                let to = low + (high - low) * Double(step + 1) / Double(count)
                sectors.append(
                    Sector(
                        angles: (startAngle + from * span, startAngle + to * span),
                        colors: (.between(left, right, at: from), .between(left, right, at: to))))
            }
        }
        // Beyond the span, the colour of either end fills half of the rest of the turn.
        let rest = (turn - visible) / 2
        for (color, from) in [(last.color, startAngle + span), (first.color, startAngle + span + direction * rest)]
        where rest > 1e-9 {
            let count = max(Int((rest / widest).rounded(.up)), 1)
            for step in 0..<count {
                let width = direction * rest / Double(count)
                let angle = from + width * Double(step)
                sectors.append(Sector(angles: (angle, angle + width), colors: (color, color)))
            }
        }
    }
}

extension ResolvedGradient.Stop {
    fileprivate func at(_ location: Double) -> Self { Self(color: color, location: location) }
}

extension ResolvedColor {
    fileprivate static func between(
        _ left: ResolvedGradient.Stop, _ right: ResolvedGradient.Stop, at location: Double
    ) -> ResolvedColor {
        left.color.mixed(with: right.color, by: Float((location - left.location) / (right.location - left.location)))
    }
}
