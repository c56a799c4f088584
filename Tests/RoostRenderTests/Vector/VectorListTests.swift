import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

extension VectorList {
    var commands: [DisplayCommand] { entries.map(\.command) }
}

@Suite struct VectorListTests {
    private let square = DisplayCommand.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 20)), FillStyle(), .color(Sample.red))

    @Test func `Unclosed groups are closed`() throws {
        let list = try VectorList(DisplayList(100, 100, .pop, .pushLayer, .beginMask, square))
        #expect(list.commands == [.pushLayer, .beginMask, square, .maskContent, .pop, .pop])
        #expect(list.ends[1] == 4)
        #expect(list.ends[0] == 5)
    }

    @Test func `A list without faults stays the list that it is`() throws {
        let list = DisplayList(
            100, 100, .pushTransform(CGAffineTransform(translationX: 2, y: 3)), square, .pop, square)
        let kept = try VectorList(list)
        #expect(kept.entries == list.entries)
        #expect(
            kept.entries.withUnsafeBufferPointer(\.baseAddress) == list.entries.withUnsafeBufferPointer(\.baseAddress))
        #expect(kept.ends == [2, 1, 2, 3])
    }

    @Test func `A command keeps its owner, whatever becomes of it`() throws {
        var list = DisplayList(100, 100, .pushLayer)
        list.append(square, owner: 7)
        list.append(.pushLayer, owner: 8)
        #expect(try VectorList(list).entries.map(\.owner) == [0, 7, 8, 0, 0])
    }

    @Test func `Invisible commands are left out`() throws {
        let list = try VectorList(
            DisplayList(
                100, 100, .pushOpacity(0), .pushLayer, square, .pop, .pop,
                .pushTransform(CGAffineTransform(scaleX: 0, y: 1)), square, .pop,
                .stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), StrokeStyle(lineWidth: 0), .color(Sample.red)),
                .pushClip(Path(), FillStyle()), square, .pop, square))
        #expect(list.commands == [square])
    }

    @Test func `Bounds follow transforms, clips and shadows`() throws {
        let shadow = Filter.shadow(color: Sample.black, radius: 2, x: 0, y: 10)
        let clip = Path(CGRect(x: 0, y: 0, width: 20, height: 100))
        let list = try VectorList(
            DisplayList(
                100, 100, .pushTransform(CGAffineTransform(translationX: 100, y: 0)), .pushFilter(shadow),
                .pushClip(clip, FillStyle()), square, .pop, .pop, .pop))
        #expect(list.bounds[2] == CGRect(x: 10, y: 10, width: 10, height: 20))
        #expect(list.bounds[1] == CGRect(x: 4, y: 10, width: 22, height: 36))
        #expect(list.bounds[0] == CGRect(x: 104, y: 10, width: 22, height: 36))
    }

    @Test func `A blurred backdrop is a picture clipped by its path`() throws {
        let path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
        let page = DisplayCommand.fill(
            Path(CGRect(x: 0, y: 0, width: 100, height: 100)), FillStyle(), .color(Sample.white))
        let list = try VectorList(
            DisplayList(100, 100, page, square, .backdropBlur(path, FillStyle(), radius: 4)))
        #expect(list.commands.count == 5)
        #expect(list.commands[2] == .pushClip(path, FillStyle()))
        guard case .image(let item) = list.commands[3] else {
            Issue.record("the backdrop should be a picture: \(list.commands[3])")
            return
        }
        #expect(item.rect.contains(CGRect(x: 5, y: 5, width: 30, height: 30)))
        #expect(item.rect.width < 40)
    }

    @Test func `An even backdrop needs no picture`() throws {
        let pane = DisplayCommand.backdropBlur(
            Path(CGRect(x: 60, y: 60, width: 20, height: 20)), FillStyle(), radius: 4)
        let list = try VectorList(DisplayList(100, 100, square, pane))
        #expect(list.commands == [square])
    }

    @Test func `A translucent backdrop replaces the pixels that it blurs`() throws {
        let path = Path(CGRect(x: 5, y: 5, width: 30, height: 30))
        let list = try VectorList(DisplayList(100, 100, square, .backdropBlur(path, FillStyle(), radius: 4)))
        #expect(list.commands.contains(.pushBlend(.destinationOut)))
        #expect(list.hasBlends)
    }

    @Test func `Perspective is applied to the shapes`() throws {
        let list = try VectorList(
            DisplayList(
                100, 100, .pushProjection([1, 0, 0.01, 0, 1, 0, 0, 0, 1]), .pushOpacity(0.5), square, .pop, .pop))
        #expect(list.commands.count == 3)
        guard case .fill(let path, _, _) = list.commands[1] else {
            Issue.record("the square should be an outline: \(list.commands)")
            return
        }
        #expect(abs(path.boundingRect.maxX - 30 / 1.3) < 1e-9)
    }

    @Test func `Text in perspective is a group of its own beside its outline`() throws {
        let run = GlyphRun(
            font: FilelessFont(), size: 10, glyphs: [1], positions: [.zero], width: 10, text: "a", clusters: [0])
        let list = try VectorList(
            DisplayList(
                100, 100, .pushProjection([1, 0, 0.01, 0, 1, 0, 0, 0, 1]),
                .glyphs(run, origin: .zero, .color(Sample.red)), .pop))
        #expect(list.commands.count == 4)
        #expect(list.ends == [2, 1, 2, 3])
    }

    @Test func `A gradient in perspective becomes a picture`() throws {
        let gradient = DisplayCommand.fill(
            Path(CGRect(x: 10, y: 10, width: 20, height: 20)), FillStyle(),
            .linearGradient(
                Sample.gradient(Sample.red, Sample.blue), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)))
        let list = try VectorList(
            DisplayList(100, 100, .pushProjection([1, 0, 0.01, 0, 1, 0, 0, 0, 1]), gradient, .pop))
        guard case .image(let item) = list.commands.first else {
            Issue.record("the gradient should be a picture: \(list.commands)")
            return
        }
        #expect(item.rect.contains(CGRect(x: 10 / 1.1, y: 10 / 1.1, width: 30 / 1.3 - 10 / 1.1, height: 10)))
        #expect(item.rect.width < 20)
        #expect(item.image.width > 30)
    }

    @Test func `Groups nested too deeply are an error`() {
        let deep = DisplayList(
            size: CGSize(width: 10, height: 10),
            entries: ContiguousArray(repeating: .init(.pushLayer), count: VectorList.depthLimit + 1))
        #expect(throws: VectorError.groupsNestedTooDeeply(limit: VectorList.depthLimit)) { try VectorList(deep) }
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func `A list without a positive finite size is an error`(width: CGFloat) {
        #expect(throws: VectorError.self) { try VectorList(DisplayList(width, 10)) }
    }
}
