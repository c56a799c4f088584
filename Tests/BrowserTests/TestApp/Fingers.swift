import SwiftUI

/// A square that two fingers enlarge and turn.
struct Fingers: View {
    @State private var magnification = 1.0
    @State private var angle = Angle.zero
    @State private var ended = 0

    var body: some View {
        VStack {
            Text("Magnified \(Int((magnification * 100).rounded())) %").accessibilityIdentifier("magnified")
            Text("Turned \(Int(angle.degrees.rounded()))°").accessibilityIdentifier("turned")
            Text("Ended \(ended)").accessibilityIdentifier("ended")
            Rectangle()
                .fill(.teal)
                .frame(width: 300, height: 300)
                .scaleEffect(min(magnification, 1))
                .rotationEffect(angle)
                .contentShape(.rect)
                .gesture(
                    MagnifyGesture()
                        .onChanged { magnification = $0.magnification }
                        .onEnded { _ in ended += 1 }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                )
                .accessibilityElement()
                .accessibilityLabel("Square")
        }
    }
}
