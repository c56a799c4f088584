import CoreGraphics
import RoostCore

/// The size of a sheet in a window that has room around it.
public protocol PresentationSizing {
    typealias Context = PresentationSizingContext

    /// Returns the sheet's size in points. A nil dimension takes the content's size.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The surroundings of a sheet that is sized; here they tell nothing.
public struct PresentationSizingContext: Sendable {
    init() {}
}

/// The content of a sheet whose size is worked out.
public struct PresentationSizingRoot {
    let content: LayoutSubview

    /// Returns the content's size in points for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

/// The platform's usual size: a form's on iOS, the content's own on macOS.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: Context) -> ProposedViewSize {
        FormPresentationSizing().proposedSize(for: root, context: context)
    }
}

/// For a form: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    public init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: Context) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

/// About as large as a sheet of paper: 704 by 940 points.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    public init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: Context) -> ProposedViewSize {
        ProposedViewSize(width: 704, height: 940)
    }
}

/// The content's own size.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public init() {}

    public func proposedSize(for root: PresentationSizingRoot, context: Context) -> ProposedViewSize { .unspecified }
}

/// Another sizing, except for dimensions in which the content decides.
nonisolated private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: Context) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = root.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width }
        if vertical { size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height }
        return size
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The platform's usual size: a form's on iOS, the content's own on macOS.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// 540 by 620 points, as far as the window has room.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// 704 by 940 points, as far as the window has room.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The content's own size, as far as the window has room.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
    /// This size, except for dimensions in which the content decides.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Accepted for existing code; a sheet always follows the size of its content, and a warning says so.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        Log.warning("PresentationSizing.sticky has no effect: a sheet becomes smaller when its content does")
        return self
    }
}

extension View {
    /// Sets the size of the sheet around this view in a window that has room around it.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentation { $0.sizing = sizing }
    }
}

/// Gives a sheet's content the size of a sizing, as far as the window has room.
nonisolated struct PresentationSizingLayout: Layout {
    let sizing: any PresentationSizing
    let largest: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let root = PresentationSizingRoot(content: content)
        var wanted = sizing.proposedSize(for: root, context: PresentationSizingContext())
        if let width = wanted.width { wanted.width = limited(width, largest.width) }
        if let height = wanted.height { wanted.height = limited(height, largest.height) }
        guard wanted.width == nil || wanted.height == nil else { return wanted.replacingUnspecifiedDimensions() }
        let ideal = content.sizeThatFits(wanted)
        return CGSize(
            width: wanted.width ?? limited(ideal.width, largest.width),
            height: wanted.height ?? limited(ideal.height, largest.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }

    private func limited(_ length: CGFloat, _ largest: CGFloat) -> CGFloat {
        length.isFinite ? min(max(0, length), largest) : largest
    }
}
