import RoostTesting

/// Paths, shapes and strokes: their points, containment and painted pixels.
enum ShapeCases {
    @CaseTable static var cases: [Case] {
        Case("web-path-rounded-continuous-12") { trial in
            trial.passes(
                rounded(12),
                (100, 30), (100, 41.656), (100, 46.9381), (100, 49.5791), (99.1011, 52.4221), (97.9713, 55.5261),
                (95.5261, 57.9713), (92.4221, 59.1011), (81.656, 60))
        }
        Case("web-path-rounded-continuous-20") { trial in
            trial.passes(rounded(20), (100, 30), (100, 38.3695), (100, 42.6844), (69.4267, 60))
        }
        Case("web-path-rounded-continuous-25") { trial in
            trial.passes(rounded(25), (100, 34.7848), (100, 39.0422))
        }
        Case("web-path-capsule") { trial in
            trial.passes(Capsule().path(in: area), (100, 31.2), (100, 35.4), (54.1401, 60))
        }
        Case("web-path-rounded-continuous-100-in-2000x240") { trial in
            let area = CGRect(x: 0, y: 0, width: 2000, height: 240)
            trial.passes(RoundedRectangle(cornerRadius: 100).path(in: area), (2000, 139.139), (2000, 156.169))
        }
        Case("web-path-inset-rounded-past-radius") { trial in
            let path = RoundedRectangle(cornerRadius: 10).inset(by: 12).path(in: area)
            trial.same(path.boundingRect, CGRect(x: 12, y: 12, width: 76, height: 36), "bounds")
            trial.same(path.curves, 0, "curves")
        }
        Case("web-path-rounded-circular-size-60x8") { trial in
            let shape = RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular)
            trial.passes(shape.path(in: area), (30, 0), (0, 8))
        }
        Case("web-path-uneven-oversized-20-90") { trial in
            trial.passes(uneven(20, 90), (0, 20), (100, 80))
        }
        Case("web-path-uneven-oversized-50-70") { trial in
            trial.passes(uneven(50, 70), (0, 50), (100, 50))
        }
        Case("web-path-arc-0-90") { trial in
            trial.same(arc(0, 90).boundingRect, CGRect(x: 50, y: 50, width: 40, height: 40), "bounds")
            trial.ends(arc(0, 90), from: (90, 50), to: (50, 90))
        }
        Case("web-path-arc-0-minus90") { trial in
            trial.same(arc(0, -90).boundingRect, CGRect(x: 10, y: 10, width: 80, height: 80), "bounds")
            trial.ends(arc(0, -90), from: (90, 50), to: (50, 10))
        }
        Case("web-path-arc-cw-0-45") { trial in
            let path = arc(0, 45, clockwise: true)
            trial.same(path.boundingRect, CGRect(x: 10, y: 10, width: 80, height: 80), "bounds")
            trial.ends(path, from: (90, 50), to: (78.2843, 78.2843))
        }
        Case("web-path-arc-0-360") { trial in
            trial.same(arc(0, 360).curves, 4, "quarters")
            trial.isTrue(arc(0, 360).steps.last == .closeSubpath, "the circle closes")
        }
        Case("web-path-trim-circle-0-0.5") { trial in
            let path = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            trial.ends(path, from: (100, 50), to: (0, 50))
            trial.equal(path.boundingRect.minY, 50, "upper end", within: 0.1)
            trial.equal(path.boundingRect.maxY, 100, "lower end", within: 0.1)
        }
        Case("web-path-circle") { trial in
            trial.same(Circle().path(in: area).boundingRect, CGRect(x: 20, y: 0, width: 60, height: 60), "bounds")
            trial.passes(Circle().path(in: area), (80, 30))
        }
        Case("web-path-rotation-90") { trial in
            let path = Rectangle().rotation(.degrees(90)).path(in: area)
            trial.passes(path, (80, -20), (80, 80), (20, 80), (20, -20))
        }

