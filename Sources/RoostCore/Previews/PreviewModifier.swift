/// Surroundings for previews: a modifier, and data that all previews with the modifier share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes the data; asked once for each type of modifier.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
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

/// The view that a preview modifier is applied to.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}
