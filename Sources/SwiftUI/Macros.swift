import RoostControls
import RoostCore

/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Dark") {
///     @Previewable @State var isOn = true
///     Toggle("Wi-Fi", isOn: $isOn)
///         .preferredColorScheme(.dark)
/// }
/// ```
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "RoostMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as its layout or orientation. Hosts read the traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RoostMacros", type: "PreviewMacro")

/// Declares a preview of a view in a window of a style. Windows belong to their user here: the style has no effect.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RoostMacros", type: "PreviewMacro")

/// Marks a variable in a `#Preview` that holds state of the preview: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "RoostMacros", type: "PreviewableMacro")
