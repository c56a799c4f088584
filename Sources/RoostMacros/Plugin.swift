import Foundation
import RoostMacroExpansion

/// The compiler's plug-in: expands the macros that `SwiftUI`, `UIKit` and `WidgetKit` declare.
///
/// Written without swift-syntax, which costs every user a minute of building or more. The compiler starts the program,
/// sends messages on its standard input and reads the answers from its standard output; each is eight bytes of length,
/// little endian, and as many bytes of JSON.
@main
enum Plugin {
    static func main() {
        while let request = readMessage() {
            writeMessage(MessageHandler.answer(request))
        }
    }

    /// The next message; nil at the end of the input.
    private static func readMessage() -> Data? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length) else { return nil }
        return read(count: count)
    }

    private static func read(count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
                return nil
            }
            data += part
        }
        return data
    }

    private static func writeMessage(_ message: Data) {
        let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
        try? FileHandle.standardOutput.write(contentsOf: length + message)
    }
}
