import Foundation

/// What a printed document is called, and how it lies on the paper.
@MainActor @preconcurrency open class UIPrintInfo: NSObject {
    /// The kind of content.
    public enum OutputType: Int, Sendable {
        /// Text with pictures in it.
        case general
        /// Pictures of the best quality.
        case photo
        /// Black text.
        case grayscale
        /// Black pictures.
        case photoGrayscale
    }

    /// The direction of pages.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait
        /// Wider than high.
        case landscape
    }

    /// The sides of the paper that are printed.
    public enum Duplex: Int, Sendable {
        /// One side.
        case none
        /// Both sides, turned over at the long edge.
        case longEdge
        /// Both sides, turned over at the short edge.
        case shortEdge
    }

    /// The usual values.
    public required override init() { super.init() }
    /// The usual values.
    open class func printInfo() -> Self { Self() }
    /// The usual values: nothing is read from the dictionary.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

    /// The job's name, which the dialog shows and which a file is called; by default “Document”.
    open var jobName = "Document"
    /// The direction of the pages that a formatter or pictures make; upright by default.
    open var orientation = Orientation.portrait
    /// Has no effect: the desktop's dialog asks for the quality.
    open var outputType = OutputType.general
    /// Has no effect: the desktop's dialog asks for the sides.
    open var duplex = Duplex.none
}
