import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@testable import RoostBrowser

@Suite struct InputQueueTests {
    private func size(_ width: Double) -> ClientMessage.Content {
        .surroundings(Surroundings(viewport: Viewport(size: CGSize(width: width, height: 200))))
    }

    private func pointer(_ phase: PointerEvent.Phase, _ x: Double, of pointer: Int = 0) -> ClientMessage.Content {
        .input(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 0), pointer: pointer)))
    }

    private func scroll(_ amount: Double) -> ClientMessage.Content {
        .input(.scroll(ScrollEvent(at: .zero, by: CGSize(width: 0, height: amount))))
    }

    /// The inputs that the queue keeps of some, by their numbers from 1.
    private func left(of contents: [ClientMessage.Content]) -> [UInt32: ClientMessage.Content] {
        var queue = InputQueue()
        for (index, content) in contents.enumerated() { queue.append(content, number: UInt32(index + 1)) }
        var result: [UInt32: ClientMessage.Content] = [:]
        while let (number, content) = queue.popFirst() { result[number] = content }
        return result
    }

    @Test func `Of successive sizes and moves of a pointer only the last are kept`() {
        let contents = (1...100).flatMap { [size(Double($0)), pointer(.moved, Double($0)), pointer(.moved, 5, of: 1)] }
        #expect(left(of: contents) == [298: size(100), 299: pointer(.moved, 100), 300: pointer(.moved, 5, of: 1)])
    }

    @Test func `A press keeps the size of the window before it`() {
        let contents = [size(1), size(2), pointer(.began, 0), size(3), pointer(.ended, 0)]
        #expect(
            left(of: contents)
                == [2: size(2), 3: pointer(.began, 0), 4: size(3), 5: pointer(.ended, 0)])
    }

    @Test func `Scroll amounts add up`() {
        #expect(left(of: [scroll(1), size(1), scroll(2), size(2), scroll(3)]) == [4: size(2), 5: scroll(6)])
    }

    @Test func `Inputs that are put back go before new ones, and a new move replaces an old one`() {
        var (rest, new) = (InputQueue(), InputQueue())
        for (number, content) in [pointer(.began, 0), pointer(.moved, 1)].enumerated() {
            rest.append(content, number: UInt32(number))
        }
        _ = rest.popFirst()
        new.append(pointer(.moved, 2), number: 2)
        new.append(pointer(.ended, 2), number: 3)
        rest.append(contentsOf: new)
        #expect(rest.popFirst()?.content == pointer(.moved, 2))
        #expect(rest.popFirst()?.number == 3)
        #expect(rest.isEmpty)
    }

    @Test func `Bytes of files are counted until they are taken`() {
        var queue = InputQueue()
        queue.append(.fileData(1, [1, 2, 3]), number: 1)
        queue.append(.fileData(1, [4]), number: 2)
        #expect(queue.fileBytes == 4)
        _ = queue.popFirst()
        #expect(queue.fileBytes == 1)
    }
}
