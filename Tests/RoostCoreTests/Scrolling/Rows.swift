import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI

/// Counts what rows do.
final class RowLog {
    var bodies = 0
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var present: Set<Int> = []
}

/// A row of a known height with a name.
struct LoggedRow: View {
    let index: Int
    var height: CGFloat = 40
    var log: RowLog?
    @State private var presses = 0

    var body: some View {
        let _ = log?.bodies += 1
        Color.blue.frame(height: height + CGFloat(presses))
            .accessibilityIdentifier("row \(index)")
            .onTapGesture { presses += 1 }
            .onAppear {
                log?.appeared.append(index)
                log?.present.insert(index)
            }
            .onDisappear {
                log?.disappeared.append(index)
                log?.present.remove(index)
            }
    }
}

extension LiveView {
    /// Rows of 40 points in a window of 200.
    static func rows(_ count: Int) -> LiveView {
        LiveView(
            ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { LoggedRow(index: $0) } } },
            size: CGSize(width: 200, height: 200))
    }

    /// Turns the wheel at a point; the next frame shows what that did.
    func scroll(by delta: CGFloat, at point: CGPoint = CGPoint(x: 50, y: 50)) {
        send(.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: delta))))
        update()
    }

    /// The first scroll view's controller at a point.
    func controller(at point: CGPoint = CGPoint(x: 50, y: 50)) -> ScrollController {
        session.graph.scrollViews(at: point)[0]
    }

    var offset: CGFloat { controller().offset.y }

    /// Where a row is seen, from the window's top; nil where it is not made.
    func top(_ row: Int) -> CGFloat? { frame(of: "row \(row)")?.minY }

    /// How many nodes there are.
    var nodeCount: Int {
        func count(_ node: _ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
        return count(session.graph.root)
    }
}
