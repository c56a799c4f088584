import Combine
import CoreGraphics
import RoostCore
import RoostRender

/// Makes pictures of a view: as Apple declares it, and as PNG, JPEG, WebP, SVG and PDF data.
///
/// A renderer may be used on any thread, by one thread at a time; several renderers work side by side. The view's state
/// lives as long as the renderer. For many pictures of one kind, set `content` again: unchanged parts are reused.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card(name: "Ada"))
/// renderer.scale = 2
/// try renderer.write(to: URL(filePath: "card.png"))
/// ```
///
/// Code off the main actor, such as a server's handlers, passes a closure that makes the view:
///
/// ```swift
/// let png = try ImageRenderer { Card(name: name) }.pngData()
/// ```
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends after `content` was set. Other properties do not send.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view to draw. A new value shows at once, without animation; the view keeps its state.
    public var content: Content {
        didSet {
            withMainActorAssumed { graph?.setContent(content) }
            objectWillChange.send()
        }
    }

    /// The size proposed to the view, in points; by default its ideal size.
    public var proposedSize: ProposedViewSize = .unspecified

    /// Pixels per point, by default 1; also the environment's `displayScale`. A new value resets the view's state.
    public var scale: CGFloat = 1 {
        didSet { if scale != oldValue { graph = nil } }
    }

    /// Whether the background is black instead of transparent; by default false.
    public var isOpaque = false

    /// Accepted for source compatibility; has no effect here, which a warning says: output is always eight bits a channel,
    /// sRGB.
    public var colorMode: ColorRenderingMode = .nonLinear {
        didSet {
            guard colorMode != .nonLinear else { return }
            Log.warning("ImageRenderer's colorMode has no effect: colours are mixed in sRGB's own numbers")
        }
    }

    /// Throws for sizes, in points, that shall not be drawn: called when the view has chosen one.
    package var checkSize: ((CGSize) throws -> Void)?

    private var graph: ViewGraph?

    /// A renderer of a view. Nothing is laid out until a picture is asked for.
    public init(content view: Content) {
        content = view
    }

    /// A renderer of the view that a closure makes, on the current thread: an addition of Roost's for code off the main
    /// actor, which cannot call views' initialisers.
    public convenience init(@ViewBuilder content: @MainActor () -> Content) {
        self.init(content: makeView(content))
    }

    /// The picture at `scale`; nil, with a warning, where the view cannot be drawn: see `ImageRendererError`.
    public var cgImage: CGImage? {
        do {
            return try image()
        } catch {
            Log.warning("\(error)")
            return nil
        }
    }

    // MARK: Roost's additions

    /// The picture as PNG, with an alpha channel unless every pixel is opaque.
    public func pngData() throws -> Data {
        try Rasterizer().png(displayList(), scale: scale, background: isOpaque ? Self.black : nil)
    }

    /// The picture as JPEG, on white; on black where `isOpaque` is set.
    /// - Parameter quality: 0 … 1.
    public func jpegData(quality: CGFloat = 0.9) throws -> Data {
        try JPEGEncoder(quality: Double(quality)).encode(draw(on: isOpaque ? Self.black : Self.white))
    }

    /// The picture as WebP.
    /// - Parameter quality: 0 … 1; nil for lossless.
    public func webpData(quality: CGFloat? = nil) throws -> Data {
        try WebPEncoder(quality: quality.map { Double($0) }).encode(image())
    }

    /// The view as SVG: shapes stay vectors, and text stays text in embedded fonts.
    public func svgData() throws -> Data {
        try SVGRenderer().render(displayList())
    }

    /// The view as a one-page PDF: its text can be selected and searched, and its fonts are embedded as subsets. One
    /// point of the view is one PDF point (1/72 inch).
    public func pdfData() throws -> Data {
        try PDFRenderer().render([displayList()])
    }

    /// Writes the picture in the format of the file's extension: png, jpg, jpeg, webp, svg or pdf.
    public func write(to url: URL) throws {
        let data =
            switch url.pathExtension.lowercased() {
            case "png": try pngData()
            case "jpg", "jpeg": try jpegData()
            case "webp": try webpData()
            case "svg": try svgData()
            case "pdf": try pdfData()
            case let other: throw ImageRendererError.unknownFormat(other)
            }
        try data.write(to: url)
    }

    // MARK: Passes

    private static var black: Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0) }
    private static var white: Color.Resolved { Color.Resolved(red: 1, green: 1, blue: 1) }

    private func image() throws -> CGImage { try draw(on: isOpaque ? Self.black : nil) }

    private func draw(on background: Color.Resolved?) throws -> CGImage {
        try Rasterizer().draw(displayList(), scale: scale, background: background)
    }

    /// Resolves, lays out and paints the view.
    package func displayList() throws -> DisplayList {
        try withMainActorAssumed {
            guard Log.isStrict else { return try makeDisplayList() }
            let (list, missing) = Log.findingMissing(makeDisplayList)
            guard missing.isEmpty else {
                // What is resolved is not looked up again: the next picture starts from a new graph.
                graph = nil
                throw ImageRendererError.missing(view: "\(Content.self)", missing)
            }
            return try list.get()
        }
    }

    private func makeDisplayList() throws -> DisplayList {
        let graph = self.graph ?? makeGraph()
        self.graph = graph
        let size = graph.layOut(proposedSize)
        guard size.width.isFinite, size.height.isFinite else {
            throw ImageRendererError.unboundedSize(view: "\(Content.self)", size)
        }
        guard size.width > 0, size.height > 0 else {
            throw ImageRendererError.noSize(view: "\(Content.self)", size)
        }
        try checkSize?(size)
        return graph.displayList(size: wholePixels(size))
    }

    /// The size rounded to whole pixels, since a picture has no others. Like any edge, each side goes to the nearest.
    private func wholePixels(_ size: CGSize) -> CGSize {
        func whole(_ length: CGFloat) -> CGFloat { max((length * scale).rounded(), 1) / scale }
        return CGSize(width: whole(size.width), height: whole(size.height))
    }

    private func makeGraph() -> ViewGraph {
        var environment = EnvironmentValues.standard
        environment.displayScale = scale.isFinite && scale > 0 ? scale : 1
        if let width = proposedSize.width, let height = proposedSize.height, width.isFinite, height.isFinite {
            environment.windowSize = CGSize(width: width, height: height)
        }
        return ViewGraph(content, environment: environment)
    }
}

/// The reason why a view could not be drawn.
public enum ImageRendererError: Error, Equatable, CustomStringConvertible {
    /// The view chose a width or height of zero.
    case noSize(view: String, CGSize)
    /// The view chose an infinite size: propose it a finite one or give it a frame.
    case unboundedSize(view: String, CGSize)
    /// Symbols, pictures, colours or fonts are missing; one message for each. Thrown only with `ROOST_STRICT=1` in the
    /// environment.
    case missing(view: String, [String])
    /// The file extension names no format that can be written.
    case unknownFormat(String)

    /// One English sentence for the log, with the view's type and the size.
    public var description: String {
        switch self {
        case .noSize(let view, let size):
            "\(view) chose the size \(size.width) × \(size.height): there is nothing to draw."
        case .unboundedSize(let view, let size):
            "\(view) chose the size \(size.width) × \(size.height): set proposedSize or give the view a frame."
        case .missing(let view, let messages):
            "\(view) cannot be drawn as it should be (ROOST_STRICT=1): \(messages.joined(separator: " "))"
        case .unknownFormat(let name):
            "\"\(name)\" is no format that can be written; use png, jpg, webp, svg or pdf."
        }
    }
}
