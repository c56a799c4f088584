import Foundation
import RoostBrowser
@_spi(Engine) import RoostCore
import SwiftUI

/// The steps of a frame of a live session, each timed by itself.
enum FrameStage: String, CaseIterable {
    /// Advances animated values to the frame's time.
    case animation
    /// Updates the state and geometry that the animation has changed.
    case layout
    /// Makes the display list and compares it with the last.
    case list
    /// Encodes the bytes that a page needs to show it.
    case encode

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }
}

/// A window of 1920 × 1080 points in which every view glides, turns, fades and changes its colour.
@MainActor final class Frames {
    private let size = CGSize(width: 1920, height: 1080)
    private let graph: ViewGraph
    private let model = MovingModel()
    private var last: DisplayList
    private var list: DisplayList
    private var encoder = ListEncoder()
    private var writer = ByteWriter()

    init(count: Int) {
        graph = ViewGraph(MovingViews(count: count, model: model), environment: .standard, isWindow: true)
        list = DisplayList(size: size)
        last = list
        layOut()
        withAnimation(.spring(duration: 600, bounce: 0.3)) { model.isOn = true }
        layOut()
        for _ in 0..<3 { for stage in FrameStage.allCases { run(stage) } }
    }

    /// The number of bytes of the last frame.
    var byteCount: Int { writer.count }

    func run(_ stage: FrameStage) {
        switch stage {
        case .animation:
            graph.time += 1 / 60
            graph.advance()
        case .layout: layOut()
        case .list:
            list = graph.displayList(size: size)
            guard list != last else { fatalError("nothing moves") }
            last = list
        case .encode:
            writer.removeAll()
            encoder.encode(list, into: &writer)
        }
    }

    private func layOut() { graph.layOut(in: CGRect(origin: .zero, size: size)) }

    /// Prints the milliseconds of each stage. With a count it makes a number of frames instead, for callgrind.
    static func run(_ options: Options) throws {
        guard let operand = options.operands.first else { return printAll() }
        guard let count = Int(operand), count > 0 else { throw UsageError() }
        let rounds = options.operands.dropFirst().first.flatMap { Int($0) } ?? 1
        let frames = Frames(count: count)
        for _ in 0..<rounds { for stage in FrameStage.allCases { frames.run(stage) } }
    }

    private static func printAll() {
        print("Milliseconds a frame at 1920 × 1080 while every view moves, median.\n")
        print("| views | \(FrameStage.allCases.map(\.rawValue).joined(separator: " | ")) | in all | bytes |")
        print("| ---: |" + String(repeating: " ---: |", count: FrameStage.allCases.count + 2))
        for count in [200, 2_000] {
            let frames = Frames(count: count)
            var times = [[Double]](repeating: [], count: FrameStage.allCases.count)
            for _ in 0..<300 {
                for (index, stage) in FrameStage.allCases.enumerated() {
                    let start = ContinuousClock.now
                    frames.run(stage)
                    let elapsed = (ContinuousClock.now - start).components
                    times[index].append(Double(elapsed.attoseconds) / 1e15 + Double(elapsed.seconds) * 1e3)
                }
            }
            let medians = times.map { $0.sorted()[$0.count / 2] }
            let cells = (medians + [medians.reduce(0, +)]).map { String(format: "%.3f", $0) }
            print("| \(count) | \(cells.joined(separator: " | ")) | \(frames.byteCount) |")
        }
    }
}

@Observable final class MovingModel {
    var isOn = false
}

private struct MovingViews: View {
    let count: Int
    let model: MovingModel

    var body: some View {
        let columns = max(1, Int(Double(count).squareRoot() * 1.4))
        VStack(spacing: 4) {
            ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: 4) {
                    ForEach(0..<min(columns, count - row * columns), id: \.self) { column in
                        MovingView(index: row * columns + column, isOn: model.isOn)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: model.isOn ? .bottomTrailing : .topLeading)
    }
}

private struct MovingView: View {
    let index: Int
    let isOn: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(isOn ? Color.blue : Color.orange)
            .frame(width: isOn ? 24 : 12, height: 16)
            .rotationEffect(.degrees(isOn ? 90 : 0))
            .opacity(isOn ? 0.5 : 1)
    }
}
