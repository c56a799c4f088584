import CoreGraphics
import RoostCore

/// The requests of a presented view to its presentation.
struct PresentationOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var isInteractiveDismissDisabled = false
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    /// Nil for the platform's usual size.
    var sizing: (any PresentationSizing)?
    var compactAdaptation = PresentationAdaptation.automatic
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    /// The view in place of the background; nil for a style.
    var backgroundView: PresentedBackground?
    /// For alerts: whether one of the buttons only leaves, and its action where it is not the system's own.
    var hasCancel = false
    var cancel: CancelAction?

    struct CancelAction {
        let run: () -> Void
    }

    static func == (a: PresentationOptions, b: PresentationOptions) -> Bool {
        a.detents == b.detents && a.dragIndicator == b.dragIndicator
            && a.isInteractiveDismissDisabled == b.isInteractiveDismissDisabled && a.cornerRadius == b.cornerRadius
            && a.compactAdaptation == b.compactAdaptation && a.backgroundInteraction == b.backgroundInteraction
            && a.selectedDetent?.wrappedValue == b.selectedDetent?.wrappedValue
            && a.background == b.background && a.backgroundView == b.backgroundView && hasSameSizing(a, b)
            && a.hasCancel == b.hasCancel
            // Another action may do something else.
            && isBitwiseEqual(a.cancel, b.cancel)
    }

    /// Two sizings of one type count as equal where they are known to be.
    private static func hasSameSizing(_ a: PresentationOptions, _ b: PresentationOptions) -> Bool {
        guard let first = a.sizing, let second = b.sizing else { return a.sizing == nil && b.sizing == nil }
        func isSame<S: PresentationSizing>(_ sizing: S) -> Bool {
            (second as? S).map { isKnownEqual(sizing, $0) } ?? false
        }
        return isSame(first)
    }
}

/// A view behind the content of a sheet.
nonisolated struct PresentedBackground: Equatable {
    let alignment: Alignment
    let content: AnyView

    /// Whether both come from the same evaluation.
    static func == (a: PresentedBackground, b: PresentedBackground) -> Bool {
        a.alignment == b.alignment && a.content.storage === b.content.storage
    }
}

extension View {
    /// The background that a sheet's content asks for, else a style.
    @MainActor func background(of options: PresentationOptions, else style: some ShapeStyle) -> some View {
        let view = options.backgroundView
        return background(alignment: view?.alignment ?? .center) { view?.content }
            .background(view == nil ? options.background ?? AnyShapeStyle(style) : AnyShapeStyle(.clear))
    }
}

struct PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    /// The first view that asks for an option gets it.
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selectedDetent = value.selectedDetent ?? next.selectedDetent
        if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
        value.isInteractiveDismissDisabled = value.isInteractiveDismissDisabled || next.isInteractiveDismissDisabled
        if value.background == nil && value.backgroundView == nil {
            value.background = next.background
            value.backgroundView = next.backgroundView
        }
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.sizing = value.sizing ?? next.sizing
        if value.compactAdaptation == .automatic { value.compactAdaptation = next.compactAdaptation }
        if value.backgroundInteraction == .automatic { value.backgroundInteraction = next.backgroundInteraction }
        value.hasCancel = value.hasCancel || next.hasCancel
        value.cancel = value.cancel ?? next.cancel
    }
}

extension View {
    nonisolated func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }

    /// Sets the heights at which the sheet around this view rests; by default it is large. In a window with room around
    /// the sheet, only heights in points count.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = detents }
    }

    /// Sets the heights at which the sheet around this view rests. `selection` holds the current one; setting it moves
    /// the sheet.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Sets whether the sheet around this view shows a handle. By default it does where it has several heights.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }

    /// Keeps people from leaving the presentation around this view by a swipe, a tap outside or Escape.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isInteractiveDismissDisabled = isDisabled }
    }

    /// Sets the background of the sheet or cover around this view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation { $0.background = AnyShapeStyle(style) }
    }

    /// Sets the background of the sheet around this view to a view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = PresentedBackground(alignment: alignment, content: AnyView(content()))
        return presentation { $0.backgroundView = background }
    }

    /// Sets the corner radius of the sheet around this view, in points; nil for the system's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } }
    }

    /// Sets the form of a popover around this view in a narrow window.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation { $0.compactAdaptation = adaptation }
    }

    /// Sets whether the views behind the sheet around this view can be used meanwhile.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentation { $0.backgroundInteraction = interaction }
    }
}
