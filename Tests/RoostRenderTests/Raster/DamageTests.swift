import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

/// The damage between two frames: drawn over the picture of the old one, it makes the picture of the new one.
@Suite struct DamageTests {
    private let scale: CGFloat = 1.5

    /// The picture of a frame, from that of the frame before and the damage between them.
    private func redrawn(_ old: DisplayList, _ new: DisplayList) throws -> [UInt8] {
        var picture = try Rasterizer().draw(old, scale: scale, background: .white)
        let (width, height) = (picture.width, picture.height)
        var pixels = Array(picture.pixels)
        for area in try Damage.between(old, new, scale: scale) {
            #expect(area.minX >= 0 && area.minY >= 0 && area.maxX <= width && area.maxY <= height)
            try pixels.withUnsafeMutableBytes {
                try Rasterizer().draw(
                    new, scale: scale, background: .white, area: area,
                    into: $0.baseAddress! + (area.minY * width + area.minX) * 4, bytesPerRow: width * 4)
            }
        }
        picture = CGImage(width: width, height: height, pixels: pixels)
        return Array(picture.pixels)
    }

    private func whole(_ list: DisplayList) throws -> [UInt8] {
        Array(try Rasterizer().draw(list, scale: scale, background: .white).pixels)
    }

    /// Checks that the damage makes the new picture of the old one. A group of one drawing is not rounded as a group of
    /// two is, which nobody sees.
    private func check(_ old: DisplayList, _ new: DisplayList) throws {
        let (made, wanted) = (try redrawn(old, new), try whole(new))
        guard zip(made, wanted).contains(where: { abs(Int($0) - Int($1)) > 1 }) else { return }
        let width = try Rasterizer.pixelSize(of: new.size, scale: scale).width
        let places = made.indices.filter { made[$0] != wanted[$0] }.map { ($0 / 4 % width, $0 / 4 / width) }
        let change = zip(old.entries, new.entries).first { $0 != $1 }.map { "\($0.command) and \($1.command)" }
        Issue.record("\(places.count) bytes differ, the first at \(places[0]), after \(change ?? "")")
    }

    private func pushes(_ command: DisplayCommand) -> Bool {
        switch command {
        case .fill, .stroke, .glyphs, .image, .backdropBlur, .pop, .maskContent: false
        default: true
        }
    }

    /// The index of the command that closes the group opened at an index.
    private func end(of start: Int, in list: DisplayList) -> Int {
        var depth = 0
        for index in start..<list.entries.count {
            if pushes(list.entries[index].command) { depth += 1 }
            if case .pop = list.entries[index].command { depth -= 1 }
            if depth == 0 { return index }
        }
        return list.entries.count
    }

    /// Every few of the drawings of a list.
    private func places(in list: DisplayList) -> StrideTo<Int> {
        stride(from: 1, to: list.entries.count, by: max(1, list.entries.count / 16))
    }

    /// The list with one of its drawings or groups left out.
    private func variants(of list: DisplayList) -> [DisplayList] {
        places(in: list).compactMap { index in
            var variant = list
            switch list.entries[index].command {
            case .pop, .maskContent: return nil
            case .beginMask: variant.entries.removeSubrange(index...end(of: index, in: list))
            case let command where pushes(command):
                variant.entries.remove(at: end(of: index, in: list))
                variant.entries.remove(at: index)
            default: variant.entries.remove(at: index)
            }
            return variant
        }
    }

    @Test(arguments: Scene.allCases)
    func `A drawing or a group that comes or goes is damage`(scene: Scene) throws {
        let list = scene.list
        for variant in variants(of: list) {
            try check(list, variant)
            try check(variant, list)
        }
    }

    @Test(arguments: Scene.allCases)
    func `A drawing that moves is damage where it was and where it is`(scene: Scene) throws {
        let list = scene.list
        for index in places(in: list) {
            var moved = list
            switch list.entries[index].command {
            case .fill(let path, let style, let paint):
                moved.entries[index].command = .fill(path.offsetBy(dx: 7.3, dy: -4), style, paint)
            case .glyphs(let run, let origin, let paint):
                moved.entries[index].command = .glyphs(run, origin: CGPoint(x: origin.x + 5, y: origin.y + 2), paint)
            case .pushTransform(let transform):
                moved.entries[index].command = .pushTransform(transform.translatedBy(x: 3, y: 5))
            case .pushOpacity: moved.entries[index].command = .pushOpacity(0.35)
            default: continue
            }
            try check(list, moved)
        }
    }

    @Test func `Equal frames have no damage`() throws {
        for scene in Scene.allCases { #expect(try Damage.between(scene.list, scene.list, scale: 2).isEmpty) }
    }

    @Test func `A frame of another size is damage as a whole`() throws {
        let damage = try Damage.between(Canvas(10, 10).list, Canvas(20, 10).list, scale: 2)
        #expect(damage == [PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 20)])
    }

    @Test func `A small change far away from others has small damage`() throws {
        func frame(_ x: CGFloat) -> DisplayList {
            var canvas = Canvas(500, 500)
            canvas.fill(0, 0, 500, 500, .white)
            canvas.fill(x, 10, 10, 10, .red)
            canvas.fill(400, 400, 50, 50, .blue)
            return canvas.list
        }
        let damage = try Damage.between(frame(10), frame(12), scale: 1)
        #expect(damage == [PixelRect(minX: 9, minY: 9, maxX: 23, maxY: 21)])
    }

    @Test func `Two changes far from each other are two rectangles`() throws {
        func frame(_ paint: Paint) -> DisplayList {
            var canvas = Canvas(500, 500)
            canvas.fill(10, 10, 10, 10, paint)
            canvas.fill(400, 400, 50, 50, paint)
            return canvas.list
        }
        #expect(try Damage.between(frame(.red), frame(.blue), scale: 1).count == 2)
    }

    @Test func `Commands that leave a group are damage although they stay the same`() throws {
        func frame(_ isInside: Bool) -> DisplayList {
            var canvas = Canvas(100, 100)
            canvas(.pushOpacity(0.5))
            canvas.fill(0, 0, 10, 10, .red)
            if !isInside { canvas(.pop) }
            canvas.fill(50, 50, 10, 10, .red)
            if isInside { canvas(.pop) }
            return canvas.list
        }
        try check(frame(true), frame(false))
        try check(frame(false), frame(true))
    }
}
