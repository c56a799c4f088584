import CoreGraphics
import SwiftUI
import UIKit

/// The size at which a view's snapshot is taken.
public enum SwiftUISnapshotLayout: Sendable {
    /// On the screen of a device.
    case device(config: ViewImageConfig)
    /// At a size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// At the view's ideal size.
    case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
    /// The view's picture at its ideal size, whose pixels must be equal.
    public static var image: Snapshotting { .image() }

    /// The view's picture, on the system's background colour.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether corners are drawn as in a window, rather than as layers draw them into a
    ///     picture. Materials and glass are drawn either way.
    ///   - precision: The share of the pixels that must match, 0 … 1.
    ///   - perceptualPrecision: How well a pixel must match; 0.98 allows what is just noticeable.
    ///   - layout: The size.
    ///   - traits: Further traits, over those of a device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let config =
            switch layout {
            case .device(let config): config
            case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
            case .sizeThatFits: ViewImageConfig()
            }
        let stage = SnapshotStage(config, traits, isWindow: drawHierarchyInKeyWindow)
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { stage.picture(of: $0) }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view's picture at its own size, whose pixels must be equal.
    public static var image: Snapshotting { .image() }

    /// The view's picture.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether corners are drawn as in a window, rather than as layers draw them into a
    ///     picture. Materials and glass are drawn either way.
    ///   - precision: The share of the pixels that must match, 0 … 1.
    ///   - perceptualPrecision: How well a pixel must match; 0.98 allows what is just noticeable.
    ///   - size: In points; nil for the view's own.
    ///   - traits: The surroundings' traits.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let stage = SnapshotStage(ViewImageConfig(size: size), traits, isWindow: drawHierarchyInKeyWindow)
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { stage.picture(of: $0) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The picture of the controller's view at its own size, whose pixels must be equal.
    public static var image: Snapshotting { .image() }

    /// The picture of the controller's view on the screen of a device.
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Whether corners are drawn as in a window, rather than as layers draw them into a
    ///     picture. Materials and glass are drawn either way.
    ///   - precision: The share of the pixels that must match, 0 … 1.
    ///   - perceptualPrecision: How well a pixel must match; 0.98 allows what is just noticeable.
    ///   - size: In points, instead of the device's.
    ///   - traits: Further traits, over the device's.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        var config = config
        if let size { config.size = size }
        let stage = SnapshotStage(config, traits, isWindow: drawHierarchyInKeyWindow)
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { stage.picture(of: $0) }
    }

    /// The picture of the controller's view.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether corners are drawn as in a window, rather than as layers draw them into a
    ///     picture. Materials and glass are drawn either way.
    ///   - precision: The share of the pixels that must match, 0 … 1.
    ///   - perceptualPrecision: How well a pixel must match; 0.98 allows what is just noticeable.
    ///   - size: In points; nil for the view's own.
    ///   - traits: The surroundings' traits.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
            perceptualPrecision: perceptualPrecision, size: size, traits: traits)
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and those inside as indented text, with types and frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and those inside as indented text, with types and frames.
    /// - Parameters:
    ///   - size: In points; nil for the view's own.
    ///   - traits: The surroundings' traits.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting<UIView, String> {
        let stage = SnapshotStage(ViewImageConfig(size: size), traits)
        return SimplySnapshotting.lines.pullback { stage.outline(of: $0) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller's view and those inside as indented text, with types and frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view and those inside as indented text, with types and frames.
    /// - Parameters:
    ///   - config: The device.
    ///   - size: In points, instead of the device's.
    ///   - traits: Further traits, over the device's.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting<UIViewController, String> {
        var config = config
        if let size { config.size = size }
        let stage = SnapshotStage(config, traits)
        return SimplySnapshotting.lines.pullback { stage.outline(of: $0) }
    }
}
