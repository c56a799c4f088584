import Foundation

extension CGContext {
    /// The settings that `saveGState()` saves.
    package struct State {
        package var transform = CGAffineTransform.identity
        /// The insides of all of these paths, which are in the target's coordinates, limit the drawing.
        package var clips: [(path: CGPath, rule: CGPathFillRule)] = []
        package var alpha: CGFloat = 1
        package var blendMode = CGBlendMode.normal
        package var shadow: Shadow?
        /// A `CGColor`, or a colour of a module above that is resolved where it is drawn.
        package var fill: any Sendable = CGColor.black
        /// A `CGColor`, or a colour of a module above.
        package var stroke: any Sendable = CGColor.black
        package var line = Line()
    }

    /// A line's look, with lengths in points of the space in which it is drawn.
    package struct Line {
        package var width: CGFloat = 1
        package var cap = CGLineCap.butt
        package var join = CGLineJoin.miter
        package var miterLimit: CGFloat = 10
        package var dashes: [CGFloat] = []
        package var phase: CGFloat = 0
    }

    /// A shadow. Its distances are in the target's coordinates.
    package struct Shadow {
        package let offset: CGSize
        package let blur: CGFloat
        package let color: CGColor
    }

    /// One step of a drawing.
    package enum Step {
        /// Fills a path in the target's coordinates.
        case fill(CGPath, CGPathFillRule)
        /// Draws a line along a path in the coordinates of the state's transform.
        case stroke(CGPath)
        /// Draws a picture with y pointing up in the coordinates of the state's transform.
        case image(CGImage, CGRect)
        case linearGradient(CGGradient, CGPoint, CGPoint, CGGradientDrawingOptions)
        case radialGradient(CGGradient, CGPoint, CGFloat, CGPoint, CGFloat, CGGradientDrawingOptions)
        /// The drawing of a transparency layer, which counts as one.
        case layer([Drawn])
        /// Content of a module above.
        case content(any Sendable)
    }

    /// A step with the settings that it was drawn with.
    package struct Drawn {
        package let step: Step
        package let state: State
    }

    /// The drawing so far.
    package var drawing: [Drawn] { layers[0] }

    /// Adds a step with the current settings.
    package func add(_ step: Step) { layers[layers.count - 1].append(Drawn(step: step, state: state)) }
}

/// The way in which a drawing's colours combine with those below.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// `normal` covers what is below. The others compute each colour component from both.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// `difference` and `exclusion` subtract colours. The others take the named property from the drawing.
    case difference, exclusion, hue, saturation, color, luminosity
    /// `clear` erases; `copy` is drawn as `normal` here; `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop` and
    /// `xor` are drawn as `normal`, with a warning.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// `plusLighter` adds the colours, `plusDarker` their darkness.
    case destinationAtop, xor, plusDarker, plusLighter
}

/// What `CGContext.drawPath(using:)` draws.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// The inside by the winding rule, the inside by the even-odd rule, the line, or both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The fineness of scaled pictures.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// Roost draws all of them alike.
    case `default`, none, low, high, medium = 4
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// Core Graphics' bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before the start, in the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After the end, in the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a way.
public final class CGGradient: Sendable {
    /// The colours, each with its place, 0…1.
    package let stops: [(color: CGColor, location: CGFloat)]

    /// A gradient of colours (`CGColor`). Without locations they are at equal distances.
    /// - Parameter space: Has no effect: colours are mixed in sRGB.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = (colors as [Any]).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in (color, locations?[index] ?? CGFloat(index) / last) }
    }

    /// A gradient of colours given by their components in a row: of sRGB three and the opacity, of greys one and the
    /// opacity.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let step = space.numberOfComponents + 1
        let last = CGFloat(max(count - 1, 1))
        stops = (0..<count).map { index in
            let own = components + index * step
            let color =
                step == 2
                ? CGColor(gray: own[0], alpha: own[1])
                : CGColor(srgbRed: own[0], green: own[1], blue: own[2], alpha: own[3])
            return (color, locations?[index] ?? CGFloat(index) / last)
        }
    }
}

/// A drawing that is drawn into others, as often as wanted.
public final class CGLayer {
    /// The size in points.
    public let size: CGSize
    /// The context for drawing into the layer. Its space is that of the context that the layer was made for.
    public let context: CGContext?

    /// An empty layer. `auxiliaryInfo` has no effect.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        self.context = CGContext(
            width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), transform: .identity)
    }
}
