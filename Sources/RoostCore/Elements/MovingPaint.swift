import CoreGraphics

/// A paint of a view that moves from one to another.
struct MovingPaint {
    /// The paint that the view draws with, in the unit square.
    var target: Paint
    /// The same paint, as the kind that both ends share.
    var model: Paint
    let offset: AnimatedOffset<PaintVector>

    /// Whether a paint to be drawn is the moving one.
    func stands(for paint: Paint) -> Bool {
        switch (target, paint) {
        case (.color(let a), .color(let b)): a == b
        default: target.gradient != nil && target.gradient == paint.gradient
        }
    }

    func shown(in bounds: CGRect) -> Paint? {
        model.vector.map { model.showing($0 + offset.value, in: bounds) }
    }
}
