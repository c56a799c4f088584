import CoreGraphics
import RoostCore

/// A box or circle, a gap of 5 points, and the label. The box is centred on the capitals of the label's first line:
/// beside text of 13 points, a box of 16 points reaches 0.42 below the line (`cis-FL2`, `cis-FL10`).
nonisolated struct CheckRow<Box: View, Label: View>: View {
    @ViewBuilder let box: Box
    @ViewBuilder let label: Label
    @Environment(\.resolvedFont) private var font

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 5) {
            box.alignmentGuide(.firstTextBaseline) { [font] in $0.baseline(besideCapitalsOf: font) }
            // Without any room the label is still proposed the box's height, enough for one line.
            label.frame(minHeight: 16)
        }
    }
}
