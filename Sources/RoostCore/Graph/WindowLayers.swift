import CoreGraphics

/// The layers that a window shows over its content: sheets, alerts, menus, the preview of a drag.
///
/// `Engines.makeLayers` makes one for each window. The engine shows its content, keeps input off what it covers, and hands it
/// the keys that nothing else took.
package protocol WindowLayers: AnyObject {
    associatedtype Content: View

    /// All layers, in front of the window's content.
    var content: Content { get }
    /// Whether a layer lies over the content and takes the keys and the focus.
    var coversContent: Bool { get }
    /// The lengths that the system covers at the window's edges, in points.
    var safeArea: EdgeInsets { get set }
    /// Whether layers move in and out: from the window's first frame on.
    var isAnimated: Bool { get set }

    /// Takes a key that no view took; returns whether it did anything.
    func press(_ event: KeyEvent, in graph: ViewGraph) -> Bool
}
