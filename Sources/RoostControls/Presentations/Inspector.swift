import CoreGraphics
import RoostCore

extension View {
    /// Shows details beside this view while `isPresented` is true: in a column at its end, and as a sheet where the window
    /// is narrow.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, details: content()))
    }

    /// Sets the width of the inspector around this view, in points. The default is 270.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width.isFinite ? max(0, width) : nil)
    }

    /// Sets the width of the inspector around this view to `ideal` points. Nobody can drag its edge here, so `min` and
    /// `max` change nothing.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        inspectorColumnWidth(ideal)
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// The modifier behind `inspector`.
nonisolated private struct InspectorModifier<Details: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let details: Details
    @State private var width: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom
    @Environment(\.displayScale) private var displayScale

    @MainActor func body(content: Content) -> some View {
        let isNarrow = idiom == .iOS && sizeClass != .regular
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isNarrow {
                HStack(spacing: 0) {
                    Rectangle().fill(Color(.separator)).frame(width: 1 / displayScale).ignoresSafeArea()
                    ImplicitStack(content: details)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                        .onPreferenceChange(InspectorWidthKey.self) { if width != $0 { width = $0 } }
                }
                .frame(width: width ?? 270)
                .background(Color(.background))
                .transition(.move(edge: .trailing))
            }
        }
        .sheet(
            isPresented: Binding(get: { isNarrow && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
        ) {
            details
        }
    }
}
