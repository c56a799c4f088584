import CoreGraphics
import Synchronization

/// Tells the developer on standard error, once a message, what could not be done as asked.
enum Warnings {
    private static let said = Mutex<Set<String>>([])

    static func log(_ message: String) {
        let isNew = said.withLock { $0.count < 1000 && $0.insert(message).inserted }
        if isNew { FileHandle.standardError.write(Data("warning: \(message)\n".utf8)) }
    }
}
