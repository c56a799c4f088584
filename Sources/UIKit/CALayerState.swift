import CoreGraphics
import Foundation
import RoostCore

/// A layer's properties at one moment of its animations.
@MainActor struct CALayerState {
    private let layer: CALayer
    private var values: [String: Any] = [:]
    /// The keys of the animations whose start or end nobody has been told of.
    private(set) var news: [String] = []

    /// The layer's own properties.
    init(_ layer: CALayer) { self.layer = layer }

    /// The properties at a date. The first date that an animation meets is its start.
    init(_ layer: CALayer, at date: Date) {
        self.layer = layer
        for (key, animation) in layer.animations.sorted(by: { $0.key < $1.key }) {
            if animation.firstFrame == nil { animation.firstFrame = date }
            values.merge(animation.values(at: date, of: layer)) { $1 }
            let isOver = animation.isOver(at: date)
            if !animation.isStartTold || (isOver && !animation.isEndTold) { news.append(isOver ? key + " end" : key) }
        }
        for name in values.keys where !Self.isKnown(name) {
            Log.missing(name, "A layer's “\(name)” is not animated: nothing here reads it.")
        }
    }

    private static let known: Set<String> = [
        "opacity", "position", "position.x", "position.y", "bounds", "bounds.size", "bounds.size.width",
        "bounds.size.height", "backgroundColor", "transform", "strokeStart", "strokeEnd", "path", "lineWidth",
        "lineDashPhase", "fillColor", "strokeColor", "colors", "locations", "startPoint", "endPoint",
        "transform.scale", "transform.scale.x", "transform.scale.y", "transform.rotation", "transform.rotation.x",
        "transform.rotation.y", "transform.rotation.z", "transform.translation", "transform.translation.x",
        "transform.translation.y",
    ]

    private static func isKnown(_ name: String) -> Bool { known.contains(name) }

    private func number(_ name: String) -> CGFloat? { CAValue.number(values[name]).map { CGFloat($0) } }

    /// An animated value, or the layer's own.
    func value<T>(_ name: String, _ own: T) -> T { values[name] as? T ?? own }
    func number(_ name: String, _ own: CGFloat) -> CGFloat { number(name) ?? own }

    func color(_ name: String, _ own: CGColor?) -> CGColor? {
        (values[name] as? UIColor)?.cgColor ?? values[name] as? CGColor ?? own
    }

    var opacity: Float { Float(number("opacity", CGFloat(layer.opacity))) }
    var backgroundColor: CGColor? { color("backgroundColor", layer.backgroundColor) }

    var position: CGPoint {
        let point = value("position", layer.position)
        return CGPoint(x: number("position.x", point.x), y: number("position.y", point.y))
    }

    var bounds: CGRect {
        var rect = value("bounds", layer.bounds)
        rect.size = value("bounds.size", rect.size)
        rect.size.width = number("bounds.size.width", rect.width)
        rect.size.height = number("bounds.size.height", rect.height)
        return rect
    }

    var transform: CATransform3D {
        var result = value("transform", layer.transform)
        if let scale = number("transform.scale") { result = CATransform3DScale(result, scale, scale, 1) }
        let (x, y) = (number("transform.scale.x"), number("transform.scale.y"))
        if x != nil || y != nil { result = CATransform3DScale(result, x ?? 1, y ?? 1, 1) }
        if let angle = number("transform.rotation") ?? number("transform.rotation.z") {
            result = CATransform3DRotate(result, angle, 0, 0, 1)
        }
        if let angle = number("transform.rotation.x") { result = CATransform3DRotate(result, angle, 1, 0, 0) }
        if let angle = number("transform.rotation.y") { result = CATransform3DRotate(result, angle, 0, 1, 0) }
        let shift = value("transform.translation", CGSize.zero)
        let move = CGPoint(
            x: number("transform.translation.x", shift.width), y: number("transform.translation.y", shift.height))
        if move != .zero { result = CATransform3DConcat(result, CATransform3DMakeTranslation(move.x, move.y, 0)) }
        return result
    }

    /// The layer's own value of a property, for animations that name only one end.
    static func own(_ name: String, of layer: CALayer) -> Any? {
        let shape = layer as? CAShapeLayer
        let gradient = layer as? CAGradientLayer
        switch name {
        case "opacity": return Double(layer.opacity)
        case "position": return layer.position
        case "position.x": return layer.position.x
        case "position.y": return layer.position.y
        case "bounds": return layer.bounds
        case "bounds.size": return layer.bounds.size
        case "bounds.size.width": return layer.bounds.width
        case "bounds.size.height": return layer.bounds.height
        case "backgroundColor": return layer.backgroundColor
        case "transform": return layer.transform
        case "strokeStart": return shape?.strokeStart
        case "strokeEnd": return shape?.strokeEnd
        case "path": return shape?.path
        case "lineWidth": return shape?.lineWidth
        case "lineDashPhase": return shape?.lineDashPhase
        case "fillColor": return shape?.fillColor
        case "strokeColor": return shape?.strokeColor
        case "colors": return gradient?.colors
        case "locations": return gradient?.locations
        case "startPoint": return gradient?.startPoint
        case "endPoint": return gradient?.endPoint
        case let name where name.hasPrefix("transform.scale"): return 1.0
        case let name where name.hasPrefix("transform.translation."): return 0.0
        case let name where name.hasPrefix("transform.rotation"): return 0.0
        default: return nil
        }
    }
}
