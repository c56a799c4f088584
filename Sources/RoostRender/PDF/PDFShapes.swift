import CoreGraphics
import RoostPicture

extension PDFPage {
    mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint, bounds: CGRect) {
        with(prepare(paint, bounds: bounds), bounds: bounds) { page, paint in
            page.content.setFill(paint, page.document)
            page.content.path(path, page.pageTransform)
            page.content.paint(style.isEOFilled ? "f*" : "f")
        }
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, bounds: CGRect) {
        with(prepare(paint, bounds: bounds), bounds: bounds) { page, paint in
            // If the pen is not a circle on the page, the page's space becomes the path's for this stroke.
            let transform = page.pageTransform
            let isRound = transform.isSimilarity
            let scale = isRound ? transform.scale : 1
            page.content.setStroke(paint, page.document)
            page.content.setLine(style, scale: scale)
            if !style.dash.isEmpty { page.content.setDash(style.dash, phase: style.dashPhase, scale: scale) }
            if isRound {
                page.content.path(path, transform)
                page.content.paint("S")
            } else {
                page.content.save()
                page.content.concatenate(transform)
                page.content.path(path, .identity, decimals: 5)
                page.content.paint("S")
                page.content.restore()
            }
            if !style.dash.isEmpty { page.content.setDash([], phase: 0, scale: 1) }
        }
    }
}

extension CGAffineTransform {
    /// Whether circles stay circles.
    fileprivate var isSimilarity: Bool {
        let tolerance = 1e-6 * (abs(a) + abs(b) + abs(c) + abs(d))
        return (abs(a - d) <= tolerance && abs(b + c) <= tolerance)
            || (abs(a + d) <= tolerance && abs(b - c) <= tolerance)
    }
}
