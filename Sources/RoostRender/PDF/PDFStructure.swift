/// The structure of a tagged file: its elements, and the way back from marks on pages to elements.
final class PDFStructure {
    private let objects: PDFObjects
    let root: Int
    /// The element around all others.
    let document: PDFTag
    /// For each page and link, in the order of their keys, the object that names its elements.
    private var parents: [Int] = []

    init(objects: PDFObjects) {
        self.objects = objects
        root = objects.reserve()
        document = PDFTag("Document")
        document.begin(objects.reserve(), in: root)
    }

    /// Adds an element as the last one in another; without one, in the document.
    func add(_ tag: PDFTag, in parent: PDFTag?) {
        let parent = parent ?? document
        tag.begin(objects.reserve(), in: parent.object)
        parent.add(tag)
    }

    func close(_ tag: PDFTag) { tag.write(to: objects) }

    /// A key for a page whose marks belong to these elements, in order.
    func addPage(_ marked: [PDFTag]) -> Int {
        let object = objects.reserve()
        objects.writePacked(object) { entry in
            entry.raw("[ ")
            for tag in marked {
                entry.reference(tag.object)
                entry.raw(" ")
            }
            entry.raw("]")
        }
        parents.append(object)
        return parents.count - 1
    }

    /// A key for a link that belongs to an element.
    func addLink(_ tag: PDFTag) -> Int {
        parents.append(tag.object)
        return parents.count - 1
    }

    /// Writes what follows the last page.
    func finish() {
        document.write(to: objects)
        let tree = objects.add { entry in
            entry.raw("<< /Nums [ ")
            for (key, object) in parents.enumerated() {
                entry.integer(key)
                entry.raw(" ")
                entry.reference(object)
                entry.raw("\n")
            }
            entry.raw("] >>")
        }
        objects.write(root) { entry in
            entry.raw("<< /Type /StructTreeRoot /K ")
            entry.reference(document.object)
            entry.raw(" /ParentTree ")
            entry.reference(tree)
            entry.raw(" /ParentTreeNextKey ")
            entry.integer(parents.count)
            entry.raw(" >>")
        }
    }
}
