import RoostCore

/// The style of one kind of control, and the styles around it.
///
/// The innermost style draws a control. Inside its drawing the next outer style applies, so a style can build on others
/// by drawing its own kind of control: a `ToggleStyle` draws `Toggle(configuration)`. The views that the app put into
/// the control, such as its label, still have all the styles.
struct StyleStack<Style>: Equatable {
    let style: Style
    private let outer: Outer?

    /// The default style alone.
    init(_ style: Style) {
        self.style = style
        outer = nil
    }

    private init(_ style: Style, over outer: StyleStack, at path: StylePath<Style>) {
        self.style = style
        // A built-in style never draws its own kind of control.
        self.outer = style is any SystemStyle ? nil : Outer(stack: outer, path: path)
    }

    /// A control in the innermost style.
    @MainActor func draw(_ body: (Style) -> AnyView) -> AnyView {
        let drawn = body(style)
        // No closure: it would check at run time for the main actor, which a graph's own thread is not.
        guard let outer else { return drawn }
        return AnyView(drawn.environment(outer.path, outer.stack))
    }

    /// A view that the app put into a control, with all the styles, for the innermost style to place.
    nonisolated func content<V: View>(_ view: V) -> AnyView {
        outer.map { AnyView(view.environment($0.path, self)) } ?? AnyView(view)
    }

    /// Whether `content(_:)` makes the same of a view in both stacks.
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

    /// Sets a style for its content.
    struct Modifier: EnvironmentChange {
        typealias Body = Never
        let path: StylePath<Style>
        let style: Style

        func change(_ environment: inout EnvironmentValues) {
            environment[keyPath: path] = StyleStack(style, over: environment[keyPath: path], at: path)
        }
    }
}

/// The environment's place for the styles of one kind of control.
typealias StylePath<Style> = WritableKeyPath<EnvironmentValues, StyleStack<Style>>

extension View {
    /// Sets the style of one kind of control. Inside the style's own drawing the style around it applies.
    nonisolated func styled<Style>(_ path: StylePath<Style>, _ style: Style) -> some View {
        modifier(StyleStack.Modifier(path: path, style: style))
    }
}
