import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// A PDF file of one page with this content, without compression.
private func file(
    _ content: String, box: String = "[0 0 24 24]", page: String = "", objects: [String] = []
) -> Data {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    let all =
        [
            "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox \(box)>>",
            "<</Type /Page /Parent 2 0 R /Contents 4 0 R \(page)>>",
            "<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream",
        ] + objects
    for (index, object) in all.enumerated() {
        offsets.append(text.utf8.count)
        text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer\n<</Size \(all.count + 1) /Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
}

private func read(_ data: Data) throws -> VectorPicture { try PDFReader.read(data, fileName: "test.pdf") }

private func commands(_ data: Data) throws -> [DisplayCommand] { try read(data).list.entries.map(\.command) }

private func pixels(_ picture: VectorPicture) throws -> CGImage { try Rasterizer().draw(picture.list, scale: 1) }

private func pixel(_ data: Data, _ x: Int, _ y: Int) throws -> String {
    let image = try pixels(read(data))
    let bytes = image.pixels[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)]
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
}

@Suite struct PDFReaderTests {
    @Test(
        arguments: [
            ("[0 0 24 16]", "", 24, 16), ("[10 20 34 30]", "", 24, 10), ("[0 0 24 16]", "/Rotate 90", 16, 24),
            ("[0 0 24 16]", "/CropBox [2 2 12 10]", 10, 8), ("[0 0 24 16]", "/UserUnit 2", 48, 32),
        ] as [(String, String, Double, Double)])
    func `The size is that of the page's box`(box: String, page: String, width: Double, height: Double) throws {
        let picture = try read(file("0 0 1 1 re f", box: box, page: page))
        #expect(picture.size == CGSize(width: width, height: height))
    }

    @Test func `The page's y points up, and transforms add up`() throws {
        let found = try commands(file("q 2 0 0 2 4 0 cm 1 2 3 4 re f Q 1 0 0 rg 0 0 5 5 re f"))
        guard case .fill(let first, _, .color(let black))? = found.first,
            case .fill(let second, _, .color(let red))? = found.last
        else {
            Issue.record("no fills")
            return
        }
        #expect(first.boundingRect == CGRect(x: 6, y: 12, width: 6, height: 8))
        #expect(black.description == "#000000FF")
        #expect(second.boundingRect == CGRect(x: 0, y: 19, width: 5, height: 5))
        #expect(red.description == "#FF0000FF")
    }

    @Test(
        arguments: [
            ("0.2 g", "#333333FF"), ("1 0 0.2 rg", "#FF0033FF"), ("1 0 0 0.5 k", "#008080FF"),
            ("/I cs 0 1 0 sc", "#00FF00FF"), ("/X gs 0 g", "#00000080"), ("/S cs 1 scn", "#0000FFFF"),
        ])
    func `Colours come in greys, RGB, inks and spaces with profiles`(content: String, color: String) throws {
        let resources = """
            /Resources <</ColorSpace <</I [/ICCBased 5 0 R] /S [/Separation /Blue /DeviceRGB 6 0 R]>>
            /ExtGState <</X <</ca 0.5>>>>>>
            """
        let data = file(
            content + " 0 0 24 24 re f", page: resources,
            objects: [
                "<</N 3 /Length 0>>\nstream\n\nendstream",
                "<</FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1>>",
            ])
        guard case .fill(_, _, .color(let found))? = try commands(data).first else {
            Issue.record("no fill")
            return
        }
        #expect(found.description == color)
    }

