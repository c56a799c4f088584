/// Whether a view is presented, from before there was `DismissAction`.
public struct PresentationMode {
    public private(set) var isPresented: Bool

    /// Ends the presentation that the view is in.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                if !mode.isPresented { dismiss.callFromPresentationMode() }
            })
    }
}
