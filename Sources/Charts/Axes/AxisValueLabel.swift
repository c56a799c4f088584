import Foundation

/// The label of a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
    public typealias Body = Never
    private let content: AxisLabelContent
    private let isCentered: Bool?
    private let layout: AxisLabelLayout

    private init(_ content: AxisLabelContent, _ isCentered: Bool?, _ layout: AxisLabelLayout) {
        self.content = content
        self.isCentered = isCentered
        self.layout = layout
    }

    public func _append(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(content: .label(content, layout), isCentered: isCentered))
    }

    /// A view as label.
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between its value and the next.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: The alignment among the labels of one value.
    ///   - horizontalSpacing: The distance to the line or the plot beside it, in points.
    ///   - verticalSpacing: The distance to the plot above or below it, in points.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())),
            centered,
            AxisLabelLayout(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
                orientation: orientation, offsetsMarks: offsetsMarks, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

nonisolated extension AxisValueLabel where Content == Never {
    /// The value in the format of the axis.
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between its value and the next.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: The alignment among the labels of one value.
    ///   - horizontalSpacing: The distance to the line or the plot beside it, in points.
    ///   - verticalSpacing: The distance to the plot above or below it, in points.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic,
            centered,
            AxisLabelLayout(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
                orientation: orientation, offsetsMarks: offsetsMarks, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

nonisolated extension AxisValueLabel where Content == Text {
    /// The value in a format.
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between its value and the next.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: The alignment among the labels of one value.
    ///   - horizontalSpacing: The distance to the line or the plot beside it, in points.
    ///   - verticalSpacing: The distance to the plot above or below it, in points.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            .formatted { F.FormatInput(plotValue: $0).map(format.format) },
            centered,
            AxisLabelLayout(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
                orientation: orientation, offsetsMarks: offsetsMarks, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A text that is translated.
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between its value and the next.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: The alignment among the labels of one value.
    ///   - horizontalSpacing: The distance to the line or the plot beside it, in points.
    ///   - verticalSpacing: The distance to the plot above or below it, in points.
    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(labelKey)),
            centered,
            AxisLabelLayout(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
                orientation: orientation, offsetsMarks: offsetsMarks, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A text that is shown as it is.
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between its value and the next.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: The alignment among the labels of one value.
    ///   - horizontalSpacing: The distance to the line or the plot beside it, in points.
    ///   - verticalSpacing: The distance to the plot above or below it, in points.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(label)),
            centered,
            AxisLabelLayout(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
                orientation: orientation, offsetsMarks: offsetsMarks, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A text.
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between its value and the next.
    ///   - anchor: The point of the label that lies at the value.
    ///   - multiLabelAlignment: The alignment among the labels of one value.
    ///   - horizontalSpacing: The distance to the line or the plot beside it, in points.
    ///   - verticalSpacing: The distance to the plot above or below it, in points.
    public init(
        _ label: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(label),
            centered,
            AxisLabelLayout(
                anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
                orientation: orientation, offsetsMarks: offsetsMarks, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}
