import Foundation
import RoostTesting
import SwiftUI
import Testing

/// What takes a number, with numbers that nobody means: laid out, and drawn as PNG, SVG and PDF, it neither traps nor
/// hangs.
@MainActor @Suite struct HostileNumbers {
    nonisolated static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        -.leastNonzeroMagnitude, -0.0, 0, -1, 1e-10, 0.5, 65_536, 1e7, 3e9, -1e10, 1e19, -1e19, 1e100,
    ]

    @Test(arguments: NumberTaker.all) func `A number that nobody means is drawn or refused`(_ taker: NumberTaker) {
        for number in Self.numbers {
            let time = processorTime {
                let view = taker.view(number)
                let free = LayoutReport(of: view, proposal: .unspecified).size
                #expect(!free.width.isNaN && !free.height.isNaN, "\(taker) of \(number) is \(free)")
                let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
                for draw in [renderer.pngData, renderer.svgData, renderer.pdfData] {
                    // A picture or an error: what counts is that one of them comes.
                    _ = try? draw()
                }
            }
            #expect(time < .seconds(20), "\(taker) of \(number) took \(time)")
        }
    }

    @Test(arguments: numbers) func `A recording of so many frames, so many times, ends`(number: Double) throws {
        let recorder = AnimationRenderer(content: Color.red.frame(width: 4, height: 4))
        recorder.framesPerSecond = number
        recorder.loopCount = Int(clamping: number)
        recorder.duration = number < 1 ? number : 0.1
        #expect(try !recorder.gifData().isEmpty)
        #expect(try !recorder.webpData().isEmpty)
    }

    @Test(arguments: numbers) func `A recording at such a scale ends or is refused`(number: Double) {
        let recorder = AnimationRenderer(content: Color.red.frame(width: 4, height: 4))
        recorder.scale = number
        recorder.duration = 0.1
        _ = try? recorder.gifData()
        _ = try? recorder.webpData(quality: number)
    }

    @Test(arguments: numbers) func `A script that waits, taps and drags for so long ends`(number: Double) throws {
        let recorder = AnimationRenderer(content: Color.red.frame(width: 4, height: 4))
        recorder.framesPerSecond = 1
        recorder.script = { stage in
            stage.wait(number < 100 ? number : 0.1)
            stage.tap(at: CGPoint(x: number, y: -number))
            stage.drag(
                from: CGPoint(x: number, y: 0), to: CGPoint(x: 0, y: number), duration: number < 100 ? number : 0.1)
        }
        #expect(try !recorder.gifData().isEmpty)
    }

    @Test(arguments: ["%.2147483647d", "%2147483647lld", "%.9999999f", "%99999@", "%-2147483648d", "%.2147483647g"])
    func `A format that asks for a text that fills the memory is shown as it is`(format: String) {
        let number = Text("\(1.5, specifier: format)")
        let integer = Text("\(1, specifier: format)")
        #expect(LayoutReport(of: number, proposal: .unspecified).size.width < 500)
        #expect(LayoutReport(of: integer, proposal: .unspecified).size.width < 500)
    }

    @Test(arguments: ["%s", "%@", "%p", "%c", "%d", "%n", "%hd", "%jx", "%Lf"])
    func `A format for another kind of value writes a number`(format: String) {
        let size = LayoutReport(of: Text("\(1.5, specifier: format)"), proposal: .unspecified).size
        #expect(size.width < 200)
        #expect(LayoutReport(of: Text("\(-1, specifier: format)"), proposal: .unspecified).size.width < 300)
    }
}

extension Int {
    /// The nearest integer; 0 for what is no number.
    init(clamping number: Double) {
        self = number.isNaN ? 0 : Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }
}
