import Foundation

/// One line or label of an axis at one value, as `AxisMark`s describe it.
struct AxisPart {
    enum Content {
        case gridLine(StrokeStyle?)
        case tick(AxisTickLength, StrokeStyle?)
        case label(AxisLabelContent, AxisLabelLayout)
    }

    let content: Content
    /// Whether it lies in the middle between its value and the next; nil where the values decide.
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    var opacity = 1.0
}

/// The text or the view of a label.
enum AxisLabelContent {
    /// The value in the axis's own format.
    case automatic
    case text(Text)
    case formatted((PlotValue) -> String?)
    case view(AnyView)
}

/// The placing of a label.
struct AxisLabelLayout {
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collisionResolution = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var offsetsMarks: Bool?
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// The lines and labels of an axis at one value.
public struct _AxisParts {
    var parts: [AxisPart] = []
}
