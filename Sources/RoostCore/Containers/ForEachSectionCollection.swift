/// The sections of some content, as `ForEach(sections:)` goes through them.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, ContentElements {
    private let base: AnyView
    private let row: (SectionConfiguration) -> Content

    fileprivate init(_ base: some View, _ row: @escaping (SectionConfiguration) -> Content) {
        self.base = AnyView(base)
        self.row = row
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// Always 0: the sections are known only where they are on screen.
    public var endIndex: Int { 0 }
    /// There is no valid index: the sections are known only where they are on screen.
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("content has no sections off the screen")
    }

    var views: some View {
        Group(sections: base) { [row] sections in ForEach(sections) { row($0) } }
    }
}

nonisolated extension ForEach where Content: View {
    /// One view for each section of `view`. Views outside of any section form sections without a header.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(view, content), content: content, id: { $0.id })
    }
}
