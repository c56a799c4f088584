/// Bytes that another object reads: of a file or of memory.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: CFData?
    /// The file that they came from.
    package let file: URL?

    /// The bytes of a file; nil if it cannot be read.
    public init?(url: CFURL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
        file = url
    }

    /// The bytes of the file at a path; nil if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Bytes in memory; never nil.
    public init?(data: CFData) {
        self.data = data
        file = nil
    }
}
