import RoostCore

/// The side of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    /// `left` and `right` are the same sides in each direction of layout. `natural` and `justified` begin at the leading
    /// edge.
    case left, center, right, justified, natural

    /// SwiftUI's name for the side in a direction of layout.
    func alignment(in direction: LayoutDirection) -> TextAlignment {
        switch self {
        case .center: .center
        case .left: direction == .leftToRight ? .leading : .trailing
        case .right: direction == .leftToRight ? .trailing : .leading
        case .justified, .natural: .leading
        }
    }

    /// The side in a layout that runs from the left, for a text whose own layout runs in a direction.
    func side(in direction: LayoutDirection) -> HorizontalAlignment {
        switch alignment(in: direction) {
        case .center: .center
        case .leading: direction == .leftToRight ? .leading : .trailing
        case .trailing: direction == .leftToRight ? .trailing : .leading
        }
    }
}

/// The end of a line that is too long.
public enum NSLineBreakMode: UInt, Sendable {
    /// The first three truncate as `byTruncatingTail` here: the last line ends with an ellipsis.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var truncationMode: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}
