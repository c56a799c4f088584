import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ContainerShapeTests {
    @Test func `Without a container the shape is a rectangle`() {
        #expect(drawing(ContainerRelativeShape()).fills[0].path == Path(CGRect(x: 0, y: 0, width: 100, height: 60)))
    }

    @Test func `The shape is the container's, with smaller corners further inside`() {
        let view = ContainerRelativeShape().fill(.red).padding(8).containerShape(
            RoundedRectangle(cornerRadius: 20, style: .circular))
        let rect = CGRect(x: 8, y: 8, width: 84, height: 44)
        let path = drawing(view).fills[0].path
        #expect(path.boundingRect == rect)
        let expected = Path(roundedRect: rect, cornerRadius: 12, style: .circular)
        for x in stride(from: 7.25, to: 22, by: 0.5) {
            for y in stride(from: 7.25, to: 22, by: 0.5) {
                let point = CGPoint(x: x, y: y)
                #expect(path.contains(point) == expected.contains(point), "\(point)")
            }
        }
    }

    @Test func `An inset counts like a distance from the container`() {
        let view = ContainerRelativeShape().inset(by: 8).fill(.red).containerShape(Circle())
        #expect(
            drawing(view, width: 60, height: 60).fills[0].path.boundingRect == CGRect(x: 8, y: 8, width: 44, height: 44)
        )
    }
}
