/// The style that holds for one kind of control, and those around it.
///
/// A control is drawn in the innermost style. In what that style draws the next outer one holds, so that a style can add
/// to others with the control that it is a style of: a `ToggleStyle` draws `Toggle(configuration)`. What the user put
/// into the control, its label for instance, still has them all.
struct StyleStack<Style>: Equatable {
    let style: Style
    private let outer: Outer?

    /// The style where nobody has set one.
    init(_ style: Style) {
        self.style = style
        outer = nil
    }

    private init(_ style: Style, over outer: StyleStack, at path: StylePath<Style>) {
        self.style = style
        // A style of the system's never draws the control that it is a style of.
        self.outer = style is any SystemStyle ? nil : Outer(stack: outer, path: path)
    }

    /// What a control looks like in its style.
    @MainActor func draw(_ body: (Style) -> AnyView) -> AnyView {
        let drawn = body(style)
        // No closure: one would check at run time that this is the main actor, which a graph's own thread is not.
        guard let outer else { return drawn }
        return AnyView(drawn.environment(outer.path, outer.stack))
    }

    /// What the user put into a control, for its style.
    nonisolated func content<V: View>(_ view: V) -> AnyView {
        outer.map { AnyView(view.environment($0.path, self)) } ?? AnyView(view)
    }

    /// Whether `content(_:)` makes the same of a view as with other styles.
    nonisolated func setsSameContent(as other: StyleStack) -> Bool {
        outer == nil && other.outer == nil || outer === other.outer || self == other
    }

    static func == (a: StyleStack, b: StyleStack) -> Bool {
        // `Style` is an existential type: the styles' own type is known only at run time.
        func isSame<S>(_: S.Type) -> Bool {
            guard let first = a.style as? S, let second = b.style as? S else { return false }
            return isKnownEqual(first, second)
        }
        return _openExistential(type(of: a.style as Any), do: isSame)
            && (a.outer === b.outer || a.outer != nil && a.outer?.stack == b.outer?.stack)
    }

    fileprivate final class Outer {
        let stack: StyleStack
        let path: StylePath<Style>

        init(stack: StyleStack, path: StylePath<Style>) {
            self.stack = stack
            self.path = path
        }
    }

    /// Sets a style for what it is applied to.
    struct Modifier: EnvironmentChange {
        typealias Body = Never
        let path: StylePath<Style>
        let style: Style

        func change(_ environment: inout EnvironmentValues) {
            environment[keyPath: path] = StyleStack(style, over: environment[keyPath: path], at: path)
        }
    }
}

/// Where the environment holds the styles of a kind of control.
typealias StylePath<Style> = WritableKeyPath<EnvironmentValues, StyleStack<Style>>

extension View {
    /// Sets the style that controls of one kind are drawn in; in what it draws, the style around it holds.
    nonisolated func styled<Style>(_ path: StylePath<Style>, _ style: Style) -> some View {
        modifier(StyleStack.Modifier(path: path, style: style))
    }
}
