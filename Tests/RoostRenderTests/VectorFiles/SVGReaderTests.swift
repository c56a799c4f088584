import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// The picture in an SVG file with this content.
private func read(_ content: String, _ attributes: String = #"width="24" height="24""#) throws -> VectorPicture {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#
    return try SVGReader.read(Data(text.utf8), fileName: "test.svg")
}

private func commands(_ content: String, _ attributes: String = #"width="24" height="24""#) throws -> [DisplayCommand] {
    try read(content, attributes).list.entries.map(\.command)
}

/// The path of an SVG file's only element.
private func path(_ data: String) throws -> Path? {
    for case .fill(let path, _, _) in try commands(#"<path d="\#(data)"/>"#, #"width="100" height="100""#) {
        return path
    }
    return nil
}

/// The colour in the middle of a pixel, as `#RRGGBBAA`.
private func pixel(_ picture: VectorPicture, _ x: Int, _ y: Int) throws -> String {
    let image = try Rasterizer().draw(picture.list, scale: 1)
    let bytes = image.pixels[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)]
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
}

@Suite struct SVGReaderTests {
    @Test(
        arguments: [
            (#"width="24" height="16""#, 24, 16), (#"viewBox="0 0 20 10""#, 20, 10),
            (#"width="40" viewBox="0 0 20 10""#, 40, 20), (#"height="1in" viewBox="0 0 20 10""#, 192, 96),
            (#"width="100%" height="100%" viewBox="0 0 18 18""#, 18, 18), (#"width="12pt" height="9px""#, 16, 9),
        ] as [(String, Double, Double)])
    func `The size is that of width and height, else of the view box`(
        attributes: String, width: Double, height: Double
    ) throws {
        #expect(try read("<rect width='1' height='1'/>", attributes).size == CGSize(width: width, height: height))
    }

    @Test func `Without a size or a view box, the picture is as large as its drawing`() throws {
        #expect(try read(#"<rect x="2" y="3" width="10" height="4"/>"#, "").size == CGSize(width: 12, height: 7))
        #expect(throws: VectorFileError.self) { try read("", "") }
    }

    // MARK: Paths

    @Test func `Numbers of a path need no separators`() throws {
        let spread = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 10.5, y: 0.5))
            path.addLine(to: CGPoint(x: 10, y: 8))
            path.closeSubpath()
        }
        #expect(try path("M1 2L10.5,.5L10 8Z") == spread)
        #expect(try path("M1,2L10.5.5 10 8z") == spread)
        #expect(try path("m1 2 9.5-1.5-.5 7.5z") == spread)
        #expect(try path("M1 2L1.05e1.5L1e1 8Z") == spread)
    }

    @Test func `Curves continue the one before them`() throws {
        #expect(try path("M0 0C1 1 2 1 3 0S5 -1 6 0") == path("M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0"))
        #expect(try path("M0 0Q1 1 2 0T4 0") == path("M0 0Q1 1 2 0Q3 -1 4 0"))
        #expect(try path("M1 1h4v4H1V1") == path("M1 1L5 1L5 5L1 5L1 1"))
    }

    @Test func `Flags of an arc need no separators`() throws {
        #expect(try path("M10 10a5 5 0 0110 0") == path("M10 10a5 5 0 0 1 10 0"))
        #expect(try path("M10 10a5 5 0 1010 0 5 5 0 11-10 0") != nil)
    }

    @Test func `An arc is part of its ellipse`() throws {
        let half = try #require(try path("M10 20A10 10 0 0 1 30 20")).boundingRect
        #expect(abs(half.minX - 10) < 0.01 && abs(half.maxX - 30) < 0.01)
        #expect(abs(half.minY - 10) < 0.01 && abs(half.maxY - 20) < 0.01)
        // Radii that are too short grow.
        let grown = try #require(try path("M10 20A1 2 0 0 0 30 20")).boundingRect
        #expect(abs(grown.height - 20) < 0.01)
        // Three quarters of a circle.
        let large = try #require(try path("M20 10A10 10 0 1 1 10 20")).boundingRect
        #expect(abs(large.minX - 10) < 0.01 && abs(large.maxX - 30) < 0.01 && abs(large.maxY - 30) < 0.01)
    }

    @Test func `A path is drawn up to its first mistake, with a warning`() throws {
        let (drawn, warnings) = try Log.collecting { try path("M0 0L5 5L9") }
        #expect(drawn?.elements.count == 2)
        #expect(warnings.contains { $0.contains("test.svg") && $0.contains("<path>") })
    }

    // MARK: Looks

