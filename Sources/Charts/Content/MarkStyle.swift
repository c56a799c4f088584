import SwiftUI

/// The look of a mark, as the modifiers around it have set it.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var opacity = 1.0
    var line: StrokeStyle?
    var symbol: MarkSymbol?
    /// The size of symbols: the area, or a width and a height.
    var symbolSize: MarkSymbolSize?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    /// The shape that the mark is cut to, in its frame.
    var clip: MarkClip?
    var zIndex = 0.0
    var isAlignedWithPlot = false
    var offset = MarkOffset()
    /// The indices of the values by which the mark is styled; −1 for none.
    var foregroundGroup: Int32 = -1
    var symbolGroup: Int32 = -1
    var symbolSizeGroup: Int32 = -1
    var lineGroup: Int32 = -1
    var positionGroup: Int32 = -1
    var positionAxis: Axis?
    var positionSpan = MarkDimension.automatic
    var annotations: [MarkAnnotation] = []
    var accessibility: MarkAccessibility?
}

/// A shape that marks are cut to.
struct MarkClip {
    let shape: AnyShape
    let style: FillStyle
}

/// A symbol of points.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}

enum MarkSymbolSize: Equatable {
    /// The area of the symbol's circle, in square points.
    case area(CGFloat)
    case size(CGSize)
}

/// Distances in points by which the edges of a mark are moved.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    static func + (lhs: MarkOffset, rhs: MarkOffset) -> MarkOffset {
        MarkOffset(
            xStart: lhs.xStart + rhs.xStart, xEnd: lhs.xEnd + rhs.xEnd, yStart: lhs.yStart + rhs.yStart,
            yEnd: lhs.yEnd + rhs.yEnd)
    }
}

/// The description that a mark has instead of its values.
struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// The distance from the mark in points; nil for the default.
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    /// Whether the content depends on the mark's size.
    var needsSize = false
    var content: (AnnotationContext) -> AnyView
}

/// An effect on some marks together.
enum MarkEffect {
    case blur(CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case composited
    /// A view that shows the marks where it has a `LayerContent`.
    case styled(AnyView)
    /// The marks of other records, whose opacity counts.
    case mask(_MarkCollector)
}

/// Marks that an effect applies to.
struct MarkLayer {
    var effect: MarkEffect
    /// The layer around this one; −1 for the plot.
    var parent: Int32
}
