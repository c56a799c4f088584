import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@testable import RoostBrowser

@Suite struct ListEncoderTests {
    private let red = Paint.color(.init(red: 1, green: 0, blue: 0))

    private func square(_ owner: UInt32, x: CGFloat, y: CGFloat = 0) -> DisplayList.Entry {
        .init(.fill(Path(CGRect(x: x, y: y, width: 10, height: 10)), FillStyle(), red), owner: owner)
    }

    private func list(_ entries: [DisplayList.Entry]) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 100), entries: ContiguousArray(entries))
    }

    /// The entries of a page that gets the list from scratch.
    private func whole(_ list: DisplayList) -> [ListDecoder.Entry] {
        var encoder = ListEncoder()
        var writer = ByteWriter()
        encoder.encode(list, into: &writer)
        var decoder = ListDecoder()
        decoder.take(writer.bytes)
        return decoder.entries
    }

    /// Sends lists one after the other, checks that the page has each, and returns the bytes that each takes.
    private func tell(_ lists: [DisplayList]) -> [Int] {
        var encoder = ListEncoder()
        var decoder = ListDecoder()
        return lists.map { list in
            var writer = ByteWriter()
            encoder.encode(list, into: &writer)
            decoder.take(writer.bytes)
            #expect(decoder.entries == whole(list))
            return writer.count
        }
    }

    @Test func `A list that stays the same takes a few bytes`() {
        let some = list((0..<500).map { square($0, x: CGFloat($0)) })
        #expect(tell([some, some])[1] <= 10)
    }

    @Test func `When one of many entries moves, the others are only counted`() {
        let before = (0..<500).map { square($0, x: CGFloat($0)) }
        var after = before
        after[250] = square(250, x: 300, y: 7)
        #expect(tell([list(before), list(after)])[1] <= 20)
    }

    @Test func `Entries that move together share one offset`() {
        let before = (0..<200).map { square($0, x: CGFloat($0)) }
        let after = (0..<200).map { square($0, x: CGFloat($0) + 12.25) }
        #expect(tell([list(before), list(after)])[1] <= 16)
    }

    @Test func `A new order is sent as jumps`() {
        let before = (0..<40).map { square($0, x: CGFloat($0) * 2) }
        let after = before[20...] + before[..<20]
        #expect(tell([list(before), list(Array(after))])[1] <= 20)
    }

    @Test func `An insertion copies the entries around it`() {
        let before = (0..<100).map { square($0, x: CGFloat($0)) }
        let after = before[..<50] + [square(1000, x: 3)] + before[50...]
        #expect(tell([list(before), list(Array(after))])[1] <= 40)
    }

    @Test func `The points of small paths are exact to 0.0001 points`() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0.1, y: 0.1))
        path.addLine(to: CGPoint(x: 0.10321, y: 0.9))
        let entry = try #require(whole(list([.init(.fill(path, FillStyle(), red), owner: 1)])).first)
        // The second point, from the first, in 1/16384 point.
        #expect(abs(Double(entry.numbers[2]) / 16384 - 0.00321) < 1e-4)
    }

    @Test func `A transform with NaN and infinite numbers is encoded without a crash`() {
        let bad = DisplayList.Entry(
            .pushTransform(CGAffineTransform(a: .nan, b: .infinity, c: -.infinity, d: 1e300, tx: .nan, ty: 1e30)),
            owner: 1)
        _ = tell([list([bad, .init(.pop)]), list([bad, .init(.pop)])])
    }

    @Test(arguments: 0..<30) func `The page has each of a random sequence of lists`(seed: UInt64) {
        var generator = SplitMix(state: seed)
        func number() -> CGFloat { CGFloat(Int.random(in: -1000...1000, using: &generator)) / 8 }
        func path() -> Path {
            let rect = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: return Path(rect)
            case 1: return Path(ellipseIn: rect)
            case 2: return Path(roundedRect: rect, cornerRadius: 5)
            case 3: return Path()
            default:
                return Path { path in
                    path.move(to: rect.origin)
                    path.addQuadCurve(to: CGPoint(x: number(), y: number()), control: .zero)
                    path.addLine(to: CGPoint(x: number(), y: number()))
                    path.closeSubpath()
                }
            }
        }
        func paint() -> Paint {
            let stops = [
                ResolvedGradient.Stop(color: .init(red: 0, green: 0, blue: 1), location: 0),
                ResolvedGradient.Stop(color: .init(red: 1, green: 1, blue: 0), location: 1),
            ]
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                return .linearGradient(ResolvedGradient(stops: stops), start: .zero, end: CGPoint(x: number(), y: 9))
            case 1:
                return .radialGradient(
                    ResolvedGradient(stops: stops), center: .zero, startRadius: 1, endRadius: 2 + abs(number()))
            default: return red
            }
        }
        func command() -> DisplayCommand {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: .fill(path(), FillStyle(), paint())
            case 1: .stroke(path(), StrokeStyle(lineWidth: 2, dash: [1, 2]), paint())
            case 2: .pushTransform(CGAffineTransform(translationX: number(), y: number()))
            case 3: .pushOpacity(0.5)
            case 4: .pushClip(path(), FillStyle())
            case 5: .pushFilter(.blur(radius: abs(number()), opaque: false))
            default: .pop
            }
        }
        var lists: [DisplayList] = []
        var entries: [DisplayList.Entry] = []
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 0..<6, using: &generator) {
                let new = DisplayList.Entry(command(), owner: .random(in: 0..<9, using: &generator))
                entries.insert(new, at: .random(in: 0...entries.count, using: &generator))
            }
            if !entries.isEmpty, Bool.random(using: &generator) {
                entries.remove(at: .random(in: 0..<entries.count, using: &generator))
            }
            if Int.random(in: 0..<4, using: &generator) == 0 { entries.shuffle(using: &generator) }
            lists.append(list(entries))
        }
        _ = tell(lists)
    }

    // MARK: Recordings

    /// A frame of rows, each in a recording of its own, beside entries in none.
    private func recording(_ rows: [DisplayRecording], before: [DisplayList.Entry] = []) -> DisplayRecording {
        DisplayRecording(
            entries: ContiguousArray(before + [square(9000, x: 1)]),
            parts: ContiguousArray(rows.map { DisplayRecording.Part(position: before.count, recording: $0) }))
    }

    private func row(_ index: Int, y: CGFloat = 0) -> DisplayRecording {
        DisplayRecording(
            entries: ContiguousArray((0..<3).map { square(UInt32(index * 10 + $0), x: CGFloat($0) * 20, y: y) }),
            parts: [])
    }

    /// Sends frames made of recordings, and checks that the page has each.
    private func tell(_ frames: [DisplayRecording]) -> [Int] {
        var encoder = ListEncoder()
        var decoder = ListDecoder()
        return frames.map { frame in
            let retained = RetainedDisplayList(size: CGSize(width: 100, height: 100), recording: frame)
            var writer = ByteWriter()
            encoder.encode(retained.flattened, of: frame, into: &writer)
            decoder.take(writer.bytes)
            #expect(decoder.entries == whole(retained.flattened))
            return writer.count
        }
    }

    @Test func `Recordings that stay the same are only counted`() {
        let rows = (0..<50).map { row($0) }
        #expect(tell([recording(rows), recording(rows)])[1] <= 10)
    }

    @Test func `Recordings in any order and nesting give the page the list that it gets from scratch`() {
        var random = SystemRandomNumberGenerator()
        var rows = (0..<12).map { row($0) }
        var frames: [DisplayRecording] = []
        for step in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: rows.shuffle(using: &random)
            case 1: rows[Int.random(in: 0..<rows.count, using: &random)] = row(step % 12, y: CGFloat(step))
            case 2: if rows.count > 2 { rows.removeFirst() }
            case 3: rows.append(recording([rows[0], row(100 + step)]))
            default: break
            }
            let before = (0..<Int.random(in: 0..<3, using: &random)).map { square(UInt32(8000 + $0), x: CGFloat(step)) }
            frames.append(recording(rows, before: before))
        }
        _ = tell(frames)
    }
}
