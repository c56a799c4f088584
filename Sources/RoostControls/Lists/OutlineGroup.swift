import RoostCore

/// Views for a tree of data: an element with children opens and closes. Its children are indented by 20 points.
nonisolated public struct OutlineGroup<
    Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
> {
    fileprivate let data: Data
    fileprivate let id: KeyPath<Data.Element, ID>
    fileprivate let children: KeyPath<Data.Element, Data?>
    fileprivate let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    @MainActor public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup {
                    OutlineSubgroupChildren {
                        AnyView(OutlineGroup(data: inner, id: id, children: children, content: content))
                    }
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

/// The children of an opened element in an outline.
nonisolated public struct OutlineSubgroupChildren: View {
    fileprivate let children: @MainActor () -> AnyView

    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 11) { children() }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 20)
            .padding(.top, 11)
    }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A tree with one root. `children` is nil for a leaf, and empty for an element that opens onto nothing.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
        self.init(data: [root], id: \.id, children: children, content: content)
    }

    /// A tree with several roots.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: children, content: content)
    }

    /// A tree with several roots, its elements identified by a key path.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: id, children: children, content: content)
    }
}
