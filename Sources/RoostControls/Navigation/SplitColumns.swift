import CoreGraphics
import RoostCore

/// The width that a column of a split view asks for, in points.
struct ColumnWidth: Equatable {
    /// It never gets less where it stands beside others.
    var min: CGFloat
    /// It gets no more, unless it is the last one.
    var ideal: CGFloat

    /// A first column that asks for nothing. Apple's frameworks say no numbers.
    static let first = ColumnWidth(min: 220, ideal: 320)
    /// A last column that asks for nothing: as wide as a telephone.
    static let last = ColumnWidth(min: 320, ideal: 320)

    /// - Parameters:
    ///   - min: The least width; nil for what a first column has, or the ideal width if that is less.
    ///   - max: The greatest width; nil for any.
    ///   - ideal: nil if it is not finite.
    init?(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        guard ideal.isFinite else { return nil }
        let bounds = [min, max].map { bound in bound.flatMap { $0.isFinite ? Swift.max(0, $0) : nil } }
        self.ideal = Swift.max(0, Swift.min(ideal, bounds[1] ?? .infinity), bounds[0] ?? 0)
        self.min = bounds[0] ?? Swift.min(Self.first.min, self.ideal)
    }

    private init(min: CGFloat, ideal: CGFloat) { (self.min, self.ideal) = (min, ideal) }
}

/// How the columns of a split view share its width.
///
/// All have their ideal width, and the last one the rest, as long as that is enough for it. With less room the first ones
/// shrink to their least widths, all by the same part of what they can give. Those that have no room even so, from the
/// first on, are hidden.
struct ColumnDivision {
    /// The widths of all columns but the last, those of hidden ones included: they have them when they lie over the others.
    let widths: [CGFloat]
    /// How many of the first columns have no room.
    let hidden: Int
    /// The least width in which no column is hidden.
    let minimum: CGFloat

    /// - Parameters:
    ///   - room: The width for all columns; nil for any.
    ///   - leading: What all columns but the last ask for.
    ///   - last: What the last one asks for.
    ///   - hides: Whether columns hide.
    ///   - hidesAll: Whether all but the last hide whatever the room.
    init(_ room: CGFloat?, leading: [ColumnWidth], last: ColumnWidth, hides: Bool, hidesAll: Bool = false) {
        minimum = leading.reduce(last.min) { $0 + $1.min }
        guard let room else {
            (widths, hidden) = (leading.map(\.ideal), hidesAll ? leading.count : 0)
            return
        }
        hidden =
            hidesAll
            ? leading.count
            : !hides
                ? 0
                : leading.indices.first { leading[$0...].reduce(last.min) { $0 + $1.min } <= room } ?? leading.count
        let beside = leading[hidden...]
        let wanted = beside.reduce(0) { $0 + $1.ideal }
        let spare = beside.reduce(0) { $0 + $1.ideal - $1.min }
        let part = spare > 0 ? min(1, max(0, wanted + last.min - room) / spare) : 0
        let over = leading[..<hidden].reduce(0) { $0 + $1.ideal }
        let scale = over > room ? max(0, room) / over : 1
        widths = leading[..<hidden].map { $0.ideal * scale } + beside.map { $0.ideal - ($0.ideal - $0.min) * part }
    }
}

/// Shows and hides the columns that have no room.
struct ColumnsButton {
    let isOpen: Binding<Bool>

    @MainActor func press() { withAnimation(.navigation) { isOpen.wrappedValue.toggle() } }
}

/// The button in the bar of the first column that has room.
nonisolated struct ColumnsBarButton: View {
    let button: ColumnsButton

    @MainActor var body: some View {
        BarCircleButton {
            button.press()
        } sign: {
            Image(systemName: "sidebar.left").imageScale(.large)
        }
        .accessibilityLabel("Show Sidebar")
    }
}

/// What lies over the columns behind an open one. A press on it, or the escape key, closes that.
nonisolated struct ColumnsVeil: View {
    let button: ColumnsButton

    @MainActor var body: some View {
        Button {
            button.press()
        } label: {
            Color.black.opacity(0.12).ignoresSafeArea()
        }
        .buttonStyle(FramedButtonStyle())
        .keyboardShortcut(.cancelAction)
        .accessibilityLabel("Hide Sidebar")
    }
}

struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the width of this view's column in a split view, in points; 320 by default. The last column takes the
    /// remaining width, and no less than this where another one can hide instead.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: nil))
    }

    /// Sets the width of this view's column in a split view to `ideal` points. It shrinks to `min` where the window is
    /// too narrow for all columns; to 220 by default. The column's edge cannot be dragged here, so it does not grow
    /// to `max`. The last column takes the remaining width, and no less than `min` where another one can hide instead.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
