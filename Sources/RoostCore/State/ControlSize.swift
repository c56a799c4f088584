/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size: text of 9 points by default on macOS. The same as `small` on iOS.
    case mini
    /// Text of 11 points by default on macOS, bordered buttons in the subheadline font on iOS.
    case small
    /// The default size.
    case regular
    /// Larger margins in bordered buttons; spinners are 37 points across on iOS.
    case large
    /// The largest size on macOS. The same as `large` on iOS.
    case extraLarge
}

extension View {
    /// Sets the size of the controls in this view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

extension EnvironmentValues {
    /// The size of controls. The default is `.regular`.
    @Entry public var controlSize: ControlSize = .regular
}
