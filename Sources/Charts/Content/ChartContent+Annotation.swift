import SwiftUI

nonisolated extension ChartContent {
    /// A view beside each mark.
    /// - Parameters:
    ///   - position: The side of the mark on which the view lies.
    ///   - alignment: The place of the view along that side.
    ///   - spacing: The distance from the mark in points; nil for the default.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    /// A view beside each mark, made for the mark's size.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    /// A view beside each mark.
    /// - Parameter overflowResolution: The way in which a view is kept in the plot or the chart.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(
            MarkAnnotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) {
                _ in view
            })
    }

    /// A view beside each mark, made for the mark's size.
    /// - Parameter overflowResolution: The way in which a view is kept in the plot or the chart.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(
            MarkAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
                needsSize: true
            ) { AnyView(content($0)) })
    }

    private func annotated(_ annotation: MarkAnnotation) -> StyledChartContent<Self> {
        styled { $0.annotations.append(annotation) }
    }
}