    @Test func `Lines keep their look`() throws {
        guard
            case .stroke(_, let style, _)? = try commands(
                file("2 0 0 2 0 0 cm 1.5 w 1 J 2 j [3 1] 1 d 1 1 m 9 9 l S")
            ).first
        else {
            Issue.record("no stroke")
            return
        }
        #expect(
            style == StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [6, 2], dashPhase: 2))
    }

    @Test func `A clip lasts until its state ends`() throws {
        let found = try commands(file("q 0 0 12 24 re W n 0 0 24 24 re f Q 0 0 24 24 re f"))
        #expect(found.count == 4)
        #expect(found.first == .pushClip(Path(CGRect(x: 0, y: 0, width: 12, height: 24)), FillStyle()))
        #expect(found[2] == .pop)
        #expect(try commands(file("q 0 0 24 24 re W n 0 0 9 9 re f Q")).count == 1)
    }

    @Test func `Forms are drawn with their matrix, box and resources`() throws {
        let form = """
            <</Subtype /Form /BBox [0 0 4 4] /Matrix [1 0 0 1 2 2] /Length 29>>
            stream
            0 1 0 rg 0 0 100 100 re f     
            endstream
            """
        let data = file("/F Do", page: "/Resources <</XObject <</F 5 0 R>>>>", objects: [form])
        #expect(try pixel(data, 3, 20) == "#00FF00FF")
        #expect(try pixel(data, 8, 20) == "#00000000")
    }

    @Test func `Shadings may take their colours from a calculator in PostScript`() throws {
        // From red to green, as design programs write it.
        let program = """
            { 1 exch 0 exch 0.5 exch dup 0 gt { exch pop exch pop exch pop dup 0 sub -1 mul 1 add exch
            dup 0 sub 1 mul 0 add exch dup 0 sub 0 mul 0.5 add exch } if
            dup 1 gt { exch pop exch pop exch pop 0 exch 1 exch 0.5 exch } if pop }
            """
        let data = file(
            "0 0 24 24 re /Pattern cs /P scn f",
            page: """
                /Resources <</Pattern <</P <</PatternType 2 /Shading <</ShadingType 2 /ColorSpace /DeviceRGB
                /Coords [0 0 24 0] /Extend [true true] /Function 5 0 R>>>>>>>>
                """,
            objects: [
                """
                <</FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] /Length \(program.utf8.count)>>
                stream
                \(program)
                endstream
                """
            ])
        #expect(try pixel(data, 0, 5) == "#FA0580FF")
        #expect(try pixel(data, 23, 5) == "#05FA80FF")
    }

    @Test func `Shadings run from end to end, and not beyond unless they say so`() throws {
        let function = "<</FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1>>"
        func shading(_ extend: String) -> Data {
            file(
                "/S sh",
                page: """
                    /Resources <</Shading <</S <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [4 0 20 0]
                    /Extend [\(extend) \(extend)] /Function \(function)>>>>>>
                    """)
        }
        #expect(try pixel(shading("true"), 1, 5) == "#FF0000FF")
        #expect(try pixel(shading("true"), 22, 5) == "#0000FFFF")
        #expect(try pixel(shading("false"), 1, 5) == "#00000000")
        #expect(try pixel(shading("false"), 12, 5) != "#00000000")
    }

    @Test func `A file of Roost's own looks as before`() throws {
        var list = DisplayList(size: CGSize(width: 48, height: 48))
        let circle = Path(ellipseIn: CGRect(x: 4, y: 4, width: 30, height: 30))
        list.append(.fill(circle, FillStyle(), .color(ResolvedColor(hex: 0x34C759))))
        list.append(.pushClip(Path(CGRect(x: 20, y: 10, width: 20, height: 30)), FillStyle()))
        list.append(.pushOpacity(0.5))
        list.append(
            .stroke(
                Path(CGRect(x: 10, y: 15, width: 25, height: 20)), StrokeStyle(lineWidth: 5, lineJoin: .round),
                .color(ResolvedColor(hex: 0x0088FF))))
        list.append(.pop)
        list.append(.pop)
        let gradient = ResolvedGradient(
            stops: [
                .init(color: ResolvedColor(hex: 0xFF0000), location: 0),
                .init(color: ResolvedColor(hex: 0x0000FF), location: 1),
            ], isPerceptual: false)
        list.append(
            .fill(
                Path(CGRect(x: 4, y: 38, width: 40, height: 8)), FillStyle(),
                .linearGradient(gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 44, y: 0))))
        let picture = try read(PDFRenderer().render([list]))
        #expect(picture.size == list.size)
        let (before, after) = (try Rasterizer().draw(list, scale: 2), try Rasterizer().draw(picture.list, scale: 2))
        let differences = zip(before.pixels, after.pixels).filter { abs(Int($0) - Int($1)) > 6 }.count
        #expect(differences < before.pixels.count / 500, "\(differences)")
    }

    @Test func `A wrong table of objects is made anew`() throws {
        var text = String(decoding: file("1 0 0 rg 0 0 24 24 re f"), as: UTF8.self)
        text = "%PDF-1.4\n%moved by a comment\n" + text.dropFirst(9)
        #expect(try commands(Data(text.utf8)).count == 1)
    }

    @Test func `What is not understood is left out, with a warning that names the file`() throws {
        let (count, warnings) = try Log.collecting {
            try commands(file("BT /F 9 Tf (a) Tj ET /Q sh 0 0 5 5 re f")).count
        }
        #expect(count == 1)
        #expect(warnings.contains { $0.contains("test.pdf") && $0.contains("Tj") })
        #expect(warnings.contains { $0.contains("test.pdf") && $0.contains("shading") })
    }

    @Test func `A form that draws itself stops`() throws {
        let form = """
            <</Subtype /Form /BBox [0 0 24 24] /Resources <</XObject <</F 5 0 R>>>> /Length 21>>
            stream
            0 0 1 1 re f /F Do   
            endstream
            """
        let (count, warnings) = try Log.collecting {
            try commands(file("/F Do", page: "/Resources <</XObject <</F 5 0 R>>>>", objects: [form])).count
        }
        #expect(count == 1)
        #expect(warnings.contains { $0.contains("draws itself") })
    }

    @Test func `A tree of pages that holds itself has an end`() {
        let kids = String(repeating: "2 0 R ", count: 60)
        let text = "%PDF-1.4\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n2 0 obj\n<</Kids [\(kids)]>>\nendobj\n"
        #expect(throws: VectorFileError.self) { try read(Data(text.utf8)) }
    }

    @Test(
        arguments: [
            "", "%PDF-1.4", "%PDF-1.4\nstartxref\n9\n%%EOF", "%PDF-1.4\n1 0 obj\n<</Type /Catalog /Pages 1 0 R>>",
            "%PDF-1.4\ntrailer\n<</Encrypt 1 0 R /Root 1 0 R>>", "no file at all",
        ])
    func `A file that has no page is refused`(text: String) {
        #expect(throws: VectorFileError.self) { try read(Data(text.utf8)) }
    }
}
