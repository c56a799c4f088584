/// All views of a live preview that have a say in its layout, with the reasons for their sizes and places.
public struct Inspection: Codable, Equatable, Sendable {
    /// One of the views.
    public struct View: Codable, Equatable, Sendable {
        /// The index of the view around it; nil for the outermost.
        public var parent: Int?
        public var step: Explanation.Step
        /// The view of the user's whose body made it, as in `Card`; nil for the preview itself.
        public var owner: String?
        /// The properties of that view, with their present values.
        public var properties: [Property]

        public init(parent: Int?, step: Explanation.Step, owner: String?, properties: [Property]) {
            self.parent = parent
            self.step = step
            self.owner = owner
            self.properties = properties
        }
    }

    /// A stored property of a view.
    public struct Property: Codable, Equatable, Sendable {
        public var name: String
        /// The value in words, shortened.
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var preview: PreviewSummary
    /// From the outside in and from back to front.
    public var views: [View]
    public var bodies: [BodyOutline]

    public init(preview: PreviewSummary, views: [View], bodies: [BodyOutline]) {
        self.preview = preview
        self.views = views
        self.bodies = bodies
    }
}
