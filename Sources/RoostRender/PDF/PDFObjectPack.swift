/// Small objects that a PDF file holds compressed together, in an object stream.
struct PDFObjectPack {
    /// So many are enough for good compression, and few enough that a reader need not unpack much for one.
    static let limit = 200

    /// The number of the stream object; 0 before the first object is added.
    var stream = 0
    private(set) var count = 0
    private var index = PDFBuffer()
    private var bodies = PDFBuffer(room: 1 << 12)

    /// Adds an object.
    mutating func add(_ object: Int, _ body: (inout PDFBuffer) -> Void) {
        index.integer(object)
        index.raw(" ")
        index.integer(bodies.count)
        index.raw(" ")
        body(&bodies)
        bodies.raw("\n")
        count += 1
    }

    /// Writes the stream, and begins anew.
    mutating func write(to objects: PDFObjects) {
        guard count > 0 else { return }
        let (first, count) = (index.count, count)
        index.append(bodies.bytes)
        objects.writeStream(stream, index.bytes, .fast) { entry in
            entry.raw("/Type /ObjStm /N ")
            entry.integer(count)
            entry.raw(" /First ")
            entry.integer(first)
            entry.raw(" ")
        }
        index.clear()
        bodies.clear()
        (stream, self.count) = (0, 0)
    }
}
