import SwiftUI

/// A ring of wedges: `swift run RingApp`. A tap on a wedge removes it; the button adds one.
@main
struct RingApp: App {
    var body: some Scene {
        WindowGroup("Ring") { RingScreen() }
    }
}

struct Wedge: Identifiable, Equatable {
    var id: Int
    /// The width, as a share of the sum of all widths.
    var width: Double
    var hue: Double

    /// The `number`th wedge.
    static func make(_ number: Int) -> Wedge {
        Wedge(
            id: number, width: 1 + Double(number * 7 % 5) / 2,
            hue: Double(number) * 0.17 - (Double(number) * 0.17).rounded(.down))
    }
}

struct RingScreen: View {
    @State private var wedges = (1...6).map(Wedge.make)
    @State private var next = 7

    var body: some View {
        VStack {
            Ring(wedges: wedges) { wedge in
                withAnimation(.spring(duration: 0.5)) { wedges.removeAll { $0.id == wedge.id } }
            }
            Button("Add a wedge") {
                withAnimation(.spring(duration: 0.5)) { wedges.append(.make(next)) }
                next += 1
            }
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: 480)
    }
}

struct Ring: View {
    var wedges: [Wedge]
    var tap: (Wedge) -> Void

    var body: some View {
        ZStack {
            ForEach(wedges) { wedge in
                let shape = WedgeShape(start: start(of: wedge), end: start(of: wedge) + wedge.width / total)
                shape
                    .fill(Color(hue: wedge.hue, saturation: 0.6, brightness: 0.95).gradient)
                    .contentShape(shape)
                    .onTapGesture { tap(wedge) }
                    .transition(.scale.combined(with: .opacity))
                    .accessibilityElement()
                    .accessibilityLabel("Wedge \(wedge.id)")
                    .accessibilityAddTraits(.isButton)
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }

    private var total: Double { wedges.map(\.width).reduce(0, +) }

    /// The start of a wedge, in turns.
    private func start(of wedge: Wedge) -> Double {
        wedges.prefix { $0.id != wedge.id }.map(\.width).reduce(0, +) / total
    }
}

/// A part of a ring. `start` and `end` are in turns, clockwise from the top.
struct WedgeShape: Shape {
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let rim = min(rect.width, rect.height) / 2
        let gap = rim > 0 ? 1 / rim : 0
        let from = Angle.radians(start * 2 * .pi - .pi / 2 + gap)
        let to = Angle.radians(end * 2 * .pi - .pi / 2 - gap)
        var path = Path()
        path.addArc(center: center, radius: rim * 0.4, startAngle: from, endAngle: to, clockwise: false)
        path.addArc(center: center, radius: rim, startAngle: to, endAngle: from, clockwise: true)
        path.closeSubpath()
        return path
    }
}
