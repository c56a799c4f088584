import CoreGraphics

/// The look of pickers. As with Apple's, the styles are the system's own.
@MainActor @preconcurrency
public protocol PickerStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(_ configuration: _PickerStyleConfiguration) -> _Body
}

/// What a `PickerStyle` draws.
nonisolated public struct _PickerStyleConfiguration {
    let label: AnyView
    let options: AnyView
    let selection: Binding<AnyHashable>

    func isChosen(_ option: Subview) -> Bool { option.tag == selection.wrappedValue }

    @MainActor func choose(_ option: Subview) {
        if let tag = option.tag { selection.wrappedValue = tag }
    }
}

/// The platform's usual picker: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        MenuPicker(configuration: configuration)
    }
}

/// The chosen option on a button that opens a menu.
nonisolated public struct MenuPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        MenuPicker(configuration: configuration)
    }
}

/// All options side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        SegmentedPicker(configuration: configuration)
    }
}

/// All options one below the other, in a list one in each row.
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        InlinePicker(configuration: configuration)
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
    /// The look of the pickers in this view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style) }
}

/// The value and two arrows (`web-ios-picker-basic`, `csel-PK0`); in a list, the label at the row's start.
nonisolated private struct MenuPicker: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList

    @MainActor var body: some View {
        switch idiom {
        case .iOS where isInList:
            ControlRow(label: configuration.label) { value.foregroundStyle(.secondary) }
        case .iOS:
            value.padding(.horizontal, 13.5).padding(.vertical, 8).foregroundStyle(.tint)
        case .macOS:
            ControlRow(label: configuration.label) {
                value
                    .padding(.horizontal, 12)
                    .frame(height: 24)
                    .background(ControlColor.button, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
            }
        }
    }

    @MainActor private var value: some View {
        HStack(spacing: 5) {
            Group(subviews: configuration.options) { options in
                options.first { configuration.isChosen($0) }
            }
            UpDownChevrons().frame(width: 9)
        }
    }
}

/// Segments of equal width that fill the row: 31 points tall on iOS (`web-ios-picker-basic`), 24 on macOS.
nonisolated private struct SegmentedPicker: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS: segments(margin: 10).frame(height: 31)
        case .macOS: ControlRow(label: configuration.label) { segments(margin: 10.5).fixedSize().frame(height: 24) }
        }
    }

    @MainActor private func segments(margin: CGFloat) -> some View {
        let options = configuration.options
            .font(idiom == .iOS ? .system(size: 14, weight: .medium) : nil)
            .lineLimit(1)
        return Group(subviews: options) { options in
            SegmentRow {
                ForEach(options) { option in
                    option
                        .padding(.horizontal, margin)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background {
                            if configuration.isChosen(option) {
                                Capsule(style: .continuous).fill(ControlColor.selectedSegment)
                            }
                        }
                        .modifier(Press { configuration.choose(option) })
                }
            }
            .padding(2)
            .background(Color(.tertiaryFill), in: Capsule(style: .continuous))
        }
    }
}

/// A row of members of equal width, as wide as is proposed.
private struct SegmentRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        let widest = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: proposal.width ?? widest * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

nonisolated private struct InlinePicker: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.isInList) private var isInList

    @MainActor var body: some View {
        let rows = Group(subviews: configuration.options) { options in
            ForEach(options) { option in
                HStack(spacing: 8) {
                    option
                    Spacer(minLength: 0)
                    if configuration.isChosen(option) {
                        Tick()
                            .stroke(.tint, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
                            .frame(width: 13, height: 12)
                    }
                }
                .modifier(Press { configuration.choose(option) })
            }
        }
        if isInList {
            rows
        } else {
            VStack(alignment: .leading) { rows }
        }
    }
}

extension PickerStyle {
    @MainActor func view(_ configuration: _PickerStyleConfiguration) -> AnyView { AnyView(_body(configuration)) }
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}
