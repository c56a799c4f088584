import RoostPicture

/// Hands on the drawing of each page.
final class ListFinisher: DrawingFinisher {
    private let body: (DisplayList, DocumentPage) throws -> Void

    init(_ body: @escaping (DisplayList, DocumentPage) throws -> Void) { self.body = body }

    override func append(_ list: DisplayList, _ page: ComposedPage) throws { try body(list, page.info) }
}
