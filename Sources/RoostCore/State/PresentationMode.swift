/// Tells whether a view is presented, and dismisses it; the predecessor of `DismissAction`.
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    /// Ends the presentation around the view.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// A binding through which a presented view dismisses itself; prefer `dismiss`.
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                if !mode.isPresented { dismiss.callFromPresentationMode() }
            })
    }
}
