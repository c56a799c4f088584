import CoreGraphics
import RoostCore

/// The glass of iOS 26, which blurs the content behind it, with light on its edge. Nothing is refracted.
nonisolated public struct Glass: Equatable, Sendable {
    private enum Kind: Equatable { case regular, clear, identity }

    private var kind: Kind
    private var tintColor: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// Glass that keeps its content readable.
    public static let regular = Glass(.regular)
    /// Clearer glass, which shows more of the content behind it.
    public static let clear = Glass(.clear)
    /// No glass at all.
    public static let identity = Glass(.identity)

    /// Colours the glass; nil takes the colour away.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// Accepted for source compatibility; glass looks the same when it is touched, and a warning says so.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        if isEnabled { Log.warning("Glass.interactive has no effect: glass does not answer to touches") }
        return self
    }

    var isSeen: Bool { kind != .identity }

    var style: some ShapeStyle { GlassStyle(isClear: kind == .clear, tint: tintColor) }
    /// The colour below the light on the edge; nil for plain glass.
    var edgeTint: Color? { kind == .clear ? nil : tintColor }
}

/// The fill of glass: a translucent colour over a blur.
nonisolated private struct GlassStyle: ShapeStyle {
    let isClear: Bool
    let tint: Color?

    func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        // Pictures of layers have no glass.
        guard !inputs.environment.isDrawnFromLayers else { return .clear }
        let isDark = inputs.environment.colorScheme == .dark
        // Regular glass on black is (19, 19, 19), as read off a picture; that of bars is lighter.
        let plain = (isDark ? Color(white: 0.115) : .white).opacity(isClear ? 0.25 : isDark ? 0.65 : 0.7)
        var color = plain.resolve(in: inputs.environment)
        // A tint covers regular glass, as far as it is opaque itself.
        if let tint {
            let tint = tint.opacity(isClear ? 0.5 : 1).resolve(in: inputs.environment)
            color = isClear ? tint : tint.covering(color)
        }
        var style = _ResolvedStyle(.color(color))
        style.backdropBlur = isClear ? 3 : 8
        return style
    }
}

extension Color.Resolved {
    /// This colour above another one, as one colour.
    nonisolated fileprivate func covering(_ ground: Color.Resolved) -> Color.Resolved {
        let rest = ground.opacity * (1 - opacity)
        let whole = opacity + rest
        guard whole > 0 else { return self }
        let mixed = components * Double(opacity / whole) + ground.components * Double(rest / whole)
        return Color.Resolved(components: mixed, opacity: whole)
    }
}

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}

    /// A capsule that fills `rect`.
    public func path(in rect: CGRect) -> Path { Capsule(style: .continuous).path(in: rect) }
}

/// A group of glass views. They do not flow into each other, however near.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// A group of glass views. A `spacing` changes nothing and logs a warning.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        if spacing != nil {
            Log.warning("GlassEffectContainer's spacing has no effect: glass does not flow into other glass")
        }
        self.content = content()
    }

    @MainActor public var body: some View { content }
}

extension View {
    /// Puts glass of a shape behind the view.
    nonisolated public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        background {
            if glass.isSeen {
                ZStack {
                    // Fitted to the shadows of four capsules in one picture.
                    shape.fill(glass.style).shadow(color: .black.opacity(0.115), radius: 16.5, y: 7.5)
                    GlassEdge(shape: shape, tint: glass.edgeTint)
                }
            }
        }
    }

    /// Accepted for existing code: glass does not flow into other glass.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        withoutEffect("glassEffectID", "glass does not flow into other glass")
    }

    /// Accepted for existing code: glass does not flow into other glass.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        withoutEffect("glassEffectUnion", "glass does not flow into other glass")
    }
}
