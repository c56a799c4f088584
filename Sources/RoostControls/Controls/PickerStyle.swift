import CoreGraphics
import RoostCore

/// A look for pickers. As with Apple's, only the built-in ones exist.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The type of view that `_body(_:)` returns.
    associatedtype _Body: View
    /// Draws a picker in this style.
    @ViewBuilder func _body(_ configuration: _PickerStyleConfiguration) -> _Body
}

/// The label, the options and the selection of a picker, for a `PickerStyle`.
nonisolated public struct _PickerStyleConfiguration {
    let label: AnyView
    let spokenLabel: Text?
    let options: AnyView
    let selection: PickerSelection

    func isChosen(_ option: Subview) -> Bool {
        option.selectionTag.map { selection.isChosen($0) } ?? false
    }

    func choose(_ option: Subview) {
        if let tag = option.selectionTag { selection.choose(tag) }
    }

    /// All options as one control: the arrow keys go from one to the next.
    func control(_ options: SubviewsCollection) -> AccessibleControl {
        var control = AccessibleControl.container(.picker, label: spokenLabel)
        func move(by step: Int) {
            let next = options.firstIndex { isChosen($0) }.map { $0 + step } ?? options.startIndex
            if options.indices.contains(next) { choose(options[next]) }
        }
        control.adjust = { move(by: $0 == .increment ? 1 : -1) }
        // The next option lies below; a slider's next value would lie above.
        control.key = { event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            switch event.key {
            case .upArrow: move(by: -1)
            case .downArrow: move(by: 1)
            default: return false
            }
            return true
        }
        return control
    }

    /// One of the options.
    func control(of option: Subview) -> AccessibleControl {
        var control = AccessibleControl(.radioButton) { choose(option) }
        control.isSelected = isChosen(option)
        return control
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

/// All options side by side, as segments.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        SegmentedPicker(configuration: configuration)
    }
}

/// All options one below the other; in a list, each in a row of its own. On macOS they are radio buttons.
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        InlinePicker(configuration: configuration)
    }
}

/// All options side by side, as `.segmented` draws them; `paletteSelectionEffect(_:)` marks the chosen one.
nonisolated public struct PalettePickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        SegmentedPicker(configuration: configuration, isPalette: true)
    }
}

/// A link to a screen of all options.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        LinkedPicker(configuration: configuration)
    }
}

/// Options on a wheel. The middle one is chosen.
nonisolated public struct WheelPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        WheelPicker(configuration: configuration)
    }
}

/// All options one below the other, each with a circle before it, as macOS has them.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    @MainActor public func _body(_ configuration: _PickerStyleConfiguration) -> some View {
        RadioPicker(configuration: configuration)
    }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options one below the other, each with a circle before it, on iOS too.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All options side by side; drawn like `.segmented`.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The chosen option in a row that leads to a screen of all options; for use in a navigation stack.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Options on a wheel 216 points tall. The middle one is chosen.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's usual picker: the chosen option on a button that opens a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen option on a button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side, in segments of equal width.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options one below the other, the chosen one with a tick; radio buttons on macOS.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
    /// The look of the pickers in this view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style) }
}

/// The value and two arrows (`web-ios-picker-basic`, `csel-PK0`), which open the menu of all options. In a list the
/// label stands at the row's start.
nonisolated private struct MenuPicker: View {
    let configuration: _PickerStyleConfiguration
    @State private var isOpen = false
    @State private var rowAction = ListRowAction(showsPress: false)
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInList) private var isInList
    @Environment(\.closeMenu) private var closeOuter

    @MainActor var body: some View {
        if closeOuter == nil { control } else { row }
    }

    /// In a menu: a row that opens another over it.
    @MainActor private var row: some View {
        Button {
            isOpen = true
        } label: {
            MenuInMenuLabel(
                label: VStack(alignment: .leading, spacing: 0) {
                    configuration.label
                    chosen.font(.footnote).foregroundStyle(.secondary)
                })
        }
        .keepsMenuOpen()
        .presentsMenu($isOpen, closeOuter: closeOuter) { MenuPickerRows(configuration: configuration) }
    }

    @ViewBuilder @MainActor private var control: some View {
        switch idiom {
        case .iOS where isInList:
            // A tap anywhere on the row opens the menu.
            ControlRow(label: configuration.label, overflowsInList: true) {
                opening(value.foregroundStyle(.secondary))
            }
            .modifier(
                ListRowActionModifier(
                    action: rowAction.set(
                        { [isOpen = $isOpen] in isOpen.wrappedValue = true }, isEnabled: isEnabled)))
        case .iOS:
            opening(value.padding(.horizontal, 13.5).padding(.vertical, 8).foregroundStyle(.tint))
        case .macOS:
            // With too little room the menu gives way before its label (case `cis-FL8`).
            ControlRow(label: configuration.label.layoutPriority(1)) {
                opening(
                    ButtonMargins(ideal: CGSize(width: 12, height: 4)) {
                        MenuIndicatorRow(label: widest) { UpDownChevrons().offset(x: 1.5) }
                    }
                    .background(ControlColor.button, in: RoundedRectangle(cornerRadius: 6, style: .continuous)))
            }
        }
    }

    @MainActor private func opening(_ label: some View) -> some View {
        var control = AccessibleControl(.picker, hiddenLabel: spokenWords(of: configuration.label))
        control.contentIsValue = true
        return Button {
            isOpen = true
        } label: {
            label
        }
        .buttonStyle(FramedButtonStyle())
        .presentsMenu($isOpen, closeOuter: nil) { MenuPickerRows(configuration: configuration) }
        .accessibleControl(control)
    }

    @MainActor private var value: some View {
        HStack(spacing: 5) {
            chosen
            UpDownChevrons().frame(width: 9)
        }
    }

    /// The chosen option, in the room of the widest option.
    @MainActor private var widest: some View {
        Group(subviews: configuration.options) { options in
            ZStack(alignment: .leading) {
                ForEach(options) { option in
                    let isChosen = configuration.isChosen(option)
                    option.opacity(isChosen ? 1 : 0).accessibilityHidden(!isChosen)
                }
            }
        }
    }

    @MainActor private var chosen: some View {
        Group(subviews: configuration.options) { options in
            options.first { configuration.isChosen($0) }
        }
    }
}

