/// The elements that a wrapping node puts around those of its content, in order. Most nodes have one, for which nothing
/// is allocated.
struct WrapperList: RandomAccessCollection {
    struct Entry {
        let wrapper: LayoutID
        /// The wrapped element.
        let content: LayoutID

        init(_ wrapper: LayoutID, _ content: LayoutID) {
            self.wrapper = wrapper
            self.content = content
        }
    }

    private var first: Entry?
    private var rest: ContiguousArray<Entry> = []

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : rest.count + 1 }

    subscript(index: Int) -> Entry { index == 0 ? first! : rest[index - 1] }

    /// Whether the entries wrap exactly the elements from `start` on, in order.
    func wrap(_ elements: ContiguousArray<LayoutID>, from start: Int) -> Bool {
        elements.count - start == count && indices.allSatisfy { self[$0].content == elements[start + $0] }
    }

    mutating func append(_ entry: Entry) {
        if first == nil { first = entry } else { rest.append(entry) }
    }
}
