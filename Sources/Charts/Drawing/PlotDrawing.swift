@_spi(Engine) import RoostCore
import RoostPicture
import SwiftUI

/// Draws the grid and the marks of a chart.
nonisolated struct PlotDrawing: LeafView {
    typealias Body = Never
    let model: ChartModel

    func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        let frame = context.frame(of: element)
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
        let geometry = PlotGeometry(model, size: frame.size)
        context.group(.pushTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), owner: owner) {
            var painter = PlotPainter(geometry, environment, owner: owner, pixel: 1 / $0.displayScale, origin: frame.origin)
            painter.draw(in: &$0)
        }
    }
}

/// Draws the lines of a chart's axes.
nonisolated struct PlotGrid: View {
    let model: ChartModel

    var body: some View {
        Canvas { context, size in
            let geometry = PlotGeometry(model, size: size)
            for axis in model.axes {
                axis.draw(
                    in: &context, plot: CGRect(origin: .zero, size: size),
                    scale: axis.axis == .x ? geometry.x : geometry.y)
            }
        }
    }
}
