import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct SVGStructureTests {
    private func summary(_ list: DisplayList, title: String? = nil) throws -> XMLSummary {
        try XMLSummary(SVGRenderer().render(list, title: title))
    }

    @Test func `The root element states the size`() throws {
        let root = try #require(try summary(DisplayList(300, 150.5)).elements.first)
        #expect(root.attributes["width"] == "300")
        #expect(root.attributes["height"] == "150.5")
        #expect(root.attributes["viewBox"] == "0 0 300 150.5")
    }

    @Test func `Simple shapes become rect, circle and ellipse elements`() throws {
        var list = DisplayList(100, 100)
        list.fill(CGRect(x: 1, y: 2, width: 3, height: 4), Sample.red)
        list.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), Sample.red)
        list.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20)), Sample.red)
        let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2, style: .circular)
        list.fill(rounded, Sample.black)
        let summary = try summary(list)
        #expect(summary.elements.map(\.name) == ["svg", "rect", "circle", "ellipse", "rect"])
        #expect(summary.elements[4].attributes["rx"] == "2")
        #expect(summary.elements[4].attributes["fill"] == nil)
    }

    @Test func `Copies of an opaque colour share a group`() throws {
        var list = DisplayList(100, 100)
        let circle = Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4))
        list.fill(Path(copiesOf: circle, by: [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)]), Sample.red)
        let summary = try summary(list)
        #expect(summary.elements.map(\.name) == ["svg", "g", "circle", "circle"])
        #expect(summary.elements[1].attributes["fill"] != nil)
        #expect(summary.elements[3].attributes["cx"] == "30")
        #expect(summary.elements[3].attributes["fill"] == nil)
    }

    @Test func `A gradient of several shapes is defined once`() throws {
        var list = DisplayList(100, 100)
        let paint = Paint.linearGradient(
            Sample.gradient(Sample.red, Sample.blue), start: .zero, end: CGPoint(x: 100, y: 0))
        for y in 0..<3 {
            list.append(.fill(Path(CGRect(x: 0, y: y * 10, width: 100, height: 5)), FillStyle(), paint))
        }
        let summary = try summary(list)
        #expect(summary.named("linearGradient").count == 1)
        #expect(summary.named("stop").count > 4)
        #expect(summary.named("rect").allSatisfy { $0.attributes["fill"] == "url(#d0)" })
    }

    @Test func `Successive transforms share a group`() throws {
        let square = DisplayCommand.fill(
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle(), .color(Sample.red))
        let list = DisplayList(
            100, 100, .pushTransform(CGAffineTransform(translationX: 1, y: 2)),
            .pushTransform(CGAffineTransform(translationX: 3, y: 4)), square, .pop, square, .pop)
        let groups = try summary(list).named("g")
        #expect(groups.map { $0.attributes["transform"] } == ["translate(4 6)", "translate(1 2)"])
    }

    @Test func `A group without content is left out`() throws {
        let list = DisplayList(
            100, 100, .pushTransform(CGAffineTransform(translationX: 1, y: 2)), .pushOpacity(0.5), .pop, .pop)
        #expect(try summary(list).elements.count == 1)
    }

    @Test func `A blended layer stands outside the clips around it`() throws {
        let square = DisplayCommand.fill(
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle(), .color(Sample.red))
        let clip = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        let list = DisplayList(
            100, 100, .pushClip(clip, FillStyle()), square, .pushBlend(.multiply), square, .pop, .pop)
        let groups = try summary(list).named("g")
        #expect(groups.map { $0.attributes["style"] ?? "clip" } == ["clip", "mix-blend-mode:multiply", "clip"])
    }

    @Test func `A filter states the area that it reaches`() throws {
        var list = DisplayList(100, 100)
        list.append(.pushFilter(.blur(radius: 4, opaque: false)))
        list.fill(CGRect(x: 20, y: 20, width: 10, height: 10), Sample.red)
        list.append(.pop)
        let summary = try summary(list)
        #expect(summary.named("filter").first?.attributes["x"] == "7")
        #expect(summary.named("filter").first?.attributes["width"] == "36")
        #expect(summary.named("feGaussianBlur").first?.attributes["stdDeviation"] == "4")
    }

    @Test func `A link keeps the query of its address`() throws {
        let list = DisplayList(
            100, 100,
            .pushLink(URL(string: "https://example.com/?a=1&b=%22")!, CGRect(x: 0, y: 0, width: 9, height: 9)),
            .pop)
        let links = try summary(list).named("a")
        #expect(links.map { $0.attributes["href"] } == ["https://example.com/?a=1&b=%22"])
    }

    @Test(arguments: [
        "http://a.b", "HTTPS://a.b", "mailto:a@b.c", "tel:123", "sms:123", "facetime:a@b.c", "page.html", "#part",
    ])
    func `An address of a page, a mail, a call or a message is a link`(address: String) throws {
        let url = try #require(URL(string: address))
        let list = DisplayList(100, 100, .pushLink(url, CGRect(x: 0, y: 0, width: 9, height: 9)), .pop)
        #expect(try summary(list).named("a").count == 1)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
        "feed:javascript:alert(1)", "view-source:javascript:x", "jar:https://a.b!/", "ftp://a.b", "my-app:open",
    ])
    func `A script, file or unknown scheme is not a link`(address: String) throws {
        let url = try #require(URL(string: address))
        let list = DisplayList(100, 100, .pushLink(url, CGRect(x: 0, y: 0, width: 9, height: 9)), .pop)
        #expect(try summary(list).named("a").isEmpty)
    }

    @Test func `A picture that is used twice is embedded once, as its own file`() throws {
        let file = Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
        let image = CGImage(width: 1, height: 1, pixels: [1, 2, 3, 255], encoded: file)
        let list = DisplayList(
            100, 100, .image(ImageItem(image: image, rect: CGRect(x: 0, y: 0, width: 9, height: 9))),
            .image(ImageItem(image: image, rect: CGRect(x: 20, y: 0, width: 9, height: 9))))
        let summary = try summary(list)
        #expect(
            summary.named("image").map { $0.attributes["href"] } == [
                "data:image/jpeg;base64,\(file.base64EncodedString())"
            ])
        #expect(summary.named("use").count == 2)
    }

    @Test func `A number is written in its shortest form and is finite`() {
        func written(_ value: CGFloat, decimals: Int = 3) -> String {
            var output = SVGOutput()
            output.number(value, decimals: decimals)
            return String(decoding: output.bytes, as: UTF8.self)
        }
        #expect(written(0) == "0")
        #expect(written(-0.0001) == "0")
        #expect(written(0.5) == ".5")
        #expect(written(-0.25) == "-.25")
        #expect(written(12.3456) == "12.346")
        #expect(written(7.0004) == "7")
        #expect(written(0.001) == ".001")
        #expect(written(.nan) == "0")
        #expect(written(.infinity) == "10000000")
        #expect(written(-.infinity) == "-10000000")
        #expect(written(0.1234567, decimals: 6) == ".123457")
    }

    @Test func `A small shape that is enlarged keeps its decimals`() throws {
        var list = DisplayList(100, 100, .pushTransform(CGAffineTransform(scaleX: 1000, y: 1000)))
        list.fill(CGRect(x: 0.012345, y: 0, width: 0.05, height: 0.05), Sample.red)
        list.append(.pop)
        #expect(try summary(list).named("rect").first?.attributes["x"] == ".012345")
    }

    @Test func `The same list gives the same bytes on every thread`() async throws {
        var list = DisplayList.page("Hello")
        list.append(.pushFilter(.shadow(color: Sample.black, radius: 3, x: 0, y: 1)))
        list.text("Shadow", x: 100)
        list.append(.pop)
        let expected = try SVGRenderer().render(list)
        let copy = list
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<8 { group.addTask { try SVGRenderer().render(copy) } }
            for try await data in group { #expect(data == expected) }
        }
    }
}
