import CoreGraphics

/// A box or circle, 5 of gap, its label: the box's middle is that of the label's first line's capitals. Beside 13 point
/// text a box of 16 points reaches 0.42 below the line (`cis-FL2`, `cis-FL10`).
nonisolated struct CheckRow<Box: View, Label: View>: View {
    @ViewBuilder let box: Box
    @ViewBuilder let label: Label
    @Environment(\.resolvedFont) private var font

    @MainActor var body: some View {
        let capHeight = 0.70459 * font.size
        HStack(alignment: .firstTextBaseline, spacing: 5) {
            box.alignmentGuide(.firstTextBaseline) { ($0.height + capHeight) / 2 }
            // In no room at all the label is offered the box's height, which leaves it one line.
            label.frame(minHeight: 16)
        }
    }
}