        Case("pst-PA2") { trial in
            var ring = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
            ring.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
            let middle = CGPoint(x: 30, y: 30)
            trial.isTrue(ring.contains(middle), "non-zero winding fills a same-direction ring")
            trial.isTrue(!ring.contains(middle, eoFill: true), "even-odd empties it")
            let filled = Picture(of: ring.fill(Color.black).frame(width: 60, height: 60))
            trial.isTrue(filled.hasInk(30, 30), "ink in the middle")
            let emptied = Picture(
                of: ring.fill(Color.black, style: FillStyle(eoFill: true)).frame(width: 60, height: 60))
            trial.isTrue(!emptied.hasInk(30, 30), "no ink in the middle")
        }
        Case("pst-PA3") { trial in
            trial.isTrue(arc(0, 90).boundingRect.minY >= 49.9, "counter-clockwise in name, below right on screen")
            trial.isTrue(arc(0, 90, clockwise: true).boundingRect.minY <= 10.1, "clockwise takes the other 270 degrees")
        }
        Case("pst-PA6") { trial in
            let open = Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 40, y: 0))
                path.addLine(to: CGPoint(x: 40, y: 40))
            }
            trial.isTrue(open.contains(CGPoint(x: 30, y: 10)), "filled as if closed")
        }
        Case("pst-PA9") { trial in
            let seen = Found<CGRect>()
            _ = trial.size(
                of: Watched(seen: seen).frame(width: 50, height: 30).padding(.leading, 17).padding(.top, 9))
            _ = Picture(of: Watched(seen: seen).frame(width: 50, height: 30).padding(.leading, 17).padding(.top, 9))
            trial.same(seen.value, CGRect(x: 0, y: 0, width: 50, height: 30), "the shape's rectangle")
        }
        Case("pst-ST4") { trial in
            let style = StrokeStyle()
            trial.same(style.lineWidth, 1, "line width")
            trial.same(style.lineCap, .butt, "cap")
            trial.same(style.lineJoin, .miter, "join")
            trial.equal(style.miterLimit, 10, "miter limit")
        }
        for (part, phase, inked) in [("no phase", 0.0, [(0, 9), (20, 29)]), ("phase 5", 5, [(0, 4), (15, 24)])] {
            Case("pst-ST7 \(part)") { trial in
                let line = Path { path in
                    path.move(to: CGPoint(x: 0, y: 5))
                    path.addLine(to: CGPoint(x: 100, y: 5))
                }
                let style = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: phase)
                let picture = Picture(of: line.stroke(Color.black, style: style).frame(width: 100, height: 10))
                for x in 0..<30 {
                    let isInked = inked.contains { $0.0...$0.1 ~= x }
                    trial.same(picture.hasInk(x, 5), isInked, "ink at \(x)")
                }
            }
        }
        Case("pst-ST10") { trial in
            let picture = Picture(of: Circle().stroke(Color.black, lineWidth: 0).frame(width: 20, height: 20))
            trial.isTrue(picture.isBlank, "nothing is drawn")
        }
        Case("pst-ST11") { trial in
            let circle = Circle().strokeBorder(Color.black, lineWidth: 10).frame(width: 60, height: 60).padding(10)
            let picture = Picture(of: circle)
            trial.isTrue(picture.hasInk(12, 40) && picture.hasInk(18, 40), "ink inside the edge")
            trial.isTrue(!picture.hasInk(8, 40) && !picture.hasInk(22, 40), "no ink outside the ring")
        }
        Case("sh-S3") { trial in
            trial.same(RoundedRectangle(cornerRadius: 20).style, .continuous, "rounded rectangle")
            trial.same(Capsule().style, .continuous, "capsule")
        }
        Case("sh-F1", 20, 20, [.pixel(10, 10, 39, 39, 39)]) { Rectangle() }
        Case("sh-K8") { trial in
            // Tenfold for the detail: a true offset of the centre line ends at 170, an inner ellipse would at 168.
            let ellipse = Ellipse().strokeBorder(Color.black, lineWidth: 100).frame(width: 1000, height: 600)
            let picture = Picture(of: ellipse)
            let lowestInk = (0..<300).last { picture.hasInk(800, $0) } ?? 0
            trial.equal(CGFloat(lowestInk), 170, "the ring's inner edge", within: 1)
        }
        Case("sh-K10") { trial in
            let picture = Picture(
                of: Rectangle().strokeBorder(Color.black, lineWidth: 40).frame(width: 100, height: 60))
            trial.isTrue(picture.hasInk(50, 30) && picture.hasInk(1, 1), "the shape is filled")
        }
    }

    private static let area = CGRect(x: 0, y: 0, width: 100, height: 60)

    private static func rounded(_ radius: CGFloat) -> Path { RoundedRectangle(cornerRadius: radius).path(in: area) }

    private static func uneven(_ leading: CGFloat, _ trailing: CGFloat) -> Path {
        UnevenRoundedRectangle(topLeadingRadius: leading, topTrailingRadius: trailing, style: .circular)
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 300))
    }

    private static func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }
}

extension Path {
    fileprivate var steps: [Element] {
        var steps: [Element] = []
        forEach { steps.append($0) }
        return steps
    }

    fileprivate var curves: Int {
        steps.count { if case .curve = $0 { true } else { false } }
    }

    /// End and control points, in order.
    fileprivate var points: [CGPoint] {
        steps.flatMap { step -> [CGPoint] in
            switch step {
            case .move(let to), .line(let to): [to]
            case .quadCurve(let to, let control): [control, to]
            case .curve(let to, let control1, let control2): [control1, control2, to]
            case .closeSubpath: []
            }
        }
    }
}

extension Trial {
    /// The recorded points are among the path's end and control points.
    fileprivate func passes(_ path: Path, _ recorded: (CGFloat, CGFloat)...) {
        for (x, y) in recorded where !path.points.contains(where: { abs($0.x - x) < 0.001 && abs($0.y - y) < 0.001 }) {
            fail("no point at (\(number(x)), \(number(y))): \(path)")
        }
    }

    fileprivate func ends(_ path: Path, from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
        equal(path.points.first?.x, start.0, "start x")
        equal(path.points.first?.y, start.1, "start y")
        equal(path.points.last?.x, end.0, "end x")
        equal(path.points.last?.y, end.1, "end y")
    }
}

/// Notes the rectangle that it was asked to fill.
private struct Watched: Shape {
    let seen: Found<CGRect>

    func path(in rect: CGRect) -> Path {
        seen.value = rect
        return Path(rect)
    }
}
