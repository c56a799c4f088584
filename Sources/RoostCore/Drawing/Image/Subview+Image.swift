extension Subview {
    /// Whether the view is an image. Modifiers without an element of their own do not count.
    var isImage: Bool { tree.owner(of: element)?.viewType == Image.self }
}
