import CoreGraphics
import RoostPicture

extension Filter {
    /// The rest of a `<filter>` after its id: its region around the content, and its steps.
    func definition(around content: CGRect) -> SVGOutput {
        switch self {
        case .blur(let radius, let isOpaque):
            let reach = isOpaque ? 0 : radius * Filter.blurReach
            return .filter(content.insetBy(dx: -reach, dy: -reach)) {
                $0.raw("<feGaussianBlur")
                $0.attribute("stdDeviation", radius)
                $0.raw("/>")
                guard isOpaque else { return }
                // The faded colours at the edges count in full, and nothing leaves the shape.
                $0.raw("<feComponentTransfer><feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/>")
                $0.raw("</feComponentTransfer><feComposite operator=\"in\" in2=\"SourceAlpha\"/>")
            }
        case .shadow(let color, let radius, let x, let y):
            return .filter(DisplayCommand.pushFilter(self).extent(ofContent: content)) {
                $0.raw("<feDropShadow")
                $0.attribute("dx", x)
                $0.attribute("dy", y)
                $0.attribute("stdDeviation", radius)
                $0.raw(" flood-color=\"")
                $0.color(color)
                $0.raw("\"")
                if color.opacity < 1 { $0.attribute("flood-opacity", CGFloat(color.opacity)) }
                $0.raw("/>")
            }
        case .colorMatrix(let matrix): return .colorMatrix(matrix, content)
        case .luminanceToAlpha:
            return .filter(content) {
                $0.raw("<feColorMatrix type=\"luminanceToAlpha\"/>")
                $0.raw("<feComposite operator=\"in\" in2=\"SourceAlpha\"/>")
            }
        case .alphaThreshold(let min, let max, let color):
            return .filter(content) {
                $0.raw("<feComponentTransfer result=\"a\"><feFuncA type=\"discrete\" tableValues=\"")
                let steps = 64
                for step in 0..<steps {
                    let alpha = (Double(step) + 0.5) / Double(steps)
                    $0.raw(step > 0 ? " " : "")
                    $0.raw(alpha >= min && alpha <= max ? "1" : "0")
                }
                $0.raw("\"/></feComponentTransfer><feFlood flood-color=\"")
                $0.color(color)
                $0.raw("\"")
                if color.opacity < 1 { $0.attribute("flood-opacity", CGFloat(color.opacity)) }
                $0.raw("/><feComposite operator=\"in\" in2=\"a\"/>")
            }
        }
    }
}

extension SVGOutput {
    fileprivate static func filter(_ region: CGRect, _ steps: (inout SVGOutput) -> Void) -> SVGOutput {
        var output = SVGOutput()
        output.raw(" filterUnits=\"userSpaceOnUse\"")
        output.rectangle(region.insetBy(dx: -1, dy: -1).integral.bounded, decimals: 3)
        output.raw(" color-interpolation-filters=\"sRGB\">")
        steps(&output)
        output.raw("</filter>")
        return output
    }

    fileprivate static func colorMatrix(_ matrix: [Float], _ region: CGRect) -> SVGOutput {
        .filter(region) {
            $0.raw("<feColorMatrix values=\"")
            for (index, factor) in matrix.enumerated() {
                if index > 0 { $0.raw(" ") }
                $0.number(CGFloat(factor), decimals: 4)
            }
            $0.raw("\"/>")
        }
    }

    /// A filter that turns everything black.
    static func silhouette(_ region: CGRect) -> SVGOutput {
        colorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0], region)
    }

    /// A filter that turns every colour into its opposite.
    static func inversion(_ region: CGRect) -> SVGOutput {
        colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0], region)
    }

    /// The rest, after its id, of a `<mask>` that shows the parts that `content` does not cover.
    static func opposite(of content: SVGOutput, silhouette filter: String, _ region: CGRect) -> SVGOutput {
        var output = SVGOutput()
        output.raw(" maskUnits=\"userSpaceOnUse\"")
        output.rectangle(region, decimals: 3)
        output.raw("><rect")
        output.rectangle(region, decimals: 3)
        output.raw(" fill=\"#fff\"/>")
        output.append(content.grouped { $0.reference("filter", filter) })
        output.raw("</mask>")
        return output
    }
}

extension BlendMode {
    /// The value of `mix-blend-mode`, for the modes that have one.
    var cssName: StaticString {
        switch self {
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: "normal"
        }
    }
}
