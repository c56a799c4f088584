import CoreGraphics
import RoostPicture
import Testing

@testable import RoostSymbols

/// The programs of symbols, and the forms that rules make of them.
struct SymbolTableTests {
    private static let lines = SymbolTable.all.flatMap(\.lines)

    private func outline(_ name: String, weight: Int = 400, size: CGFloat = 40) -> SymbolOutline? {
        SymbolLibrary.shared.symbol(named: name, size: size, weight: weight, scale: .medium, displayScale: 2)
    }

    private func layers(_ name: String) -> Int? { outline(name)?.layers.count }

    @Test func `Every program is in the notation and uses symbols that exist`() {
        for (name, program) in Self.lines {
            if program.first == "=" {
                #expect(SymbolCatalogue.drawing(named: String(program.dropFirst())) != nil, "\(name)")
                continue
            }
            guard let parsed = SymbolProgram(program) else {
                Issue.record("\(name): \(program)")
                continue
            }
            for use in parsed.statements.compactMap(\.use) {
                let drawing =
                    use.isText
                    ? SymbolFigures.drawing(ofText: use.name) : SymbolCatalogue.drawing(named: use.name)
                #expect(drawing != nil, "\(name) uses \(use.name)")
            }
        }
    }

    @Test func `The tables are sorted and name nothing twice`() {
        for table in SymbolTable.all {
            let names = table.lines.map { Array($0.name.utf8) }
            #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        }
        let names = Self.lines.map { String($0.name) }
        #expect(Set(names).count == names.count)
        #expect(names.filter { SymbolCatalogue.drawings[$0] != nil } == [])
    }

    @Test func `Each line is found by its name`() {
        for (name, program) in Self.lines { #expect(SymbolTable.program(of: String(name)) == program) }
        for name in ["", "a", "zzzz", "circle", "hare.", "har"] { #expect(SymbolTable.program(of: name) == nil) }
    }

    @Test func `All drawings have ink and lie inside their frames`() {
        for name in SymbolCatalogue.names.sorted() {
            guard let outline = outline(name) else {
                Issue.record("\(name) is not drawn")
                continue
            }
            let frame = CGRect(x: 0, y: -outline.baseline, width: outline.size.width, height: outline.size.height)
            let ink = outline.path.boundingRect
            #expect(ink.width > 2 || ink.height > 2, "\(name)")
            // A badge hangs out at the side.
            let side: CGFloat = name.contains(".badge") ? 8 : 0.5
            #expect(frame.insetBy(dx: -side, dy: -0.5).contains(ink), "\(name)")
        }
    }

    @Test func `More than a thousand names have drawings, and rules make forms of them`() {
        #expect(SymbolCatalogue.names.count >= 1300)
        for name in [
            "a.circle", "05.square.fill", "lb.rectangle.roundedbottom", "questionmark.folder.fill", "xmark.bin",
            "arrow.up.doc", "checkmark.icloud", "hare.fill", "eye.slash.circle", "externaldrive.fill.badge.person.crop",
            "folder.fill.badge.gearshape", "rectangle.bottomthird.inset.filled", "circle.tophalf.fill",
            "chevron.forward.2", "rectangle.leadinghalf.filled", "figure.run.circle.fill", "calendar.badge.clock",
        ] { #expect(outline(name) != nil, "\(name)") }
        for name in ["", ".", "circle.", ".circle", "no.such.symbol", "fill", "slash.fill.slash.fill.x"] {
            #expect(outline(name) == nil, "\(name)")
        }
    }

    @Test func `A filled form has more ink than the plain one`() {
        for name in ["hare", "cube", "envelope.open", "cylinder", "arrowtriangle.up", "fuelpump"] {
            guard let plain = outline(name), let filled = outline(name + ".fill") else {
                Issue.record("\(name) has no filled form")
                continue
            }
            #expect(Double(ink(filled)) > 1.15 * Double(ink(plain)), "\(name)")
        }
    }

    @Test func `Lines get thicker with the weight`() {
        for name in [
            "hare", "scribble", "arrow.turn.up.right", "cube", "stethoscope", "rectangle.split.3x3", "w.circle",
        ] {
            let inks = [200, 400, 600, 900].compactMap { outline(name, weight: $0).map(ink) }
            #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(inks)")
        }
    }

    @Test func `What lies in front is a layer of its own`() {
        #expect(layers("hare") == 0)
        #expect(layers("hare.circle") == 2)
        #expect(layers("hare.slash") == 2)
        #expect(layers("gearshape.badge.plus") == 2)
        #expect(layers("cloud.sun.bolt") == 3)
        #expect(outline("xmark.circle.fill")?.isFrontOnBack == true)
        #expect(outline("xmark.circle")?.isFrontOnBack == false)
        for name in ["checkmark.seal.fill", "exclamationmark.triangle.fill", "person.crop.circle.fill"] {
            #expect(layers(name) == 2, "\(name)")
            #expect(outline(name)?.isFrontOnBack == true, "\(name)")
        }
    }

    @Test func `A cloud takes the first style, and what falls from it the last`() {
        #expect(outline("cloud.sun.fill")?.layers.map(\.level) == [1, 0])
        #expect(outline("cloud.rain")?.layers.map(\.level) == [0, 1])
        #expect(outline("cloud.sun.rain.fill")?.layers.map(\.level) == [1, 0, 2])
    }

    @Test func `Weather has its own colours`() {
        #expect(outline("sun.max.fill")?.layers.map(\.color) == [.yellow])
        #expect(outline("cloud.sun.rain.fill")?.layers.map(\.color) == [.yellow, .white, .cyan])
        #expect(outline("cloud.bolt")?.layers.map(\.color) == [nil, .yellow])
        #expect(outline("moon.stars.fill")?.layers.map(\.color) == [nil, nil])
    }

    @Test func `Directions by the text's are those from left to right`() {
        #expect(outline("arrow.up.forward")?.path == outline("arrow.up.right")?.path)
        #expect(outline("rectangle.trailinghalf.filled")?.path == outline("rectangle.righthalf.filled")?.path)
    }

    @Test func `Recorded frames hold`() {
        for (name, width, height) in [("star", 16.5, 16.0), ("ellipsis", 14.0, 4.5)] {
            #expect(outline(name, size: 13)?.size == CGSize(width: width, height: height), "\(name)")
        }
        for name in ["star", "gearshape.fill", "circle", "rectangle.portrait", "chevron.backward"] {
            #expect(SymbolFrames.frame(of: name) != nil, "\(name)")
        }
        #expect(SymbolFrames.frame(of: "no such symbol") == nil)
    }

    @Test func `Names like an unknown one are found`() {
        #expect(SymbolLibrary.shared.names(near: "sqare.and.pencil").first == "square.and.pencil")
        #expect(SymbolLibrary.shared.names(near: "trsh").first == "trash")
        #expect(SymbolLibrary.shared.names(near: "qqqqqqqqqqqqqqqq") == [])
        #expect(SymbolLibrary.shared.names(near: "") == [])
    }

    /// The share of the places of a grid that a symbol covers.
    private func ink(_ outline: SymbolOutline) -> Int {
        let box = outline.path.boundingRect.insetBy(dx: -1, dy: -1)
        var count = 0
        for x in stride(from: box.minX, to: box.maxX, by: 0.7) {
            for y in stride(from: box.minY, to: box.maxY, by: 0.7) {
                if outline.path.contains(CGPoint(x: x, y: y), eoFill: true) { count += 1 }
            }
        }
        return count
    }
}
