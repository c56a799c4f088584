import SwiftUI

extension Page {
    static let ring = Page(
        "ring", title: "A ring of wedges", caption: "One custom shape, drawn once for each wedge in the same frame.",
        size: CGSize(width: 390, height: 520)
    ) { RingPage() }
}

struct RingPage: View {
    private let wedges = [
        Ring.Wedge(width: 3, depth: 0.55, hue: 0.55), Ring.Wedge(width: 2, depth: 0.75, hue: 0.68),
        Ring.Wedge(width: 1.4, depth: 0.45, hue: 0.82), Ring.Wedge(width: 2.6, depth: 0.65, hue: 0.95),
        Ring.Wedge(width: 1.8, depth: 0.5, hue: 0.06), Ring.Wedge(width: 2.2, depth: 0.8, hue: 0.13),
        Ring.Wedge(width: 1.2, depth: 0.6, hue: 0.3), Ring.Wedge(width: 2, depth: 0.7, hue: 0.42),
    ]

    var body: some View {
        Slide(Page.ring.title, Page.ring.caption) {
            Ring(wedges: wedges)
        }
    }
}

/// Wedges around a common centre, each as wide as its share.
struct Ring: View {
    struct Wedge {
        /// In parts of the sum of all widths.
        var width: Double
        /// How far it reaches from the rim towards the centre, 0 … 1.
        var depth: Double
        var hue: Double
    }

    var wedges: [Wedge]

    var body: some View {
        ZStack {
            ForEach(wedges.indices, id: \.self) { index in
                let hue = wedges[index].hue
                WedgeShape(start: start(of: index), end: start(of: index + 1), depth: wedges[index].depth)
                    .fill(
                        AngularGradient(
                            colors: [
                                Color(hue: hue, saturation: 0.55, brightness: 1),
                                Color(hue: hue, saturation: 0.85, brightness: 0.85),
                            ], center: .center,
                            startAngle: .degrees(360 * start(of: index)), endAngle: .degrees(360 * start(of: index + 1))
                        ))
            }
        }
        .drawingGroup()
        .aspectRatio(1, contentMode: .fit)
    }

    /// The start of a wedge, in turns.
    private func start(of index: Int) -> Double {
        let total = wedges.map(\.width).reduce(0, +)
        return wedges.prefix(index).map(\.width).reduce(0, +) / total
    }
}

/// Part of a ring. Angles are in turns, clockwise from the right.
struct WedgeShape: Shape {
    var start: Double
    var end: Double
    /// 0 … 1, from the rim inwards.
    var depth: Double

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
        get { AnimatablePair(AnimatablePair(start, end), depth) }
        set { (start, end, depth) = (newValue.first.first, newValue.first.second, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let rim = min(rect.width, rect.height) / 2
        // Half a point less on each side leaves a gap of a point between neighbours at the rim.
        let gap = rim > 0 ? 0.5 / rim : 0
        let from = Angle(radians: start * 2 * .pi + gap)
        let to = Angle(radians: end * 2 * .pi - gap)
        var path = Path()
        path.addArc(center: center, radius: rim * (1 - depth), startAngle: from, endAngle: to, clockwise: false)
        path.addArc(center: center, radius: rim, startAngle: to, endAngle: from, clockwise: true)
        path.closeSubpath()
        return path
    }
}
