import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor struct UIBezierPathTests {
    @Test func `Only the corners that are named are round`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func `Radii without end are as large as fits`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 20, y: 20)))
    }

    @Test func `An arc that is clockwise turns clockwise as seen`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        path.addLine(to: .zero)
        path.close()
        #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 5, y: -5)))
    }

    @Test func `What is built by hand is SwiftUI's path`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.close()
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(Path(path.cgPath).boundingRect.maxY == 20)
    }
}
