import RoostControls

/// Declares a preview of a controller, whose view fills the device unless a trait says otherwise.
///
/// ```swift
/// #Preview("Empty", traits: .landscapeLeft) { ProfileController(user: nil) }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBodyBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "RoostMacros", type: "UIKitPreviewMacro")

/// Declares a preview of one of UIKit's views.
///
/// ```swift
/// #Preview("Long", traits: .fixedLayout(width: 200, height: 44)) {
///     let label = UILabel()
///     label.text = "A long title"
///     return label
/// }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBodyBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "RoostMacros", type: "UIKitPreviewMacro")

/// Takes a single controller or view. A closure with statements returns its own; without the builder it could also be taken
/// for one whose last statement is a view of SwiftUI's.
@resultBuilder public struct _PreviewBodyBuilder {
    public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
    public static func buildBlock(_ view: UIView) -> UIView { view }
}

/// For the expansion of `#Preview` in a file that imports UIKit alone.
public typealias _Preview = RoostControls.Preview
/// For the expansion of `#Preview` in a file that imports UIKit alone.
public typealias _PreviewRegistry = PreviewRegistry

extension Preview {
    /// A preview of a controller, whose view fills the device unless a trait says otherwise.
    ///
    /// - Parameters:
    ///   - name: The preview's title; nil for none.
    ///   - traits: Of several traits for the same setting the last counts.
    ///   - body: Makes the controller, each time that the preview is shown.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_PreviewBodyBuilder body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, allTraits: traits) { UIControllerPage(body()) }
    }

    /// A preview of one of UIKit's views.
    ///
    /// - Parameters:
    ///   - name: The preview's title; nil for none.
    ///   - traits: Of several traits for the same setting the last counts.
    ///   - body: Makes the view, each time that the preview is shown.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_PreviewBodyBuilder body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, allTraits: traits) { UIViewInSwiftUI(view: body()) }
    }
}
