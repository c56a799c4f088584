import RoostTesting

/// One recorded number, or a few that belong together.
struct Expectation: Sendable {
    let check: @MainActor @Sendable (Trial) -> Void
}

// MARK: - Geometry

extension Expectation {
    /// The size that the view chooses at the case's proposal.
    static func size(_ width: CGFloat, _ height: CGFloat) -> Expectation {
        Expectation { trial in
            trial.equal(trial.report.size.width, width, "width", within: trial.slack)
            trial.equal(trial.report.size.height, height, "height")
        }
    }

    static func height(_ height: CGFloat) -> Expectation {
        Expectation { $0.equal($0.report.size.height, height, "height") }
    }

    /// The size that the view chooses at another proposal than the case's.
    static func answers(_ proposedWidth: CGFloat?, _ proposedHeight: CGFloat?, _ width: CGFloat, _ height: CGFloat)
        -> Expectation
    {
        Expectation { trial in
            let proposal = ProposedViewSize(width: proposedWidth, height: proposedHeight)
            let size = trial.report(at: proposal).size
            trial.equal(size.width, width, "width at \(text(proposal))", within: trial.slack)
            trial.equal(size.height, height, "height at \(text(proposal))")
        }
    }

    /// A named view's frame in the root's coordinates.
    static func frame(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Expectation {
        Expectation { trial in
            let frame = trial.report.frame(of: name)
            trial.equal(frame?.minX, x, "\(name).x", within: trial.slack)
            trial.equal(frame?.minY, y, "\(name).y")
            trial.equal(frame?.width, width, "\(name).width", within: trial.slack)
            trial.equal(frame?.height, height, "\(name).height")
        }
    }

    /// The origin of a named view's frame.
    static func at(_ name: String, _ x: CGFloat, _ y: CGFloat) -> Expectation {
        Expectation { trial in
            let frame = trial.report.frame(of: name)
            trial.equal(frame?.minX, x, "\(name).x", within: trial.slack)
            trial.equal(frame?.minY, y, "\(name).y")
        }
    }

    static func x(_ name: String, _ x: CGFloat) -> Expectation {
        Expectation { $0.equal($0.report.frame(of: name)?.minX, x, "\(name).x", within: $0.slack) }
    }

    static func y(_ name: String, _ y: CGFloat) -> Expectation {
        Expectation { $0.equal($0.report.frame(of: name)?.minY, y, "\(name).y") }
    }

    /// A named view's size.
    static func size(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Expectation {
        Expectation { trial in
            let frame = trial.report.frame(of: name)
            trial.equal(frame?.width, width, "\(name).width", within: trial.slack)
            trial.equal(frame?.height, height, "\(name).height")
        }
    }

    static func width(_ name: String, _ width: CGFloat) -> Expectation {
        Expectation { $0.equal($0.report.frame(of: name)?.width, width, "\(name).width", within: $0.slack) }
    }

    static func height(_ name: String, _ height: CGFloat) -> Expectation {
        Expectation { $0.equal($0.report.frame(of: name)?.height, height, "\(name).height") }
    }

    /// The frames of all views of one name, in placement order.
    static func frames(_ name: String, _ frames: [CGRect]) -> Expectation {
        Expectation { trial in
            let found = trial.report.frames(of: name)
            guard found.count == frames.count else {
                return trial.fail("\(found.count) views named \(name), \(frames.count) recorded")
            }
            for (index, (frame, recorded)) in zip(found, frames).enumerated() {
                trial.equal(frame.minX, recorded.minX, "\(name)[\(index)].x", within: trial.slack)
                trial.equal(frame.minY, recorded.minY, "\(name)[\(index)].y")
                trial.equal(frame.width, recorded.width, "\(name)[\(index)].width", within: trial.slack)
                trial.equal(frame.height, recorded.height, "\(name)[\(index)].height")
            }
        }
    }

    /// The distance between two neighbours, along the axis on which they do not overlap.
    static func gap(_ first: String, _ second: String, _ distance: CGFloat) -> Expectation {
        Expectation { trial in
            guard let first = trial.report.frame(of: first), let second = trial.report.frame(of: second) else {
                return trial.fail("no view is named \(first), or none \(second)")
            }
            let horizontal = second.minX - first.maxX
            let vertical = second.minY - first.maxY
            trial.equal(max(horizontal, vertical), distance, "gap")
        }
    }
}

// MARK: - Guides

extension Expectation {
    static func guide(_ guide: VerticalAlignment, _ value: CGFloat) -> Expectation {
        dimension("\(guide)", value) { $0[guide] }
    }

    static func guide(_ guide: HorizontalAlignment, _ value: CGFloat) -> Expectation {
        dimension("\(guide)", value) { $0[guide] }
    }

    /// The first and the last text baseline, from the view's top.
    static func baselines(_ first: CGFloat, _ last: CGFloat) -> Expectation {
        let both = [
            dimension("first baseline", first) { $0[VerticalAlignment.firstTextBaseline] },
            dimension("last baseline", last) { $0[VerticalAlignment.lastTextBaseline] },
        ]
        return Expectation { trial in both.forEach { $0.check(trial) } }
    }

    private static func dimension(
        _ what: String, _ value: CGFloat, _ read: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> Expectation {
        Expectation { trial in
            let found = Found<CGFloat>()
            trial.inspect { child, proposal in found.value = read(child.dimensions(in: proposal)) }
            trial.equal(found.value, value, what)
        }
    }
}

// MARK: - The conversation

extension Expectation {
    /// A leaf was measured with this proposal, among others.
    static func proposed(_ leaf: String, _ width: CGFloat?, _ height: CGFloat?) -> Expectation {
        Expectation { trial in
            _ = trial.report
            let proposals = trial.recorder.measured.filter { $0.leaf == leaf }.map(\.proposal)
            if !proposals.contains(where: { isClose($0.width, width) && isClose($0.height, height) }) {
                let asked = proposals.map(text).joined(separator: ", ")
                trial.fail(
                    "\(leaf) proposed \(asked.isEmpty ? "nothing" : asked); "
                        + "\(number(width))x\(number(height)) recorded")
            }
        }
    }

    /// The proposals that a leaf was measured with, each once, in order.
    static func asked(_ leaf: String, _ recorded: (width: CGFloat?, height: CGFloat?)...) -> Expectation {
        Expectation { trial in
            _ = trial.report
            var asked: [ProposedViewSize] = []
            for question in trial.recorder.measured
            where question.leaf == leaf && !asked.contains(question.proposal) { asked.append(question.proposal) }
            trial.same(
                asked.map(text).joined(separator: ", "),
                recorded.map { text(ProposedViewSize(width: $0.width, height: $0.height)) }.joined(separator: ", "),
                "questions to \(leaf)")
        }
    }

    /// The last proposal with which a leaf was placed.
    static func placed(_ leaf: String, with width: CGFloat?, _ height: CGFloat?) -> Expectation {
        Expectation { trial in
            _ = trial.report
            guard let last = trial.recorder.placed.last(where: { $0.leaf == leaf }) else {
                return trial.fail("\(leaf) was never placed")
            }
            if !isClose(last.proposal.width, width) || !isClose(last.proposal.height, height) {
                trial.fail(
                    "\(leaf) placed with \(text(last.proposal)); \(number(width))x\(number(height)) recorded")
            }
        }
    }

    /// How often a leaf was measured.
    static func measured(_ leaf: String, times: Int) -> Expectation {
        Expectation { trial in
            _ = trial.report
            trial.same(
                trial.recorder.measured.count { $0.leaf == leaf }, times, "measurements of \(leaf)")
        }
    }
}

private func isClose(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a == b || abs(a - b) <= Trial.tolerance
}

// MARK: - Pixels

extension Expectation {
    /// The colour of the pixel at a point, 0…255 a channel, on white at one pixel a point.
    static func pixel(
        _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 2
    ) -> Expectation {
        Expectation { trial in
            let pixel = trial.picture()[x, y]
            let isClose =
                abs(pixel.red - red) <= tolerance && abs(pixel.green - green) <= tolerance
                && abs(pixel.blue - blue) <= tolerance
            if !isClose {
                trial.fail("pixel (\(x), \(y)): \(pixel), (\(red), \(green), \(blue)) recorded")
            }
        }
    }
}

/// A value that a `@Sendable` closure hands back. It is read and written on the main actor's thread only, since a
/// layout runs on the thread that asks for it.
final class Found<Value>: @unchecked Sendable {
    var value: Value?
}
