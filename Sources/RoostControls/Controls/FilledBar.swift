import CoreGraphics
import RoostCore

/// A bar filled from its leading end in the tint.
nonisolated struct FilledBar: View {
    /// 0 … 1.
    let fraction: Double
    /// In points; nil for round ends.
    var cornerRadius: CGFloat?

    @MainActor var body: some View {
        LeadingPart(fraction: 1, cornerRadius: cornerRadius)
            .fill(Color(.fill))
            .overlay { LeadingPart(fraction: fraction, cornerRadius: cornerRadius).fill(.tint) }
    }
}

/// A bar over the leading part of the width.
nonisolated private struct LeadingPart: Shape {
    var fraction: Double
    let cornerRadius: CGFloat?

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard rect.width.isFinite, rect.height.isFinite else { return Path() }
        let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height)
        let radius = cornerRadius ?? rect.height / 2
        return Path(roundedRect: part, cornerRadius: min(radius, part.width / 2, part.height / 2), style: .continuous)
    }
}
