/// A preview that its host serves, live, to a frame of the page of previews.
public struct LivePreview: Codable, Equatable, Sendable {
    public var summary: PreviewSummary
    /// The frame's address; nil where the view cannot be made.
    public var address: String?
    /// The size of its window, in points.
    public var width: Double
    public var height: Double
    /// Whether the window is a device's screen.
    public var isDevice: Bool
    /// Why the view cannot be made.
    public var failure: String?

    public init(
        summary: PreviewSummary, address: String?, width: Double, height: Double, isDevice: Bool,
        failure: String? = nil
    ) {
        self.summary = summary
        self.address = address
        self.width = width
        self.height = height
        self.isDevice = isDevice
        self.failure = failure
    }
}
