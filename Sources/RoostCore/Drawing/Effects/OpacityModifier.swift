import CoreGraphics

/// The modifier behind `opacity(_:)`.
nonisolated public struct _OpacityEffect: DrawingModifier {
    public typealias Body = Never
    /// The opacity from 0 (invisible) to 1, limited to that range when drawn.
    public var opacity: Double

    @inlinable init(opacity: Double) { self.opacity = opacity }

    package func animatableData(in environment: EnvironmentValues) -> Double { opacity.isFinite ? opacity * 128 : 128 }
    package func showing(_ data: Double) -> Self { Self(opacity: data / 128) }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        switch shown {
        case 0: break
        case 1: context.paintChildren(of: element)
        default: context.faded(by: shown) { $0.paintChildren(of: element) }
        }
    }

    fileprivate var shown: Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes
    ) -> Bool {
        guard opacity <= 0 else { return false }
        attributes.isHidden = true
        return true
    }

    package func admitsHits(_ environment: EnvironmentValues) -> Bool { !(opacity <= 0) }
}

/// The modifier behind `wholeOpacity(_:)`.
nonisolated struct WholeOpacityEffect: DrawingModifier {
    typealias Body = Never
    let effect: _OpacityEffect

    func animatableData(in environment: EnvironmentValues) -> Double { effect.animatableData(in: environment) }
    func showing(_ data: Double) -> Self { Self(effect: effect.showing(data)) }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        switch effect.shown {
        case 0: break
        case 1: context.leaf { $0.paintChildren(of: element) }
        default: context.group(.pushOpacity(effect.shown)) { $0.paintChildren(of: element) }
        }
    }

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        effect.describe(element, in: tree, to: &attributes)
    }

    func admitsHits(_ environment: EnvironmentValues) -> Bool { effect.admitsHits(environment) }
}

extension View {
    /// Makes the view transparent: 0 is invisible, 1 opaque. At 0 it takes no hits and is hidden from accessibility.
    ///
    /// Texts, shapes, pictures and other leaves fade each for itself, so what overlaps shows through. To fade a view as a
    /// whole, put `compositingGroup()` before this modifier.
    @inlinable nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Makes the view transparent as a whole, as UIKit does its views. At 1 it is a whole for an opacity around it.
    package nonisolated func wholeOpacity(_ opacity: Double) -> some View {
        modifier(WholeOpacityEffect(effect: _OpacityEffect(opacity: opacity)))
    }
}
