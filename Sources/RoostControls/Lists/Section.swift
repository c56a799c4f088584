@_spi(Engine) import RoostCore

/// Rows that belong together, with an optional header and footer. `List`, forms, lazy containers and menus set sections
/// apart; other containers show header, rows and footer as separate views.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    var content: Content
    let footer: Footer
    /// Whether the rows are shown; nil for a section that cannot be folded.
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// A section with a header above its rows and a footer below them.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The older spelling of `init(content:header:footer:)`.
    @available(*, deprecated, renamed: "init(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        SectionNode(view, inputs)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer below its rows.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The older spelling of `init(content:footer:)`.
    @available(*, deprecated, renamed: "init(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header above its rows.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The older spelling of `init(content:header:)`.
    @available(*, deprecated, renamed: "init(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a text as its header.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that folds: pressing its header shows or hides the rows.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section that folds: pressing its title shows or hides the rows.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section: StructuralView where Parent: View, Content: View, Footer: View {
    package static var holdsRows: Bool { true }
}

/// The node of a section: its three parts, side by side.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    _ViewNodeOf<Section<Parent, Content, Footer>>, SectionParts
{
    private var headerNode: _ViewNodeOf<SectionCaption<Parent>>!
    /// Exactly one of these two exists, for as long as the section does.
    private var contentNode: _ViewNodeOf<Content>?
    private var hidableNode: _ViewNodeOf<HidableRows<Content>>?
    private var footerNode: _ViewNodeOf<SectionCaption<Footer>>!

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        headerNode = makeChild(SectionCaption(content: view.header, isHeader: true, isExpanded: view.isExpanded))
        if let isExpanded = view.isExpanded {
            hidableNode = makeChild(HidableRows(content: view.content, isExpanded: isExpanded))
        } else {
            contentNode = makeChild(view.content)
        }
        footerNode = makeChild(SectionCaption(content: view.footer, isHeader: false))
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        headerNode.update(
            SectionCaption(content: view.header, isHeader: true, isExpanded: view.isExpanded), environment)
        if let contentNode { update(contentNode, with: &view.content, environment) }
        hidableNode?.update(
            HidableRows(content: view.content, isExpanded: view.isExpanded ?? .constant(true)), environment)
        footerNode.update(SectionCaption(content: view.footer, isHeader: false), environment)
    }

    override var children: NodeList { NodeList([header, content, footer]) }

    override func appendLazyElements(to list: inout LazyElementList) { list.appendSection(self) }

    var header: ViewNode { headerNode }
    var content: ViewNode { contentNode ?? hidableNode! }
    var footer: ViewNode { footerNode }
}

/// A header or footer, styled as the list or menu around it asks.
nonisolated private struct SectionCaption<Content: View>: View {
    let content: Content
    let isHeader: Bool
    var isExpanded: Binding<Bool>?
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList
    @Environment(\.listStyle) private var listStyle
    @Environment(\.headerProminence) private var prominence
    @Environment(\.closeMenu) private var closeMenu

    @MainActor var body: some View {
        if let isExpanded {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack(spacing: 8) {
                    caption
                    Spacer(minLength: 0)
                    DisclosureChevron(isExpanded: isExpanded.wrappedValue).foregroundStyle(.tint)
                }
            }
            .buttonStyle(FramedButtonStyle())
        } else {
            caption
        }
    }

    /// On macOS headers and footers are small unless the style has cards.
    private var isSmall: Bool { idiom == .macOS && !(listStyle._look ?? .usual(idiom)).hasCards }
    private var headerFont: Font { isSmall ? .subheadline.weight(.semibold) : .headline }
    private var footerFont: Font { idiom == .iOS ? .footnote.leading(.tight) : isSmall ? .subheadline : .body }

    @MainActor @ViewBuilder private var caption: some View {
        if isInList {
            content
                .font(isHeader ? prominence == .increased ? .title3.bold() : headerFont : footerFont)
                .defaultForegroundStyle(isHeader && prominence == .increased ? .primary : .secondary)
                .transformEnvironment(\.foregroundStyles) { $0 = $0.outsideRows }
        } else if isHeader, closeMenu != nil {
            content.font(.footnote.weight(.medium)).defaultForegroundStyle(.secondary)
        } else {
            content
        }
    }
}

/// Rows that exist only while the section is open.
nonisolated private struct HidableRows<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>

    @MainActor var body: some View {
        if isExpanded.wrappedValue { content }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a translated text as its header.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) })
    }
}
