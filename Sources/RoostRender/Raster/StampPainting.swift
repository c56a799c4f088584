import CoreGraphics
import RoostPicture

extension ListPainter {
    /// Fewer copies are drawn faster as an outline.
    private static let fewestStamps = 64

    /// Draws copies of a small shape by stamps of its coverages, as text is drawn by those of its glyphs.
    ///
    /// Stamps are laid one over the other, which looks like one outline only if the paint is an opaque colour.
    /// - Returns: Whether the copies are drawn: they have to be many, small and opaque.
    func stamp(_ shape: Path, at offsets: ContiguousArray<CGPoint>, _ paint: Paint) -> Bool {
        let transform = state.transform
        let scratch = scratch
        guard offsets.count >= Self.fewestStamps, transform.isAffine, transform.isFinite, state.opacity == 1,
            case .color(let color) = paint, color.opacity >= 1, scratch.stamps.take(shape, transform)
        else { return false }
        let stampArea = scratch.stamps.area
        withPainter(paint) { painter in
            let clip = painter.clipRect
            for offset in offsets {
                // A little more, so that a place is rounded to the nearest phase.
                let x = transform.affineX(offset.x, offset.y) + StampAtlas.halfPhase
                let y = transform.affineY(offset.x, offset.y) + StampAtlas.halfPhase
                guard abs(x) < Double(PixelRect.reach), abs(y) < Double(PixelRect.reach) else { continue }
                let (column, row) = (x.rounded(.down), y.rounded(.down))
                let area = stampArea.offset(by: Int(column), Int(row))
                guard area.minY < clip.maxY, area.maxY > clip.minY, area.minX < clip.maxX, area.maxX > clip.minX
                else { continue }
                let phase = StampAtlas.phase(x - column, y - row)
                if !scratch.stamps.holds(phase) {
                    scratch.stamps.draw(phase, edges: &scratch.edges, accumulator: &scratch.accumulator)
                }
                painter.fill(area, mask: scratch.stamps.coverages(of: phase), stride: area.width)
            }
        }
        return true
    }
}
