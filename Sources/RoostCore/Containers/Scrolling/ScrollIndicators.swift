import CoreGraphics

/// The indicators of a scroll view's position: bars 3 points broad, 3 from the edge, which fade some time after a move.
struct ScrollIndicators {
    /// The seconds from the last move to the start of fading, and from there to the end.
    private static let stay = 0.6
    private static let fade = 0.3
    static let lifetime = stay + fade
    private static let breadth = 3.0
    private static let margin = 3.0
    private static let shortest = 36.0

    let controller: ScrollController
    /// The window onto the content, in the picture's coordinates.
    let viewport: CGRect

    /// 0 … 1.
    private func opacity(at time: Double) -> Double {
        if controller.phase.isScrolling && controller.phase != .tracking { return 1 }
        let age = time - controller.lastMoved - Self.stay
        return age <= 0 ? 1 : max(0, 1 - age / Self.fade)
    }

    func paint(_ context: inout PaintContext, at time: Double, owner: NodeID) {
        let opacity = opacity(at: time)
        guard opacity > 0 else { return }
        let environment = controller.environment
        let axes = Axis.allCases.filter { axis in
            let visibility =
                axis == .horizontal
                ? environment.horizontalScrollIndicatorVisibility : environment.verticalScrollIndicatorVisibility
            return visibility.showsIndicator && controller.axes.contains(Axis.Set(axis))
                && controller.geometry.overflows(along: axis)
        }
        for axis in axes {
            guard let bar = bar(along: axis, leavesCorner: axes.count == 2) else { continue }
            let path = Path(roundedRect: bar, cornerRadius: Self.breadth / 2, style: .continuous)
            let color = Color.Resolved(
                red: environment.colorScheme == .dark ? 1 : 0, green: environment.colorScheme == .dark ? 1 : 0,
                blue: environment.colorScheme == .dark ? 1 : 0, opacity: Float(0.35 * opacity))
            context.append(.fill(path, FillStyle(), .color(color)), owner: owner)
        }
    }

    /// The indicator's rectangle. The bar is shorter while the content is pulled beyond an edge, as if squeezed.
    private func bar(along axis: Axis, leavesCorner: Bool) -> CGRect? {
        let geometry = controller.geometry
        let margins = controller.environment.contentMargins.indicators.insets
        var insets = EdgeInsets(
            top: controller.overhang.top + margins.top, leading: controller.overhang.leading + margins.leading,
            bottom: controller.overhang.bottom + margins.bottom,
            trailing: controller.overhang.trailing + margins.trailing)
        for edge in Edge.allCases { insets[edge] += CGFloat(Self.margin) }
        let isRightToLeft = controller.environment.layoutDirection == .rightToLeft
        let (start, end) =
            axis == .vertical
            ? (insets.top, insets.bottom)
            : isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let track = viewport.size[axis] - Double(start) - Double(end) - (leavesCorner ? Self.breadth + Self.margin : 0)
        let limits = geometry.limits(along: axis)
        let way = limits.upperBound - limits.lowerBound
        let window = geometry.containerSize[axis]
        guard track > 0, way > 0, window > 0 else { return nil }
        let offset = controller.offset[axis]
        let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
        let ideal = max(Self.shortest, track * window / (way + window))
        let length = min(track, max(7, ideal - beyond))
        var share = min(max((offset - limits.lowerBound) / way, 0), 1)
        if axis == .horizontal && isRightToLeft { share = 1 - share }
        let place = Double(start) + share * (track - length)
        if axis == .vertical {
            let x =
                isRightToLeft
                ? viewport.minX + insets.leading : viewport.maxX - insets.trailing - CGFloat(Self.breadth)
            return CGRect(x: Double(x), y: Double(viewport.minY) + place, width: Self.breadth, height: length)
        }
        return CGRect(
            x: Double(viewport.minX) + place, y: Double(viewport.maxY - insets.bottom) - Self.breadth, width: length,
            height: Self.breadth)
    }
}
