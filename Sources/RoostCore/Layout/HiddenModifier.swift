nonisolated struct HiddenModifier: ElementModifier {
    typealias Body = Never

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {}
}

extension View {
    /// Keeps the view's place and draws nothing.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
