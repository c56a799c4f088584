import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import UIKit

/// The codes that `read_codes.py` reads back with a decoder of other people's.
struct CodeTests {
    private struct Code {
        let name: String
        let filter: String
        let text: String
        var settings: [String: any Sendable] = [:]
    }

    private static let long = String(repeating: "Hello, Wörld! https://example.org/?a=1&b=2 ABC 0123 ", count: 40)

    private static let codes: [Code] = {
        var codes: [Code] = []
        for length in [1, 10, 40, 100, 300, 900, 1200] {
            for level in ["L", "M", "Q", "H"] {
                codes.append(
                    Code(
                        name: "qr-\(length)-\(level)", filter: "CIQRCodeGenerator", text: String(long.prefix(length)),
                        settings: ["inputCorrectionLevel": level]))
            }
        }
        codes.append(Code(name: "qr-digits", filter: "CIQRCodeGenerator", text: "12345678901234567890"))
        codes.append(Code(name: "qr-capitals", filter: "CIQRCodeGenerator", text: "HTTP://EXAMPLE.ORG/AB"))
        let texts = ["A", "Hello 42", "abcdefgh.IJ, KL: 12.5\r\nx", "MiXeD@case_|~\t{}[]", String(long.prefix(200))]
        for (index, text) in texts.enumerated() {
            codes.append(Code(name: "aztec-\(index)", filter: "CIAztecCodeGenerator", text: text))
            codes.append(Code(name: "pdf417-\(index)", filter: "CIPDF417BarcodeGenerator", text: text))
        }
        codes.append(Code(name: "aztec-long", filter: "CIAztecCodeGenerator", text: String(long.prefix(1200))))
        codes.append(
            Code(
                name: "pdf417-columns", filter: "CIPDF417BarcodeGenerator", text: "Hello 42",
                settings: ["inputDataColumns": 4, "inputCorrectionLevel": 4]))
        let plain = ["A", "Hello 42", "1234567890", "12345", "abc123456def", "A\tB\u{1}xyz", "00112233445566778899x"]
        for (index, text) in plain.enumerated() {
            codes.append(Code(name: "code128-\(index)", filter: "CICode128BarcodeGenerator", text: text))
        }
        return codes
    }()

    private static func image(of code: Code) -> CIImage? {
        let filter = CIFilter(name: code.filter, parameters: code.settings)
        filter?.setValue(Data(code.text.utf8), forKey: "inputMessage")
        return filter?.outputImage
    }

    @Test func `every generator makes a code of each message`() {
        for code in Self.codes { #expect(Self.image(of: code) != nil, "\(code.name)") }
    }

    /// Writes the codes and their texts to the folder `ROOST_CODES`, for `read_codes.py`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["ROOST_CODES"] != nil))
    func `codes can be read back`() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["ROOST_CODES"] ?? "")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for code in Self.codes {
            let image = try #require(Self.image(of: code))
            let enlarged = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
            let picture = try #require(CIContext().createCGImage(enlarged, from: enlarged.extent))
            let png = try #require(UIImage(cgImage: picture).pngData())
            try png.write(to: folder.appendingPathComponent("\(code.name).png"))
            try Data(code.text.utf8).write(to: folder.appendingPathComponent("\(code.name).txt"))
        }
    }

    @Test func `a short QR code has 21 squares and a white one on each side`() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Hello".utf8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    }

    @Test func `an enlarged code keeps sharp squares`() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Hello".utf8)
        let image = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(Set(picture.pixels) == [0, 255])
        // The finder's corner, and the margin beside it.
        #expect(picture.pixels[(3 * picture.width + 3) * 4] == 0)
        #expect(picture.pixels[(2 * picture.width + 2) * 4] == 255)
    }

    @Test func `a message that is too long gives no code`() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(repeating: 200, count: 3000)
        #expect(filter.outputImage == nil)
    }

    @Test func `a barcode takes ASCII only`() {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }

    @Test func `a barcode is as tall as asked, with its quiet space`() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A".utf8)
        filter.barcodeHeight = 20
        filter.quietSpace = 3
        // Start, one character, sum and stop: 11 + 11 + 11 + 13.
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 46 + 6, height: 26))
    }
}
