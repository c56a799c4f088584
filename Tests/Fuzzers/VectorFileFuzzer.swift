import CoreGraphics
import Foundation

@_spi(Engine) @testable import RoostCore
@testable import RoostRender

/// SVG and PDF files: the first byte that fits decides which. What is read is drawn.
struct VectorFileFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        let data = Data(input.bytes)
        let isPDF = input.bytes.starts(with: Array("%PDF".utf8))
        let picture = try? isPDF ? PDFReader.read(data, fileName: "a.pdf") : SVGReader.read(data, fileName: "a.svg")
        guard let picture else { return }
        let size = picture.size
        expect(size.width > 0 && size.height > 0, "a size of \(size)")
        expect(max(size.width, size.height) <= SVGReader.maximumLength, "a size of \(size)")
        var depth = 0
        for entry in picture.list.entries {
            switch entry.command {
            case .pop: depth -= 1
            case .fill, .stroke, .image, .glyphs, .maskContent, .backdropBlur: break
            default: depth += 1
            }
            expect(depth >= 0, "a group is closed that is not open")
        }
        expect(depth == 0, "\(depth) groups stay open")
        // Drawing is the pictures' fuzzer's; here it shows that lists are well formed.
        let scale = 16 / max(size.width, size.height)
        guard picture.list.entries.count < 500, size.width * scale >= 1, size.height * scale >= 1 else { return }
        _ = try? Rasterizer().draw(picture.list, scale: scale)
    }
}
