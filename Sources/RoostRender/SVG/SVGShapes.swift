import CoreGraphics
import RoostPicture

extension SVGOutput {
    /// Starts the element for an outline, `<rect x=… y=…` or the like: attributes and `/>` are left to the caller.
    mutating func openShape(_ path: Path, decimals: Int) {
        switch path.storage {
        case .rect(let rect):
            raw("<rect")
            rectangle(rect.standardized, decimals: decimals)
        case .ellipse(let rect):
            let rect = rect.standardized
            raw(rect.width == rect.height ? "<circle" : "<ellipse")
            attribute("cx", rect.midX, decimals: decimals)
            attribute("cy", rect.midY, decimals: decimals)
            if rect.width == rect.height {
                attribute("r", rect.width / 2, decimals: decimals)
            } else {
                attribute("rx", rect.width / 2, decimals: decimals)
                attribute("ry", rect.height / 2, decimals: decimals)
            }
        case .roundedRect(let rect, let corner, .circular):
            let rect = rect.standardized
            raw("<rect")
            rectangle(rect, decimals: decimals)
            let limit = min(rect.width, rect.height) / 2
            attribute("rx", min(corner.width, limit), decimals: decimals)
            attribute("ry", min(corner.height, limit), decimals: decimals)
        case .empty, .roundedRect, .elements, .copies:
            raw("<path d=\"")
            pathData(path, decimals: decimals)
            raw("\"")
        }
    }

    private mutating func pathData(_ path: Path, decimals: Int) {
        for element in path.elements {
            switch element {
            case .move(let p): step("M", p, decimals)
            case .line(let p): step("L", p, decimals)
            case .quadCurve(let p, let c):
                step("Q", c, decimals)
                step(" ", p, decimals)
            case .curve(let p, let c, let d):
                step("C", c, decimals)
                step(" ", d, decimals)
                step(" ", p, decimals)
            case .closeSubpath: raw("Z")
            }
        }
    }

    private mutating func step(_ letter: StaticString, _ p: CGPoint, _ decimals: Int) {
        raw(letter)
        number(p.x, decimals: decimals)
        raw(" ")
        number(p.y, decimals: decimals)
    }
}
