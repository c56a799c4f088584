import CoreGraphics

/// Empty room that grows along the stack around it, or on both axes outside of a stack.
nonisolated public struct Spacer: LeafView {
    public typealias Body = Never
    /// The least length in points; nil for the default, 8 (Rules.md, Spacers).
    public var minLength: CGFloat?

    /// A spacer that is at least `minLength` points long; nil for the default, 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .spacer(minLength: minLength.map { $0.isFinite ? max(0, Double($0)) : 0 } ?? .nan)
    }
}
