import CoreGraphics

/// The dots of a secure field in the system font of iOS. They are larger than that font's bullets, and further apart.
///
/// Lengths are in ems.
package enum SecureDots {
    static let diameter: CGFloat = 0.4224
    /// The middle of a dot, from the start of its character and above the baseline.
    static let center = CGPoint(x: 0.3149, y: 0.3527)
    /// What the distance of two dots is greater than that of two bullets.
    package static let kerning: CGFloat = 0.2185
}

extension TextPainter {
    /// Draws a dot for each glyph.
    package func paintSecureDots(_ context: inout PaintContext) {
        let scale = context.displayScale
        for fragment in layout.contents.fragments {
            let run = fragment.run
            let baseline = ((frame.minY + fragment.origin.y) * scale).rounded() / scale
            let diameter = SecureDots.diameter * run.size
            var path = Path()
            for position in run.positions {
                var x = frame.minX + fragment.origin.x + position.x
                if run.isOnPixels { x = run.place(x, scale: scale) }
                path.addEllipse(
                    in: CGRect(
                        x: x + SecureDots.center.x * run.size - diameter / 2,
                        y: baseline - SecureDots.center.y * run.size - diameter / 2, width: diameter, height: diameter))
            }
            context.fill(path, with: resolve(styles[fragment.style].foreground), owner: owner)
        }
    }
}
