import Combine
import RoostControls
import RoostCore

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
    ///   - body: Makes the controller, for each window that shows the preview.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_PreviewBodyBuilder body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, allTraits: traits) { MadeInWindow(make: body) { UIControllerPage($0) } }
    }

    /// A preview of one of UIKit's views.
    ///
    /// - Parameters:
    ///   - name: The preview's title; nil for none.
    ///   - traits: Of several traits for the same setting the last counts.
    ///   - body: Makes the view, for each window that shows the preview.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_PreviewBodyBuilder body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, allTraits: traits) { MadeInWindow(make: body) { UIViewInSwiftUI(view: $0) } }
    }
}

/// Shows an object of UIKit's. Each window makes one of its own, as an object is in one window at a time.
private struct MadeInWindow<Object: AnyObject, Content: View>: View {
    private final class Made: ObservableObject {
        let object: Object
        init(_ object: Object) { self.object = object }
    }

    @StateObject private var made: Made
    private let content: (Object) -> Content

    init(make: @escaping @MainActor () -> Object, content: @escaping (Object) -> Content) {
        _made = StateObject(wrappedValue: Made(make()))
        self.content = content
    }

    var body: some View { content(made.object) }
}
