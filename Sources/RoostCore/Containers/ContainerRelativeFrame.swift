import CoreGraphics

/// The modifier behind `containerRelativeFrame`: its lengths come from the nearest scroll view or window, not from the
/// parent.
nonisolated struct ContainerRelativeFrameModifier: ElementModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: ((CGFloat, Axis) -> CGFloat)?

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? {
        ContainerRelativeObject(axes: axes, alignment: alignment, length: length)
    }
}

private final class ContainerRelativeObject: ModifierObject {
    override var isNeutral: Bool { false }
    override var dependsOnWindowSize: Bool { true }

    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: ((CGFloat, Axis) -> CGFloat)?

    init(axes: Axis.Set, alignment: Alignment, length: ((CGFloat, Axis) -> CGFloat)?) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    private func lengths(of element: LayoutID, in tree: LayoutTree) -> Proposal {
        let container = tree.containerSize(around: element)
        func resolved(_ axis: Axis) -> Double {
            guard axes.contains(Axis.Set(axis)) else { return .nan }
            let value = length.map { Double($0(container[axis], axis)) } ?? container[axis]
            return value.isFinite ? max(0, value) : 0
        }
        return Proposal(width: resolved(.horizontal), height: resolved(.vertical))
    }

    private func offer(_ lengths: Proposal, _ proposal: Proposal) -> Proposal {
        Proposal(
            width: lengths.width.isNaN ? proposal.width : lengths.width,
            height: lengths.height.isNaN ? proposal.height : lengths.height)
    }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let lengths = lengths(of: element, in: tree)
        let inner = tree.size(tree.firstChild(of: element), offer(lengths, proposal))
        return CGSize(
            width: lengths.width.isNaN ? inner.width : lengths.width,
            height: lengths.height.isNaN ? inner.height : lengths.height)
    }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        tree.pushAligned(
            tree.firstChild(of: element), in: size, alignment, offer(lengths(of: element, in: tree), proposal))
    }
}

extension LayoutTree {
    /// The size of the nearest scroll view, else of the window. A scroll view counts as large as it is proposed to be,
    /// so that measuring and placing agree; where that is nil or infinite, the container around it counts.
    func containerSize(around element: LayoutID) -> CGSize {
        var size = Proposal.unspecified
        var current = parent(of: element)
        while current.exists, size.width.isNaN || size.height.isNaN {
            if let room = (layoutObject(of: current) as? ScrollObject)?.controller.room {
                let own = room.size(for: element)
                if size.width.isNaN, own.width.isFinite { size.width = own.width }
                if size.height.isNaN, own.height.isFinite { size.height = own.height }
            }
            current = parent(of: current)
        }
        return CGSize(
            width: size.width.isNaN ? windowSize.width : max(0, size.width),
            height: size.height.isNaN ? windowSize.height : max(0, size.height))
    }
}

/// A scroll view's room: what it is proposed. The frames inside that are relative to it are measured anew where it
/// changes.
final class ScrollRoom {
    private var proposal = Proposal.unspecified
    private var readers: Set<LayoutID> = []

    func size(for reader: LayoutID) -> Proposal {
        readers.insert(reader)
        return proposal
    }

    /// Called before the scroll view's content is measured or placed.
    func set(_ proposal: Proposal, around content: LayoutID, in tree: LayoutTree) {
        guard !proposal.isSame(as: self.proposal) else { return }
        self.proposal = proposal
        guard !readers.isEmpty else { return }
        let readers = readers
        self.readers = []
        tree.resolveContent(of: content) {
            for reader in readers where tree.isInside(reader, content) { tree.invalidate(reader) }
        }
    }
}

extension View {
    /// Makes the view as long as the nearest scroll view, or the window, along `axes`; it keeps its own length across
    /// them.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: nil))
    }

    /// Gives the view a length computed from the nearest scroll view's, or the window's.
    ///
    /// - Parameter length: Called for each of `axes` with the container's length in points. A negative or infinite
    ///   result counts as 0.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Divides the nearest container's length into `count` parts, `spacing` points apart, and gives the view `span` of
    /// them. A `count` below 1 counts as 1.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }
}
