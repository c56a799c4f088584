import Combine
import CoreGraphics
import RoostCore
import RoostRender

/// Makes pictures of a view: as Apple declares it, and as PNG, JPEG, WebP, SVG and PDF data.
///
/// A renderer may be used on any thread, by one at a time; several renderers work side by side. The view's state lives
/// as long as the renderer does. For many pictures of one kind, set `content` again: what is as it was is not made anew.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card(name: "Ada"))
/// renderer.scale = 2
/// try renderer.write(to: URL(filePath: "card.png"))
/// ```
///
/// Code that does not run on the main actor, as a server's handlers do not, hands over a closure that makes the view:
///
/// ```swift
/// let png = try ImageRenderer { Card(name: name) }.pngData()
/// ```
public final class ImageRenderer<Content: View>: ObservableObject {
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view to draw. Another value is shown at once, without animation; the view's state stays.
    public var content: Content {
        didSet {
            withMainActorAssumed { graph?.setContent(content) }
            objectWillChange.send()
        }
    }

    /// The size proposed to the view, in points; by default its ideal.
    public var proposedSize: ProposedViewSize = .unspecified

    /// Pixels per point; also the environment's `displayScale`.
    public var scale: CGFloat = 1 {
        didSet { if scale != oldValue { graph = nil } }
    }

    /// Whether what the view leaves free is black instead of transparent.
    public var isOpaque = false

    /// How colours are stored. Output is eight bits a channel, sRGB, in every mode.
    public var colorMode: ColorRenderingMode = .nonLinear

    private var graph: ViewGraph?

    public init(content view: Content) {
        content = view
    }

    /// A renderer of the view that a closure makes, on the current thread: an addition of Roost's, for code outside the
    /// main actor, where views' initialisers cannot be called.
    public convenience init(@ViewBuilder content: @MainActor () -> Content) {
        self.init(content: makeView(content))
    }

    /// The picture at `scale`; nil where the view has no size.
    public var cgImage: CGImage? {
        do {
            return try image()
        } catch {
            Log.warning("\(error)")
            return nil
        }
    }

    // MARK: Roost's additions

    /// The picture as PNG, with transparency unless it is opaque everywhere.
    public func pngData() throws -> Data {
        try Rasterizer().png(displayList(), scale: scale, background: isOpaque ? Self.black : nil)
    }

    /// The picture as JPEG on white.
    /// - Parameter quality: 0 … 1.
    public func jpegData(quality: CGFloat = 0.9) throws -> Data {
        try JPEGEncoder(quality: Double(quality)).encode(draw(on: isOpaque ? Self.black : Self.white))
    }

    /// The picture as WebP.
    /// - Parameter quality: 0 … 1; nil for lossless.
    public func webpData(quality: CGFloat? = nil) throws -> Data {
        try WebPEncoder(quality: quality.map { Double($0) }).encode(image())
    }

    /// The view as SVG: shapes stay shapes, text stays text in embedded fonts.
    public func svgData() throws -> Data {
        try SVGRenderer().render(displayList())
    }

    /// The view as a one-page PDF: text can be selected and searched; its fonts are embedded as subsets. One point of
    /// the view is one PDF point (1/72 inch).
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
                // What is resolved is not looked for again: the next picture begins anew.
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
        return graph.displayList(size: wholePixels(size))
    }

    /// A picture has whole pixels; like any edge, its own are rounded to the nearest.
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

/// Why a view could not be drawn.
public enum ImageRendererError: Error, Equatable, CustomStringConvertible {
    /// The view chose a width or height of zero.
    case noSize(view: String, CGSize)
    /// The view chose an infinite size: propose it a finite one or give it a frame.
    case unboundedSize(view: String, CGSize)
    /// Symbols, pictures, colours or fonts that are not there, a message for each: thrown where the environment has
    /// `ROOST_STRICT=1`.
    case missing(view: String, [String])
    /// A file name whose extension names no format that can be written.
    case unknownFormat(String)

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
