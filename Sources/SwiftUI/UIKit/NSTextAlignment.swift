import RoostCore

/// On which side lines of text stand.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    /// SwiftUI's name; what is justified begins at the leading edge.
    var alignment: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

/// How a line that is too long ends.
public enum NSLineBreakMode: UInt, Sendable {
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
