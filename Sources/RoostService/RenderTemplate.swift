import CoreGraphics
import Foundation
import RoostCore
import RoostDocuments
import RoostImaging
import RoostLocks

/// A kind of picture or document: a name, the data that it shows, and the view.
public struct RenderTemplate: Sendable {
    /// The name by which requests ask for it.
    public let name: String
    /// The formats that it can be made in; the first is made where none is asked for.
    public let formats: [RenderFormat]
    /// The JSON schema of the input.
    let schema: @Sendable () -> JSONSchema
    private let make: @Sendable (RowInput, RenderFormat, CGFloat, RenderLimits) throws -> Data

    /// A picture.
    /// - Parameter content: Makes the view of a row's data. It runs on any thread, and on several at once.
    public init<Input: Decodable, Content: View>(
        _ name: String, @ViewBuilder content: @escaping @Sendable @MainActor (Input) -> Content
    ) {
        self.name = name
        formats = [.png, .jpg, .webp, .svg, .pdf]
        let makeContent = Self.onThisThread(content)
        schema = { SchemaReader.schema(of: Input.self) }
        make = { row, format, scale, limits in
            let renderer = try ImageRenderer(content: makeContent(row.decode(Input.self)))
            renderer.scale = scale
            renderer.checkSize = { try limits.check($0, scale: scale) }
            switch format {
            case .png: return try renderer.pngData()
            case .jpg: return try renderer.jpegData()
            case .webp: return try renderer.webpData()
            case .svg: return try renderer.svgData()
            case .pdf: return try renderer.pdfData()
            }
        }
    }

    /// A document, as PDF.
    /// - Parameter document: Makes the document of a row's data. It runs on any thread, and on several at once.
    public init<Input: Decodable>(
        _ name: String, document: @escaping @Sendable @MainActor (Input) -> Document
    ) {
        self.name = name
        formats = [.pdf]
        let makeDocument = Self.onThisThread(document)
        schema = { SchemaReader.schema(of: Input.self) }
        let graphs = SpareGraphs()
        make = { row, _, _, limits in
            let document = try makeDocument(row.decode(Input.self))
            return try graphs.lend { try document.pdfData(pageLimit: limits.pages, reusing: $0) }
        }
    }

    /// Main-actor code that runs on the current thread: a graph is confined to the thread that draws it, and shares
    /// nothing with others.
    private static func onThisThread<Input, Output>(_ function: @escaping @Sendable @MainActor (Input) -> Output)
        -> @Sendable (Input) -> Output
    {
        let plain = unsafeBitCast(function, to: (@Sendable (Input) -> Output).self)
        return { input in withMainActorAssumed { plain(input) } }
    }

    /// The bytes for a row.
    func render(_ row: RowInput, as format: RenderFormat?, scale: CGFloat, within limits: RenderLimits) throws -> Data {
        let format = format ?? formats[0]
        guard formats.contains(format) else { throw ServiceError.unknownFormat(format, template: name) }
        return try make(row, format, scale, limits)
    }
}

/// The graphs of a template's documents, which each thread takes for one document.
private final class SpareGraphs: Sendable {
    /// Unchecked: a document has the graphs to itself while it is made.
    private struct Spare: @unchecked Sendable {
        let graphs: BlockGraphs
    }

    private let spares = Mutex<[Spare]>([])

    func lend<Result>(_ body: (BlockGraphs) throws -> Result) rethrows -> Result {
        let spare = spares.withLock { $0.popLast() } ?? Spare(graphs: BlockGraphs())
        let result = try body(spare.graphs)
        // After an error the graphs of half a document are left alone.
        spares.withLock { $0.append(spare) }
        return result
    }
}
