import SwiftUI

extension MapContent {
    private func changing(_ change: @escaping (inout MapItem) -> Void) -> some MapContent {
        ModifiedMapContent(content: self, change: change)
    }

    /// The colour of markers and pins, and of lines and areas that have no style of their own. The innermost counts.
    public func tint(_ tint: Color?) -> some MapContent { changing { $0.look.tint = $0.look.tint ?? tint } }

    /// The style of areas. The innermost counts.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        changing { $0.look.fill = $0.look.fill ?? AnyShapeStyle(style) }
    }

    /// The style of lines and of areas' edges, and their width in points. The innermost counts.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The style of lines and of areas' edges. The innermost counts.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        changing {
            guard $0.look.stroke == nil else { return }
            $0.look.stroke = AnyShapeStyle(content)
            $0.look.strokeStyle = style
        }
    }

    /// The style of lines and of areas' edges, in the tint's colour. The innermost counts.
    public func strokeStyle(style: StrokeStyle) -> some MapContent { changing { $0.look.strokeStyle = style } }

    /// The value that a map's selection has when the item is tapped.
    public func tag(_ tag: some Hashable) -> some MapContent { changing { $0.tag = AnyHashable(tag) } }

    /// Whether the words below marks are shown. The innermost counts.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changing { if $0.look.titles == .automatic { $0.look.titles = visibility } }
    }

    /// Takes subtitles as Apple's does. No item has one here.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changing { _ in } }

    /// Takes the level as Apple's does. There are no roads and no labels here, so both levels look alike.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { _ in } }
}

/// Where lines and areas lie.
public enum MKOverlayLevel: Int, Sendable {
    /// Below labels, or above.
    case aboveRoads, aboveLabels
}
