import Foundation

extension ResolvedAxis {
    /// Draws the grid lines and ticks.
    /// - Parameter plot: The plot's frame in the context's coordinates.
    func draw(in context: inout GraphicsContext, plot: CGRect, scale: PositionScale) {
        // The labels are measured once, and only where a tick reaches as far as they do.
        let reach = lines.contains { reachesLabels($0.tick) } ? labelLength(in: context) : 0
        for line in lines {
            guard let position = line.place.position(on: scale) else { continue }
            let length = axis == .x ? plot.width : plot.height
            guard position >= -0.5, position <= length + 0.5 else { continue }
            let (from, to) = ends(of: line, reach: reach, plot: plot)
            var path = Path()
            if axis == .x {
                path.move(to: CGPoint(x: plot.minX + position, y: from))
                path.addLine(to: CGPoint(x: plot.minX + position, y: to))
            } else {
                path.move(to: CGPoint(x: from, y: plot.minY + position))
                path.addLine(to: CGPoint(x: to, y: plot.minY + position))
            }
            let moved = path.offsetBy(dx: line.offset.width, dy: line.offset.height)
            context.opacity = line.presence
            context.stroke(moved, with: .style(line.style), style: line.stroke)
        }
    }

    private func ends(of line: ResolvedAxisLine, reach: CGFloat, plot: CGRect) -> (CGFloat, CGFloat) {
        guard let tick = line.tick else {
            return axis == .x ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX)
        }
        let length = length(of: tick, reach: reach)
        return switch edge {
        case .bottom: (plot.maxY, plot.maxY + length)
        case .top: (plot.minY, plot.minY - length)
        case .leading: (plot.minX, plot.minX - length)
        case .trailing: (plot.maxX, plot.maxX + length)
        }
    }

    /// Whether a tick is as long as the longest label, as usual ones are on the x axis.
    private func reachesLabels(_ tick: AxisTickLength?) -> Bool {
        switch tick {
        case .automatic: axis == .x && !labelsAreCentered
        case .label: true
        case .points, nil: false
        }
    }

    /// The length of a tick in points: that of the longest label on the x axis, and 4 on others.
    private func length(of tick: AxisTickLength, reach: CGFloat) -> CGFloat {
        switch tick {
        case .points(let length): length
        case .automatic: reachesLabels(tick) ? reach : Self.spacing
        case .label(let past): reach + past
        }
    }

    private var labelsAreCentered: Bool { labels.first.map { $0.place.value.kind == .category } ?? false }

    private func labelLength(in context: GraphicsContext) -> CGFloat {
        let texts = labels.compactMap(\.text)
        let sizes = (texts.isEmpty ? [Text(verbatim: "0").font(.caption2)] : texts).map {
            context.resolve($0).measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        }
        return Self.spacing + (sizes.map { axis == .x ? $0.height : $0.width }.max() ?? 0)
    }
}
