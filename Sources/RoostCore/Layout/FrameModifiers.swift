import CoreGraphics

/// The modifier of `frame(width:height:alignment:)`.
nonisolated public struct _FrameLayout: ElementModifier {
    public typealias Body = Never
    @usableFromInline let width: OptionalLength
    @usableFromInline let height: OptionalLength
    @usableFromInline let alignment: Alignment

    // Inlinable, like the other most used modifiers, so that the caller's module composes it: generic code here would
    // have to look up the types of everything inside.
    @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = OptionalLength(width)
        self.height = OptionalLength(height)
        self.alignment = alignment
    }

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .frame(
            width: Self.checked(width.value, "width"), height: Self.checked(height.value, "height"), alignment)
    }

    /// A length that is not finite counts as none, as in two pictures of iOS 26, a negative one as 0; both with a warning.
    static func checked(_ length: CGFloat?, _ name: String) -> Double {
        guard let length else { return .nan }
        if length >= 0 && length.isFinite { return length }
        let (used, outcome) = length.isFinite ? (0, "0 is used") : (.nan, "it is ignored")
        Log.warning(
            "Invalid frame dimension: .frame(\(name): \(length)) must be finite and not negative; \(outcome).",
            view: "frame", value: length)
        return used
    }
}

/// The modifier of the flexible `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
nonisolated public struct _FlexFrameLayout: ElementModifier {
    public typealias Body = Never
    @usableFromInline let minWidth: OptionalLength
    @usableFromInline let idealWidth: OptionalLength
    @usableFromInline let maxWidth: OptionalLength
    @usableFromInline let minHeight: OptionalLength
    @usableFromInline let idealHeight: OptionalLength
    @usableFromInline let maxHeight: OptionalLength
    @usableFromInline let alignment: Alignment

    @inlinable init(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, alignment: Alignment
    ) {
        self.minWidth = OptionalLength(minWidth)
        self.idealWidth = OptionalLength(idealWidth)
        self.maxWidth = OptionalLength(maxWidth)
        self.minHeight = OptionalLength(minHeight)
        self.idealHeight = OptionalLength(idealHeight)
        self.maxHeight = OptionalLength(maxHeight)
        self.alignment = alignment
    }

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        let (minWidth, idealWidth, maxWidth) = Self.ordered(minWidth.value, idealWidth.value, maxWidth.value, "Width")
        let (minHeight, idealHeight, maxHeight) = Self.ordered(
            minHeight.value, idealHeight.value, maxHeight.value, "Height")
        return .flexibleFrame(
            FlexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    /// The three limits, raised where they are out of order, as Apple's are after its warning (Rules.md, Frames).
    private static func ordered(
        _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ name: String
    ) -> (Double, Double, Double) {
        func checked(_ value: CGFloat?, _ limit: String) -> Double {
            guard let value else { return .nan }
            guard value.isNaN || (limit == "max" && value < 0) else { return value }
            Log.warning(
                "Invalid frame dimension: .frame(\(limit)\(name): \(value)) must be a number and not negative; 0 is used.",
                view: "frame", value: value)
            return 0
        }
        let (low, middle, high) = (checked(min, "min"), checked(ideal, "ideal"), checked(max, "max"))
        let lowest = low.isNaN ? -.infinity : low
        let orderedMiddle = middle.isNaN ? .nan : Swift.max(lowest, middle)
        let orderedHigh = high.isNaN ? .nan : Swift.max(orderedMiddle.isNaN ? lowest : orderedMiddle, high)
        if orderedMiddle != middle && !middle.isNaN || orderedHigh != high && !high.isNaN {
            Log.warning(
                "Contradictory frame constraints: min\(name) \(low), ideal\(name) \(middle), max\(name) \(high) must not fall.",
                view: "frame", value: [low, middle, high])
        }
        return (low, orderedMiddle, orderedHigh)
    }
}

extension View {
    /// Puts the view into a frame of a fixed size in points, aligned in it. Nil leaves an axis to the view. Negative
    /// and non-finite lengths count as 0, with a warning.
    @inlinable nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// A frame without a size changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
    }

    /// Puts the view into a frame with limits in points, aligned in it. Nil sets no limit; the ideal applies where
    /// nothing is proposed (Rules.md, Frames; cases `frame-*`). Limits that are out of order are raised, with a
    /// warning.
    @inlinable nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    /// Fills the proposal, or changes nothing. A frame without limits would propose its own size when it is placed
    /// (case `frame-C`), where the view alone gets the proposal for which it was measured.
    nonisolated package func fillsProposal(_ fills: Bool) -> some View {
        modifier(ProposalFillModifier(fills: fills))
    }
}

/// The modifier of `fillsProposal(_:)`.
nonisolated private struct ProposalFillModifier: ElementModifier {
    typealias Body = Never
    let fills: Bool

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        guard fills else { return .passthrough }
        return _FlexFrameLayout(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: .infinity,
            alignment: .center
        ).rule(in: environment)
    }
}
