import CoreGraphics
import Foundation
import RoostCore
import Testing

@testable import RoostRender

/// What a file must not ask of its readers, nor its writer of itself.
@Suite struct FileBoundsTests {
    private func time(_ body: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(body) }

    private let square = DisplayCommand.fill(
        Path(CGRect(x: 40, y: 40, width: 20, height: 20)), FillStyle(), .color(Sample.red))

    @Test func aGradientOfAHundredThousandStopsIsWrittenInSeconds() throws {
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
        let duration = try time {
            pdf = try PDFRenderer().render([list])
            _ = try SVGRenderer().render(list)
        }
        #expect(duration < .seconds(20))
        #expect(pdf.count < 10_000_000)
    }

    @Test func finestDashesOfThousandsOfLinesAreLimited() {
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

    @Test(arguments: [1e7, -1e7, 1e12]) func enlargementsAreBounded(scale: CGFloat) throws {
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 50 - 50 * scale, ty: 50 - 50 * scale)
        let list = try VectorList(DisplayList(100, 100, .pushTransform(transform), square, .pop))
        guard case .pushTransform(let bounded) = list.commands[0] else {
            Issue.record("there should be a transform: \(list.commands[0])")
            return
        }
        #expect(abs(bounded.a) <= 1e5 && abs(bounded.d) <= 1e5)
        // The point that stays where it is, and with it what is seen.
        let center = CGPoint(x: 50, y: 50).applying(bounded)
        #expect(abs(center.x - 50) < 0.001 && abs(center.y - 50) < 0.001)
    }

    @Test(arguments: [1e9, .greatestFiniteMagnitude]) func aShadowAsWideAsTheWorldIsDrawn(radius: CGFloat) throws {
        let list = DisplayList(
            100, 100, .pushFilter(.shadow(color: Sample.black, radius: radius, x: 1, y: 1)), square, .pop)
        #expect(try !PDFRenderer().render([list]).isEmpty)
        #expect(try !SVGRenderer().render(list).isEmpty)
    }
}
