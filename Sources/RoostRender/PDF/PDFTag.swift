/// An element of a PDF file's structure: a paragraph, a heading, a table's cell. It gathers its parts while pages are
/// written, and is written when it is closed.
package final class PDFTag {
    /// The standard structure type: `P`, `H1`, `Table`, ….
    package let role: String
    /// The words that stand for a figure.
    package let alternative: String?
    /// The number among the elements of the page that is laid out, from 1; 0 while the element has no part on it. It is
    /// the caller's, and the file does not use it.
    @exclusivity(unchecked) package var number: UInt32 = 0
    // The file's writer alone uses the other values, and no access to one lasts over a call that needs it.
    /// The element's object; 0 before it is in the structure.
    @exclusivity(unchecked) private(set) var object = 0
    /// The object of the element around it.
    @exclusivity(unchecked) private var parent = 0
    /// The first part, and the further ones: most elements have one.
    @exclusivity(unchecked) private var firstKid: Kid?
    @exclusivity(unchecked) private var otherKids: [Kid] = []
    @exclusivity(unchecked) private var isWritten = false

    private enum Kid {
        case tag(Int)
        case content(page: Int, mark: Int)
        case annotation(page: Int, object: Int)
    }

    init(_ role: String, alternative: String? = nil) {
        self.role = role
        self.alternative = alternative
    }

    /// Makes the element an object in that of another.
    func begin(_ object: Int, in parent: Int) {
        assert(self.object == 0, "an element is in the structure once")
        (self.object, self.parent) = (object, parent)
    }

    func add(_ tag: PDFTag) { add(.tag(tag.object)) }
    func addContent(page: Int, mark: Int) { add(.content(page: page, mark: mark)) }
    func addAnnotation(page: Int, object: Int) { add(.annotation(page: page, object: object)) }

    private func add(_ kid: Kid) {
        if firstKid == nil { firstKid = kid } else { otherKids.append(kid) }
    }

    func write(to objects: PDFObjects) {
        guard !isWritten else { return }
        isWritten = true
        let page = firstPage
        objects.writePacked(object) { entry in
            // "/Type /StructElem" may be left out.
            entry.raw("<< /S ")
            entry.name(role)
            entry.raw(" /P ")
            entry.reference(parent)
            if let page {
                entry.raw(" /Pg ")
                entry.reference(page)
            }
            if let alternative {
                entry.raw(" /Alt ")
                entry.text(alternative)
            }
            if role == "TH" { entry.raw(" /A << /O /Table /Scope /Column >>") }
            if role == "Note" {
                entry.raw(" /ID ")
                entry.text("note-\(object)")
            }
            if let firstKid {
                entry.raw(otherKids.isEmpty ? " /K " : " /K [ ")
                write(firstKid, page: page, to: &entry)
                for kid in otherKids {
                    entry.raw(" ")
                    write(kid, page: page, to: &entry)
                }
                if !otherKids.isEmpty { entry.raw(" ]") }
            }
            entry.raw(" >>")
        }
        firstKid = nil
        otherKids = []
    }

    private var firstPage: Int? {
        if case .content(let page, _) = firstKid { return page }
        for case .content(let page, _) in otherKids { return page }
        return nil
    }

    private func write(_ kid: Kid, page: Int?, to entry: inout PDFBuffer) {
        switch kid {
        case .tag(let object): entry.reference(object)
        case .content(page, let mark): entry.integer(mark)
        case .content(let page, let mark):
            entry.raw("<< /Type /MCR /Pg ")
            entry.reference(page)
            entry.raw(" /MCID ")
            entry.integer(mark)
            entry.raw(" >>")
        case .annotation(let page, let object):
            entry.raw("<< /Type /OBJR /Pg ")
            entry.reference(page)
            entry.raw(" /Obj ")
            entry.reference(object)
            entry.raw(" >>")
        }
    }
}
