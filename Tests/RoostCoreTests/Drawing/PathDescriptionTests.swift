import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Paths as Apple's `description` writes them (cases `web-path-*`).
@Suite struct PathDescriptionTests {
    static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    static func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }

    static func relativeArc(_ delta: Double) -> Path {
        Path {
            $0.addRelativeArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
        }
    }

    static func uneven(
        _ width: CGFloat, _ height: CGFloat, topLeading: CGFloat = 0, bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Path {
        Path(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
                topTrailing: topTrailing), style: style)
    }

    static let triangle = Path("0 0 m 100 0 l 50 60 l h")!

    static let recorded: [(String, Path, String)] = [
        ("rect", Path(box), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        (
            "ellipse", Path(ellipseIn: box),
            "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c 77.6142 0 100 13.4315 100 30 c h"
        ),
        ("arc-0-0", arc(0, 0), "90 50 m"),
        ("arc-0-30", arc(0, 30), "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c"),
        ("arc-0-90", arc(0, 90), "90 50 m 90 72.0914 72.0914 90 50 90 c"),
        ("arc-0-120", arc(0, 120), "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"),
        (
            "arc-0-360", arc(0, 360),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c h"
        ),
        (
            "arc-0-450", arc(0, 450),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c"
        ),
        (
            "arc-0-minus90", arc(0, -90),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c"
        ),
        (
            "arc-0-minus360", arc(0, -360),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c"
        ),
        (
            "arc-cw-0-45", arc(0, 45, clockwise: true),
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c"
        ),
        (
            "arc-cw-0-360", arc(0, 360, clockwise: true),
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c h"
        ),
        (
            "arc-cw-0-720", arc(0, 720, clockwise: true),
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"
        ),
        ("arc-cw-0-minus90", arc(0, -90, clockwise: true), "90 50 m 90 27.9086 72.0914 10 50 10 c"),
        (
            "arc-cw-minus90-0", arc(-90, 0, clockwise: true),
            "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"
        ),
        (
            "arc-after-move",
            Path {
                $0.move(to: .zero)
                $0.addArc(
                    center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            }, "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c"
        ),
        (
            "arc-transform",
            Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false, transform: CGAffineTransform(scaleX: 2, y: 1))
            }, "180 50 m 180 72.0914 144.183 90 100 90 c"
        ),
        ("relative-arc-0", relativeArc(0), "90 50 m"),
        (
            "relative-arc-190", relativeArc(190),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 43.0541 c"
        ),
        (
            "relative-arc-minus360", relativeArc(-360),
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"
        ),
        (
            "rounded-continuous-12", Path(roundedRect: box, cornerRadius: 12),
            "100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h"
        ),
        (
            "rounded-continuous-20", Path(roundedRect: box, cornerRadius: 20),
            "100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3156 100 21.6305 100 30 c h"
        ),
        (
            "capsule-tall",
            Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 80), cornerRadius: 15),
            "30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c 17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c 0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h"
        ),
        (
            "rounded-continuous-size-20x8", Path(roundedRect: box, cornerSize: CGSize(width: 20, height: 8)),
            "100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 87.3701 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c 7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726 1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726 100 8.70792 100 12.2293 c h"
        ),
        (
            "rounded-circular-size-60x8",
            Path(roundedRect: box, cornerSize: CGSize(width: 60, height: 8), style: .circular),
            "100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172 13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h"
        ),
        ("rounded-zero", Path(roundedRect: box, cornerRadius: 0), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        (
            "uneven-circular",
            uneven(
                100, 60, topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20, style: .circular),
            "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h"
        ),
        (
            "uneven-oversized-20-90", uneven(100, 300, topLeading: 20, topTrailing: 90, style: .circular),
            "100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h"
        ),
        (
            "uneven-oversized-50-70", uneven(100, 300, topLeading: 50, topTrailing: 70),
            "100 175 m 100 300 l 100 300 100 300 100 300 c 100 300 100 300 100 300 c 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 76.4332 l 0 54.4245 0 43.4204 3.74557 31.5747 c 8.453 18.6412 18.6412 8.453 31.5747 3.74557 c 41 0 48 0 50 0 c 50 0 l 52 0 59 0 68.4253 3.74557 c 81.3588 8.453 91.547 18.6412 96.2544 31.5747 c 100 43.4204 100 54.4245 100 76.4332 c h"
        ),
        (
            "uneven-shared-edge-22-18", uneven(200, 60, topLeading: 22, bottomLeading: 18),
            "200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 27.516 60 l 19.5928 60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c 0 44.4159 0 40.5326 0 33 c 0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c 3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0 23.9468 0 33.6306 0 c 200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h"
        ),
        (
            "trim-circle-0-0.5",
            Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5),
            "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"
        ),
        (
            "trim-rect-0-0.999", Path(box).trimmedPath(from: 0, to: 0.999),
            "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l"
        ),
        ("trim-rect-0-1", Path(box).trimmedPath(from: 0, to: 1), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        ("trim-rect-0.1-0.6", Path(box).trimmedPath(from: 0.1, to: 0.6), "32 0 m 100 0 l 100 60 l 68 60 l"),
        ("trim-rect-out-of-range", Path(box).trimmedPath(from: -1, to: 2), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        (
            "trim-triangle-0.25-0.75", triangle.trimmedPath(from: 0.25, to: 0.75),
            "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l"
        ),
        (
            "trim-two-subpaths",
            Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
                $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
            }.trimmedPath(from: 0.25, to: 0.75), "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l"
        ),
        (
            "stroked-circle",
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4)),
            "38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c 29.9411 2 38 10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c -2 32.1503 7.84974 42 20 42 c 32.1503 42 42 32.1503 42 20 c h"
        ),
        (
            "stroked-line-square",
            Path("0 0 m 50 0 l")!.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
            "0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h"
        ),
        (
            "stroked-shape", Path(box).strokedPath(StrokeStyle(lineWidth: 2)),
            "0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l -1 61 l 0 61 l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h"
        ),
        (
            "stroked-triangle-4", triangle.strokedPath(StrokeStyle(lineWidth: 4)),
            "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l 101.536 1.28037 l 104.27 -2 l 100 -2 l 0 -2 l h"
        ),
        ("line-after-close", Path("0 0 m 10 0 l h 0 10 l")!, "0 0 m 10 0 l h 0 10 l"),
        (
            "parsed", Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h")!,
            "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h"
        ),
        ("rotation-90", rotated, "80 -20 m 80 80 l 20 80 l 20 -20 l h"),
    ]

    static let rotated = Path(box).applying(
        CGAffineTransform(translationX: 50, y: 30).rotated(by: .pi / 2).translatedBy(x: -50, y: -30))

    @Test(arguments: recorded)
    func `A path is described as Apple's is`(name: String, path: Path, expected: String) {
        let actual = path.description.split(separator: " ")
        let wanted = expected.split(separator: " ")
        #expect(actual.count == wanted.count, "\(name): \(path)")
        for (index, (actual, wanted)) in zip(actual, wanted).enumerated() {
            if let actual = Double(actual), let wanted = Double(wanted) {
                #expect(abs(actual - wanted) <= 0.0006 * max(1, abs(wanted) / 100), "\(name), word \(index)")
            } else {
                #expect(actual == wanted, "\(name), word \(index)")
            }
        }
    }
}
