import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Insets of areas.
@Suite struct OutlineInsetTests {
    private func inset(_ path: Path, by distance: CGFloat) -> Path { Path(path.outline.inset(by: distance)) }

    /// Whether a path contains exactly the points of a shape that are further than `distance` from its edge. Points
    /// near the edge of the path are not checked.
    private func agrees(_ result: Path, _ shape: Path, by distance: CGFloat) -> Bool {
        let margin = shape.strokedPath(StrokeStyle(lineWidth: 2 * distance, lineJoin: .round))
        let near = shape.strokedPath(StrokeStyle(lineWidth: 2 * distance + 0.2, lineJoin: .round))
            .subtracting(shape.strokedPath(StrokeStyle(lineWidth: 2 * distance - 0.2, lineJoin: .round)))
        for x in stride(from: -5.37, to: 110, by: 2.1) {
            for y in stride(from: -5.41, to: 110, by: 2.3) {
                let point = CGPoint(x: x, y: y)
                if near.contains(point) { continue }
                if result.contains(point) != (shape.contains(point) && !margin.contains(point)) { return false }
            }
        }
        return true
    }

    @Test func `An inset rectangle is a smaller one, whichever way it was drawn`() {
        let box = Path(CGRect(x: 10, y: 10, width: 80, height: 60))
        let inner = CGRect(x: 15, y: 15, width: 70, height: 50)
        #expect(inset(box, by: 5).boundingRect == inner)
        #expect(inset(box, by: 5).elements.count == 5)
        #expect(inset(Path(box.outline.reversed()), by: 5).boundingRect == inner)
    }

    @Test func `Corners that are rounder than the distance stay round, and others become sharp`() {
        let box = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 70), cornerRadius: 12, style: .circular)
        #expect(agrees(inset(box, by: 5), box, by: 5))
        #expect(agrees(inset(box, by: 20), box, by: 20))
    }

    @Test func `A corner that points inwards keeps its distance all around`() {
        let shape = Path { path in
            path.addLines([
                CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 90), CGPoint(x: 45, y: 40),
                CGPoint(x: 0, y: 90),
            ])
            path.closeSubpath()
        }
        #expect(agrees(inset(shape, by: 8), shape, by: 8))
    }

    @Test func `An inset makes a hole larger`() {
        let frame = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
            .subtracting(Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)))
        #expect(agrees(inset(frame, by: 6), frame, by: 6))
    }

    @Test func `Parts that are thinner than twice the distance vanish`() {
        #expect(inset(Path(CGRect(x: 0, y: 0, width: 80, height: 6)), by: 4).isEmpty)
        let dumbbell = Path(CGRect(x: 0, y: 0, width: 30, height: 40))
            .union(Path(CGRect(x: 20, y: 17, width: 60, height: 6)))
            .union(Path(CGRect(x: 70, y: 0, width: 30, height: 40)))
        let parts = inset(dumbbell, by: 5)
        #expect(parts.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
        #expect(agrees(parts, dumbbell, by: 5))
    }

    @Test func `A distance that is zero, negative or not finite leaves an area as it is`() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).outline
        for distance in [0, -3, CGFloat.nan, .infinity] { #expect(circle.inset(by: distance) == circle) }
        #expect(inset(Path(), by: 3).isEmpty)
    }
}
