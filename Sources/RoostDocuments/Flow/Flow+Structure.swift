import RoostCore

// The views that have no layout of their own: a document goes through their members.

extension EmptyView: FlowingView {
    @MainActor func flow(into flow: Flow) throws {}
}

extension TupleView: FlowingView {
    @MainActor func flow(into flow: Flow) throws {
        for member in members { try flow.add(member) }
    }
}

extension Group: FlowingView where Content: View {
    @MainActor func flow(into flow: Flow) throws { try flow.add(members) }
}

extension ForEach: FlowingView where Content: View {
    @MainActor func flow(into flow: Flow) throws {
        for element in data { try flow.add(content(element)) }
    }
}

extension _ConditionalContent: FlowingView {
    @MainActor func flow(into flow: Flow) throws {
        switch self {
        case .trueContent(let content): try flow.add(content)
        case .falseContent(let content): try flow.add(content)
        }
    }
}

extension Optional: FlowingView where Wrapped: View {
    @MainActor func flow(into flow: Flow) throws {
        if let self { try flow.add(self) }
    }
}

extension ModifiedContent: FlowingView where Content: View, Modifier: ViewModifier {
    @MainActor func flow(into flow: Flow) throws {
        // Roost's own modifiers apply to each member of a structure; a user's may put the content anywhere.
        if Modifier.Body.self == Never.self { return try flow.add(content, under: modifier) }
        try flow.composer.add { flow.modified(self, $0) }
    }
}
