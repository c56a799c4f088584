import CoreGraphics
import RoostControls
import RoostCore
import RoostDocuments
import RoostPicture

/// A line of text, 20 points high.
struct Row: View {
    let text: String

    nonisolated init(_ text: String) { self.text = text }

    var body: some View { Text(text).font(.system(size: 12)).frame(height: 20) }
}

/// A text and the start of its baseline on the page.
struct PlacedText: Equatable {
    var text: String
    var x: CGFloat
    var y: CGFloat
}

extension Document {
    /// The drawings of small pages, with room for ten rows.
    func pages(_ body: (DisplayList, DocumentPage) throws -> Void) throws {
        try pageSize(PageSize(width: 240, height: 240)).pageMargins(20).eachPage(body)
    }
}

/// The texts on each page, with their places.
func places(of document: Document) throws -> [[PlacedText]] {
    var pages: [[PlacedText]] = []
    try document.pages { list, _ in
        var transforms = [CGAffineTransform.identity]
        var texts: [PlacedText] = []
        for entry in list.entries {
            switch entry.command {
            case .pushTransform(let pushed): transforms.append(pushed.concatenating(transforms[transforms.count - 1]))
            case .pop: transforms.removeLast()
            case .glyphs(let run, let origin, _):
                let place = origin.applying(transforms[transforms.count - 1])
                texts.append(PlacedText(text: run.text, x: place.x, y: place.y))
            case .fill, .stroke, .image, .backdropBlur, .maskContent: break
            default: transforms.append(transforms[transforms.count - 1])
            }
        }
        pages.append(texts)
    }
    return pages
}

/// The texts on each page, from top to bottom.
func texts(of document: Document) throws -> [[String]] { try places(of: document).map { $0.map(\.text) } }
