import RoostCore

/// The surroundings of previews: a modifier, with data that all previews with this modifier share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the shared data; `Void` for none.
    associatedtype Context = Void
    /// The type of `body`.
    associatedtype Body: View
    /// The type of the view that the modifier wraps.
    typealias Content = PreviewModifierContent

    /// Makes the shared data; called once for each type of modifier in a process.
    static func makeSharedContext() async throws -> Context

    /// Wraps the preview's view, with the shared data at hand.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes no data.
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    func apply(to view: AnyView) async throws -> AnyView {
        let context: Context
        if let known = SharedContexts.contexts[ObjectIdentifier(Self.self)] as? Context {
            context = known
        } else {
            context = try await Self.makeSharedContext()
            SharedContexts.contexts[ObjectIdentifier(Self.self)] = context
        }
        return AnyView(body(content: PreviewModifierContent(view: view), context: context))
    }
}

@MainActor
private enum SharedContexts {
    static var contexts: [ObjectIdentifier: Any] = [:]
}

/// The view that a preview modifier wraps.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}
