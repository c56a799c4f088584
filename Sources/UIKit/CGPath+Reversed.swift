import CoreGraphics

extension CGPath {
    /// The path drawn from its end to its start: each figure runs backwards, and the last one comes first.
    final func reversed() -> CGPath {
        var figures: [[Step]] = []
        for step in outline.steps {
            if case .move = step {
                figures.append([step])
            } else if figures.isEmpty {
                continue
            } else {
                figures[figures.count - 1].append(step)
            }
        }
        let result = CGMutablePath()
        for figure in figures.reversed() { Self.add(figure, reversedTo: result) }
        return CGPath(result.outline)
    }

    private static func add(_ figure: [Step], reversedTo path: CGMutablePath) {
        guard let start = figure[0].end else { return }
        var isClosed = false
        // The points that the figure's steps start from.
        var from = [start]
        var steps: [Step] = []
        for step in figure.dropFirst() {
            guard let end = step.end else {
                isClosed = true
                break
            }
            steps.append(step)
            from.append(end)
        }
        path.move(to: from[from.count - 1])
        for (index, step) in steps.enumerated().reversed() {
            let end = from[index]
            switch step {
            case .move, .line, .closeSubpath: path.addLine(to: end)
            case .quadCurve(_, let control): path.addQuadCurve(to: end, control: control)
            case .curve(_, let control1, let control2):
                path.addCurve(to: end, control1: control2, control2: control1)
            }
        }
        if isClosed { path.closeSubpath() }
    }
}
