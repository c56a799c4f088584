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