/// A picker's options as rows of a menu, a tick before the chosen one.
nonisolated struct MenuPickerRows: View {
    let configuration: _PickerStyleConfiguration

    @MainActor var body: some View {
        Group(subviews: configuration.options) { options in
            ForEach(options) { option in
                let isChosen = configuration.isChosen(option)
                Button {
                    configuration.choose(option)
                } label: {
                    HStack(spacing: 10) {
                        MenuTick(isShown: isChosen)
                        option
                    }
                }
                .accessibilityAddTraits(isChosen ? .isSelected : [])
            }
        }
    }
}

/// Segments of equal width. On iOS they fill the row and are 31 points tall (`web-ios-picker-basic`); on macOS they are
/// 8 points taller than their text.
nonisolated private struct SegmentedPicker: View {
    let configuration: _PickerStyleConfiguration
    var isPalette = false
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.paletteSelectionEffect) private var effect

    @MainActor var body: some View {
        switch idiom {
        case .iOS: segments(margins: CGSize(width: 10, height: 0)).frame(height: 31)
        case .macOS:
            ControlRow(label: configuration.label) { segments(margins: CGSize(width: 10.5, height: 2)).fixedSize() }
        }
    }

    @MainActor private func segments(margins: CGSize) -> some View {
        let options = configuration.options
            .font(idiom == .iOS ? .system(size: 14, weight: .medium) : nil)
            .lineLimit(1)
        return Group(subviews: options) { options in
            let chosen = options.firstIndex { configuration.isChosen($0) }
            SegmentRow(chosen: chosen) {
                Capsule(style: .continuous).fill(ControlColor.selectedSegment)
                    .opacity(chosen == nil || isPalette && !effect.drawsGround ? 0 : 1)
                ForEach(options) { option in
                    Segment(configuration: configuration, option: option, margins: margins)
                }
            }
            .animation(.snappy(duration: 0.25), value: chosen)
            .padding(.vertical, 2)
            .padding(.horizontal, idiom == .iOS ? 2 : 0)
            .controlGround(Capsule(style: .continuous))
            .background(Color(.tertiaryFill), in: Capsule(style: .continuous))
            .focusRing(Capsule(style: .continuous))
            .wholeOpacity(isEnabled ? 1 : 0.5)
            .control(configuration.control(options))
        }
    }
}

nonisolated private struct Segment: View {
    let configuration: _PickerStyleConfiguration
    let option: Subview
    /// The margins beside and above the option, in points.
    let margins: CGSize
    @State private var isPressed = false

    @MainActor var body: some View {
        option
            .opacity(isPressed && !configuration.isChosen(option) ? 0.4 : 1)
            .padding(.horizontal, margins.width)
            .padding(.vertical, margins.height)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onPress($isPressed) { configuration.choose(option) }
            .accessibleControl(configuration.control(of: option))
    }
}

/// A row of members of equal width, as wide as proposed. The first subview lies under the chosen member.
private struct SegmentRow: Layout {
    let chosen: Int?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let segments = subviews.dropFirst()
        let sizes = segments.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        let widest = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: proposal.width ?? widest * CGFloat(segments.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(1, subviews.count - 1))
        for (index, subview) in subviews.enumerated() {
            let place = index == 0 ? chosen ?? 0 : index - 1
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(place) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

nonisolated private struct InlinePicker: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList
    @Environment(\.closeMenu) private var closeMenu

    @MainActor var body: some View {
        if closeMenu != nil {
            MenuPickerRows(configuration: configuration)
        } else if idiom == .macOS {
            RadioPicker(configuration: configuration)
        } else {
            rows
        }
    }

    @MainActor private var rows: some View {
        Group(subviews: configuration.options) { options in
            if isInList {
                ForEach(options) { option in
                    InlineOption(configuration: configuration, option: option)
                        .control(configuration.control(of: option))
                }
            } else {
                VStack(alignment: .leading) {
                    ForEach(options) { option in
                        InlineOption(configuration: configuration, option: option)
                            .accessibleControl(configuration.control(of: option))
                    }
                }
                .focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous))
                .control(configuration.control(options))
            }
        }
    }
}

nonisolated struct InlineOption: View {
    let configuration: _PickerStyleConfiguration
    let option: Subview
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInList) private var isInList

    @MainActor var body: some View {
        let row = HStack(spacing: 8) {
            option
            Spacer(minLength: 0)
            if configuration.isChosen(option) {
                Tick()
                    .stroke(.tint, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
                    .frame(width: 13, height: 12)
            }
        }
        .opacity(isEnabled ? isPressed ? 0.4 : 1 : 0.5)
        .contentShape(Rectangle())
        .onPress($isPressed) { configuration.choose(option) }
        if isInList { row.focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous)) } else { row }
    }
}

extension PickerStyle {
    @MainActor func view(_ configuration: _PickerStyleConfiguration) -> AnyView { AnyView(_body(configuration)) }
}

extension EnvironmentValues {
    @Entry var pickerStyle: any PickerStyle = DefaultPickerStyle()
}