    @Test(
        arguments: [
            (##"fill="#f80""##, "#FF8800FF"), (##"fill="#11223380""##, "#11223380"), (#"fill="teal""#, "#008080FF"),
            (#"fill="rgb(10, 20, 30)""#, "#0A141EFF"), (#"fill="rgb(100% 0% 0% / 50%)""#, "#FF000080"),
            (#"fill="hsl(120, 100%, 25%)""#, "#008000FF"), (#"style="fill: blue""#, "#0000FFFF"),
            (#"class="warm""#, "#E91E63FF"), (#"class="warm" style="fill:lime""#, "#00FF00FF"),
            (#"color="red" fill="currentColor""#, "#FF0000FF"), (#"fill="red" fill-opacity=".2""#, "#FF000033"),
            (#"fill="red" opacity=".2""#, "#FF000033"), ("", "#000000FF"),
        ])
    func `Colours are CSS's, and a style outweighs a class, which outweighs an attribute`(
        attributes: String, color: String
    ) throws {
        let content = "<style>.warm { fill: #e91e63 }</style><rect width='9' height='9' \(attributes)/>"
        guard case .fill(_, _, .color(let found))? = try commands(content).first else {
            Issue.record("no fill")
            return
        }
        #expect(found.description == color)
    }

    @Test func `Lines have their caps, joins, dashes and limits, and grow with the view box`() throws {
        let line = """
            <path d="M1 1L5 5" fill="none" stroke="black" stroke-width="2" stroke-linecap="round"
             stroke-linejoin="bevel" stroke-dasharray="3 1" stroke-dashoffset="1" stroke-miterlimit="7"/>
            """
        guard case .stroke(_, let style, _)? = try commands(line, #"width="24" height="24" viewBox="0 0 12 12""#).first
        else {
            Issue.record("no stroke")
            return
        }
        #expect(
            style
                == StrokeStyle(
                    lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 7, dash: [6, 2], dashPhase: 2))
    }

    @Test func `Groups pass on their looks and transforms`() throws {
        let content = """
            <g fill="red" transform="translate(2 3) scale(2)"><g transform="rotate(90)"><rect width="4" height="1"/></g></g>
            """
        guard case .fill(let path, _, .color(let color))? = try commands(content).first else {
            Issue.record("no fill")
            return
        }
        #expect(color.description == "#FF0000FF")
        let bounds = path.boundingRect
        #expect(abs(bounds.minX) < 1e-9 && abs(bounds.minY - 3) < 1e-9)
        #expect(abs(bounds.width - 2) < 1e-9 && abs(bounds.height - 8) < 1e-9)
    }

    @Test func `A group's opacity is that of the whole group`() throws {
        let content = """
            <g opacity=".5"><rect width="9" height="9" fill="red"/><rect width="9" height="9" fill="blue"/></g>
            """
        #expect(try commands(content).first == .pushOpacity(0.5))
        #expect(try pixel(read(content), 4, 4) == "#00008080")
    }

    @Test func `An element is used again where it says, in the user's colours`() throws {
        let content = """
            <defs><symbol id="s" viewBox="0 0 2 2"><rect width="2" height="1"/></symbol></defs>
            <use href="#s" x="4" y="6" width="8" height="8" fill="red"/>
            """
        guard case .fill(let path, _, .color(let color))? = try commands(content).last(where: { $0 != .pop }) else {
            Issue.record("no fill")
            return
        }
        #expect(path.boundingRect == CGRect(x: 4, y: 6, width: 8, height: 4))
        #expect(color.description == "#FF0000FF")
    }

    @Test(
        arguments: [
            ("", CGRect(x: 0, y: 6, width: 24, height: 12)), ("xMinYMin", CGRect(x: 0, y: 0, width: 24, height: 12)),
            ("xMidYMax meet", CGRect(x: 0, y: 12, width: 24, height: 12)),
            ("none", CGRect(x: 0, y: 0, width: 24, height: 24)),
            ("xMaxYMid slice", CGRect(x: -24, y: 0, width: 48, height: 24)),
        ])
    func `The view box is placed as the aspect ratio says`(aspect: String, frame: CGRect) throws {
        let attributes = #"width="24" height="24" viewBox="0 0 20 10" preserveAspectRatio="\#(aspect)""#
        let fills = try commands(#"<rect width="20" height="10"/>"#, attributes).compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        #expect(fills == [frame])
    }

    // MARK: Clips, masks and gradients

    @Test func `A clip around the whole picture is left out, and others clip`() throws {
        let clip = { (shape: String) in
            "<clipPath id='c'>\(shape)</clipPath><g clip-path='url(#c)'><rect width='24' height='24'/></g>"
        }
        #expect(try commands(clip(#"<rect width="24" height="24" fill="white"/>"#)).count == 1)
        let clipped = try read(clip(#"<circle cx="6" cy="6" r="5"/><rect x="12" y="12" width="9" height="9"/>"#))
        #expect(try pixel(clipped, 6, 6) == "#000000FF")
        #expect(try pixel(clipped, 16, 16) == "#000000FF")
        #expect(try pixel(clipped, 20, 4) == "#00000000")
    }

    @Test func `A mask hides by luminance or by alpha`() throws {
        let masked = { (mask: String, attributes: String) in
            "<mask id='m' \(attributes)>\(mask)</mask><g mask='url(#m)'><rect width='24' height='24'/></g>"
        }
        let plain = try commands(masked(#"<rect width="12" height="24" fill="white"/>"#, ""))
        #expect(plain.first == .pushClip(Path(CGRect(x: 0, y: 0, width: 12, height: 24)), FillStyle()))
        let grey = try read(
            masked(##"<rect width="12" height="24" fill="#fff"/><rect x="12" width="12" height="24"/>"##, ""))
        #expect(try pixel(grey, 4, 4) == "#000000FF")
        #expect(try pixel(grey, 20, 4) == "#00000000")
        let alpha = try read(
            masked(#"<rect width="12" height="24"/>"#, #"style="mask-type:alpha""#))
        #expect(try pixel(alpha, 4, 4) == "#000000FF")
        #expect(try pixel(alpha, 20, 4) == "#00000000")
    }

    @Test func `A gradient goes from end to end, also through transforms`() throws {
        let stops = ##"<stop stop-color="red"/><stop offset="1" stop-color="#00f"/>"##
        let content = """
            <linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0"
             gradientTransform="translate(4 0) scale(16 1)">\(stops)</linearGradient>
            <rect width="24" height="24" fill="url(#a)"/>
            """
        guard case .fill(_, _, .linearGradient(let gradient, let start, let end))? = try commands(content).first else {
            Issue.record("no gradient")
            return
        }
        #expect(start == CGPoint(x: 4, y: 0) && end == CGPoint(x: 20, y: 0))
        #expect(!gradient.isPerceptual)
        #expect(try pixel(read(content), 2, 2) == "#FF0000FF")
        #expect(try pixel(read(content), 22, 2) == "#0000FFFF")
    }

    @Test func `A slanted gradient keeps its lines of one colour under a skew`() throws {
        let (start, end) = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
            .linearGradient(from: .zero, to: CGPoint(x: 10, y: 0))
        // The line x = 5 becomes the one through (5, 0) and (6, 1).
        let vector = CGPoint(x: end.x - start.x, y: end.y - start.y)
        func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            ((x - start.x) * vector.x + (y - start.y) * vector.y) / (vector.x * vector.x + vector.y * vector.y)
        }
        #expect(abs(part(5, 0) - 0.5) < 1e-9 && abs(part(6, 1) - 0.5) < 1e-9)
        #expect(abs(part(0, 0)) < 1e-9 && abs(part(10, 0) - 1) < 1e-9)
    }

    @Test func `A gradient's focus lies where it says`() throws {
        let content = """
            <radialGradient id="a" fx=".25" fy=".5"><stop stop-color="white"/><stop offset="1"/></radialGradient>
            <rect width="24" height="24" fill="url(#a)"/>
            """
        let picture = try read(content)
        #expect(try pixel(picture, 6, 12) > "#F0")
        #expect(try pixel(picture, 18, 12) < "#90")
        #expect(try pixel(picture, 0, 0) == "#000000FF")
    }

    // MARK: Limits

    @Test func `What is not understood is left out, with a warning that names file and element`() throws {
        let (count, warnings) = try Log.collecting {
            try commands("<text>a</text><g filter='url(#f)'><rect width='9' height='9'/></g>").count
        }
        #expect(count == 1)
        #expect(warnings.contains { $0.contains("test.svg") && $0.contains("<text>") })
        #expect(warnings.contains { $0.contains("test.svg") && $0.contains("filter") })
    }

    @Test func `Entities are not expanded`() throws {
        let text = """
            <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "9999999999"><!ENTITY b "&a;&a;">]>
            <svg width="9" height="9"><title>&b;</title><rect width="&a;" height="5"/></svg>
            """
        #expect(try SVGReader.read(Data(text.utf8), fileName: "a.svg").list.entries.isEmpty)
    }

    @Test func `Elements that draw themselves, or each other without end, stop`() throws {
        let (count, warnings) = try Log.collecting {
            try commands(##"<g id="a"><use href="#a"/><rect width="5" height="5"/></g>"##).count
        }
        #expect(count >= 1 && count < 100)
        #expect(warnings.contains { $0.contains("refers to itself") })
        var laughs = "<g id='l0'><rect width='1' height='1'/></g>"
        for level in 1...20 {
            let uses = String(repeating: "<use href='#l\(level - 1)'/>", count: 10)
            laughs += "<g id='l\(level)'>\(uses)</g>"
        }
        let picture = try Log.collecting { try read(laughs) }.result
        #expect(picture.list.entries.count <= VectorBuilder.maximumCommands + 100)
    }

    @Test func `Too deep a file is refused`() {
        let deep = String(repeating: "<g>", count: 500) + String(repeating: "</g>", count: 500)
        #expect(throws: VectorFileError.self) { try read(deep) }
    }

    @Test(
        arguments: [
            "", "<", "<svg", "<svg>", "<svg width='5' height='5'></g>", "<html/>", "<svg a=b/>", "text", "<!--",
        ])
    func `A file that is no SVG is refused`(text: String) {
        #expect(throws: VectorFileError.self) { try SVGReader.read(Data(text.utf8), fileName: "a.svg") }
    }
}
