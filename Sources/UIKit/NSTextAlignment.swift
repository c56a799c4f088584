import RoostCore

/// The side of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    /// `natural`, `left` and `justified` begin at the leading edge, `right` ends at the trailing one: where the layout
    /// runs from the right, the sides swap.
    case left, center, right, justified, natural

    /// SwiftUI's name; justified text begins at the leading edge.
    var alignment: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
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

extension TextAlignment {
    var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
