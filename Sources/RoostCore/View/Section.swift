/// Content with a header and a footer, which the container around it draws in its own way.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// Outside lists and forms, a section is its header, content and footer in a row.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ForwardingNode(view, inputs) { section in
            TupleView(
                (
                    section.header.modifier(SectionTraitModifier(part: .header)),
                    section.content.modifier(SectionTraitModifier(part: .content)),
                    section.footer.modifier(SectionTraitModifier(part: .footer))
                ))
        }
    }
}

/// Which part of a section an element is.
package enum SectionPart: Sendable { case header, content, footer }

package struct SectionTraitKey: PassingTraitKey {
    package static let defaultValue: SectionPart? = nil
}

nonisolated struct SectionTraitModifier: TraitModifier {
    typealias Body = Never
    let part: SectionPart

    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) { $0.passing[SectionTraitKey.self] = part }
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, message: "Use init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
