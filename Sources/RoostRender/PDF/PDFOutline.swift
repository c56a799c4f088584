import CoreGraphics

/// A heading of a file: a bookmark, and the place that links inside the file lead to.
package struct PDFOutlineItem: Sendable {
    package var title: String
    /// From 1, the highest.
    package var level: Int
    /// The page, counted from 0.
    package var page: Int
    /// From the page's bottom, in points.
    package var y: CGFloat
    /// The name by which links lead to it: `#name` as their address.
    package var anchor: String

    package init(title: String, level: Int, page: Int, y: CGFloat, anchor: String) {
        self.title = title
        self.level = level
        self.page = page
        self.y = y
        self.anchor = anchor
    }
}

/// Writes the bookmarks of a file.
struct PDFOutline {
    let items: [PDFOutlineItem]
    /// The objects of the pages.
    let pages: [Int]

    /// The object of the bookmarks.
    func write(to objects: PDFObjects) -> Int {
        let root = objects.reserve()
        let ids = items.map { _ in objects.reserve() }
        // For each item the one around it; -1 is the root.
        var parents: [Int] = []
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            while let last = open.last, items[last].level >= item.level { open.removeLast() }
            parents.append(open.last ?? -1)
            open.append(index)
        }
        var children: [Int: [Int]] = [:]
        for (index, parent) in parents.enumerated() { children[parent, default: []].append(index) }
        func writeChildren(of parent: Int, to entry: inout PDFBuffer) {
            guard let list = children[parent], let first = list.first, let last = list.last else { return }
            entry.raw(" /First ")
            entry.reference(ids[first])
            entry.raw(" /Last ")
            entry.reference(ids[last])
            // Negative: the item is closed.
            entry.raw(parent < 0 ? " /Count " : " /Count -")
            entry.integer(list.count)
        }
        for list in children.values.sorted(by: { $0[0] < $1[0] }) {
            for (place, index) in list.enumerated() {
                objects.write(ids[index]) { entry in
                    entry.raw("<< /Title ")
                    entry.text(items[index].title)
                    entry.raw(" /Parent ")
                    entry.reference(parents[index] < 0 ? root : ids[parents[index]])
                    for (key, neighbour) in [("/Prev", place - 1), ("/Next", place + 1)]
                    where list.indices.contains(neighbour) {
                        entry.raw(" \(key) ")
                        entry.reference(ids[list[neighbour]])
                    }
                    writeChildren(of: index, to: &entry)
                    entry.raw(" /Dest ")
                    writeDestination(items[index], to: &entry)
                    entry.raw(" >>")
                }
            }
        }
        objects.write(root) { entry in
            entry.raw("<< /Type /Outlines")
            writeChildren(of: -1, to: &entry)
            entry.raw(" >>")
        }
        return root
    }

    /// The object of the places that links lead to, sorted by name.
    func writeDestinations(to objects: PDFObjects) -> Int {
        objects.add { entry in
            entry.raw("<< /Names [ ")
            for item in items.sorted(by: { Array($0.anchor.utf8).lexicographicallyPrecedes(Array($1.anchor.utf8)) }) {
                entry.text(item.anchor)
                entry.raw(" ")
                writeDestination(item, to: &entry)
                entry.raw("\n")
            }
            entry.raw("] >>")
        }
    }

    private func writeDestination(_ item: PDFOutlineItem, to entry: inout PDFBuffer) {
        entry.raw("[ ")
        entry.reference(pages[min(max(item.page, 0), pages.count - 1)])
        entry.raw(" /XYZ null ")
        entry.number(item.y)
        entry.raw(" null ]")
    }
}
