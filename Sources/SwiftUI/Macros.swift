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

/// Marks a variable in a `#Preview` that holds state of the preview: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "RoostMacros", type: "PreviewableMacro")

/// Makes an environment value, transaction value, container value or focused value out of a variable.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var cornerRadius: CGFloat = 12
/// }
/// ```
///
/// The initial value is the default. It is computed anew on each read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RoostMacros", type: "EntryMacro")

/// Part of the expansion of `@Entry`: a default with the type of its value.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "RoostMacros", type: "EntryDefaultValueMacro")
