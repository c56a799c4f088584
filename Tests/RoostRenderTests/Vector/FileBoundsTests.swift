import CoreGraphics
import Foundation
import RoostPicture
import RoostTesting
import Testing

@testable import RoostRender

/// Limits on the time and memory that a file takes to write and to read.
@Suite struct FileBoundsTests {
    private let square = DisplayCommand.fill(
        Path(CGRect(x: 40, y: 40, width: 20, height: 20)), FillStyle(), .color(Sample.red))

    @Test func `A gradient of 100,000 stops is written within 20 seconds and ten megabytes`() throws {
        let stops = (0..<100_000).map { index in
            ResolvedGradient.Stop(
                color: index % 2 == 0 ? Sample.red : Sample.blue, location: Double(index) / 100_000)
        }
        let list = DisplayList(
            100, 100,
            .fill(
                Path(CGRect(x: 0, y: 0, width: 90, height: 90)), FillStyle(),
                .linearGradient(
                    ResolvedGradient(stops: stops), start: .zero, end: CGPoint(x: 0, y: 90))))
        var pdf = Data()
        let duration = try processorTime {
            pdf = try PDFRenderer().render([list])
            _ = try SVGRenderer().render(list)
        }
        #expect(duration < .seconds(20))
        #expect(pdf.count < 10_000_000)
    }

    @Test func `The number of dashes of thousands of lines is limited`() {
        let path = CGMutablePath()
        for index in 0..<10_000 {
            path.move(to: CGPoint(x: 0, y: Double(index)))
            path.addLine(to: CGPoint(x: 1, y: Double(index)))
        }
        var dashes = 0
        path.copy(dashingWithPhase: 0, lengths: [0.01]).applyWithBlock { element in
            if element.pointee.type == .moveToPoint { dashes += 1 }
        }
        // Lines beyond the limit stay whole.
        #expect(dashes > 10_000)
        #expect(dashes < 420_000)
    }

    @Test(arguments: [1e7, -1e7, 1e12])
    func `An enlargement is bounded and keeps its fixed point`(scale: CGFloat) throws {
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 50 - 50 * scale, ty: 50 - 50 * scale)
        let list = try VectorList(DisplayList(100, 100, .pushTransform(transform), square, .pop))
        guard case .pushTransform(let bounded) = list.commands[0] else {
            Issue.record("there should be a transform: \(list.commands[0])")
            return
        }
        #expect(abs(bounded.a) <= 1e5 && abs(bounded.d) <= 1e5)
        // The fixed point stays, and with it the visible part.
        let center = CGPoint(x: 50, y: 50).applying(bounded)
        #expect(abs(center.x - 50) < 0.001 && abs(center.y - 50) < 0.001)
    }

    @Test(arguments: [1e9, .greatestFiniteMagnitude])
    func `A shadow of an enormous radius is written`(radius: CGFloat) throws {
        let list = DisplayList(
            100, 100, .pushFilter(.shadow(color: Sample.black, radius: radius, x: 1, y: 1)), square, .pop)
        #expect(try !PDFRenderer().render([list]).isEmpty)
        #expect(try !SVGRenderer().render(list).isEmpty)
    }
}
