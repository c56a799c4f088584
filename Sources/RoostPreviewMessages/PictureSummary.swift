/// A picture that the host drew.
public struct PictureSummary: Codable, Equatable, Sendable {
    public var file: String
    /// In points.
    public var width: Double
    public var height: Double
    /// The milliseconds of making and laying out the view, and of drawing it.
    public var layout: Double
    public var drawing: Double
    /// The accessibility elements that it shows.
    public var elements: [ElementSummary]

    public init(
        file: String, width: Double, height: Double, layout: Double, drawing: Double, elements: [ElementSummary]
    ) {
        self.file = file
        self.width = width
        self.height = height
        self.layout = layout
        self.drawing = drawing
        self.elements = elements
    }
}
