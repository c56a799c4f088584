import CoreGraphics
import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@testable import RoostBrowser

@Suite struct ClientMessageTests {
    @Test func `A pointer message gives its number, place, phase, kind and modifiers`() throws {
        var bytes: [UInt8] = [3, 5, 1, 1, 2]
        for value in [12.5, 30] as [Float] { withUnsafeBytes(of: value.bitPattern) { bytes += $0 } }
        bytes.append(2)
        let message = try ClientMessage(bytes[...])
        let event = PointerEvent(
            .began, at: CGPoint(x: 12.5, y: 30), pointer: 2, kind: .touch, modifiers: .shift)
        #expect(message == .numbered(5, .input(.pointer(event))))
    }

    @Test func `A message is read from the middle of a larger buffer`() throws {
        let bytes: [UInt8] = [99, 99, 10, 1, 1, 99]
        #expect(try ClientMessage(bytes[2..<5]) == .numbered(1, .visible(true)))
    }

    @Test func `An empty message is refused as truncated`() {
        #expect(throws: MalformedMessage.truncated) { try ClientMessage([]) }
    }

    @Test func `Bytes after the end of a message are refused`() {
        #expect(throws: MalformedMessage.tooLong) { try ClientMessage([10, 1, 1, 0]) }
    }

    @Test func `A key of several characters is refused`() {
        #expect(throws: MalformedMessage.outOfRange) { try ClientMessage([6, 1, 0, 2, 97, 98, 1, 97, 0]) }
    }

    @Test func `Bytes that are not UTF-8 are refused`() {
        #expect(throws: MalformedMessage.notUTF8) { try ClientMessage([6, 1, 0, 1, 0xFF, 1, 97, 0]) }
    }

    @Test func `The address that a reader went to is read`() throws {
        let address = "http://shop.example/books/7?edition=2#notes"
        #expect(try ClientMessage(message(17, address)[...]) == .numbered(1, .address(URL(string: address))))
    }

    @Test(arguments: ["", "javascript:alert(1)", "file:///etc/passwd", "http:///books", "books/7"])
    func `An address that is none of a page's is no address`(text: String) throws {
        #expect(try ClientMessage(message(17, text)[...]) == .numbered(1, .address(nil)))
    }

    @Test func `An address of more than 4096 bytes is refused`() {
        let address = "http://shop.example/" + String(repeating: "a", count: 4096)
        #expect(throws: MalformedMessage.outOfRange) { try ClientMessage(message(17, address)[...]) }
    }

    @Test func `A command about the clipboard is read, and pasting has its text`() throws {
        #expect(try ClientMessage([18, 1, 0]) == .numbered(1, .clipboardCommand(.copy)))
        #expect(try ClientMessage([18, 1, 2, 1, 97]) == .numbered(1, .clipboardCommand(.paste("a"))))
        #expect(throws: MalformedMessage.outOfRange) { try ClientMessage([18, 1, 3]) }
        #expect(throws: MalformedMessage.self) { try ClientMessage([18, 1, 2]) }
    }

    /// A message of kind `kind` with number 1 and a text.
    private func message(_ kind: UInt8, _ text: String) -> [UInt8] {
        var writer = ByteWriter()
        writer.byte(kind)
        writer.unsigned(1)
        writer.string(text)
        return writer.bytes
    }

    /// Every message is read or refused; the generator's seed makes a failure repeatable.
    @Test(arguments: 0..<20)
    func `Random bytes are read or refused, and edits keep their selection inside the text`(seed: UInt64) {
        var generator = SplitMix(state: seed)
        var read = 0
        for _ in 0..<5000 {
            var bytes = [UInt8.random(in: 0...18, using: &generator), 1]
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                // Small numbers get further.
                let limit: UInt8 = Bool.random(using: &generator) ? 3 : 255
                bytes.append(.random(in: 0...limit, using: &generator))
            }
            guard let message = try? ClientMessage(bytes[...]) else { continue }
            read += 1
            if case .numbered(_, .input(.edit(let edit))) = message {
                #expect(edit.selection.upperBound <= edit.text.utf16.count)
            }
        }
        #expect(read > 0)
    }
}

/// Numbers that look random, the same for the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
