import CoreGraphics
@_spi(Engine) import RoostCore

extension View {
    /// Opens a menu beside this view while `isOpen` is true. A choice closes it, and the menus that it was opened from.
    nonisolated func presentsMenu<Content: View>(
        _ isOpen: Binding<Bool>, closeOuter: MenuClosing?, content: @escaping () -> Content
    ) -> some View {
        let closing = MenuClosing {
            isOpen.wrappedValue = false
            closeOuter?.close()
        }
        return presents(.menu(.besideView), isOpen) {
            AnyView(MenuCard(content: content(), closing: closing))
        }
    }

    /// Opens a context menu while `isOpen` is true: where the mouse was clicked, else under the preview if there is
    /// one. A choice, or a tap on the preview, closes it.
    nonisolated func presentsContextMenu<Content: View, Preview: View>(
        _ isOpen: Binding<Bool>, clickedAt: CGPoint?, content: @escaping () -> Content, preview: (() -> Preview)?
    ) -> some View {
        let closing = MenuClosing { isOpen.wrappedValue = false }
        let place = clickedAt.map(MenuPlace.atPointer) ?? (preview == nil ? .besideView : .underPreview)
        return presents(.menu(place), isOpen) {
            guard let preview, clickedAt == nil else { return AnyView(MenuCard(content: content(), closing: closing)) }
            return AnyView(
                VStack(alignment: .leading, spacing: 12) {
                    MenuPreview(content: preview(), closing: closing)
                    MenuCard(content: content(), closing: closing).modifier(GlassCard(radius: 26, hasShadow: false))
                }
                // One shadow for both, so that neither falls on the other.
                .modifier(FloatingShadow())
            )
        }
    }
}

/// Closes the menu that a row is in, and the menus around it.
struct MenuClosing {
    let close: () -> Void
}

extension EnvironmentValues {
    /// Nil outside of menus.
    @Entry var closeMenu: MenuClosing?
}

/// The list of a menu: rows in a card, with a line between sections.
nonisolated struct MenuCard<Content: View>: View {
    let content: Content
    let closing: MenuClosing
    @Environment(\.menuActionsCloseMenu) private var closesMenu
    @Environment(\.menuMetrics) private var metrics

    @MainActor var body: some View {
        Group(sections: styled) { sections in
            let parts = MenuPart.parts(of: sections)
            MenuScroll {
                ForEach(parts) { part in
                    if part.id != parts.first?.id { MenuDivider() }
                    part.header
                        .padding(.horizontal, metrics.inset)
                        .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
                    ForEach(part.rows) { row in
                        if row.isDivider {
                            MenuDivider()
                        } else if row.isText {
                            MenuWords(words: row)
                        } else {
                            row
                        }
                    }
                }
            }
        }
        .padding(.vertical, metrics.margin)
        .frame(width: metrics.width)
    }

    @MainActor private var styled: some View {
        content
            .buttonStyle(MenuRowStyle())
            .toggleStyle(MenuToggleStyle())
            .pickerStyle(.inline)
            .labelStyle(MenuLabelStyle())
            .environment(\.closeMenu, closing)
            .environment(
                \.buttonSurroundings,
                ButtonSurroundings(accessibilityRole: .menuItem) { [closing, closesMenu] action in
                    if closesMenu { closing.close() }
                    action()
                }
            )
            .environment(\.isInList, false)
            .transformEnvironment(\.foregroundStyles) { $0 = $0.outsideRows }
    }
}

/// A section of a menu. It leaves out the dividers at its ends, where lines between sections stand.
struct MenuPart: Identifiable {
    let id: SectionConfiguration.ID
    let header: SubviewsCollection
    let rows: ArraySlice<Subview>

    /// The parts of a menu that have rows or a header.
    static func parts(of sections: SectionCollection) -> [MenuPart] {
        sections.map(MenuPart.init).filter { !$0.rows.isEmpty || !$0.header.isEmpty }
    }

    private init(_ section: SectionConfiguration) {
        id = section.id
        header = section.header
        let rows = Array(section.content).drop { $0.isDivider }
        self.rows = rows[..<(rows.lastIndex { !$0.isDivider }.map { $0 + 1 } ?? rows.startIndex)]
    }
}

/// The preview above a context menu.
nonisolated private struct MenuPreview<Content: View>: View {
    let content: Content
    let closing: MenuClosing

    @MainActor var body: some View {
        Group(subviews: content) { parts in
            let shape =
                parts.first?.contextMenuPreviewShape
                ?? AnyShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
            VStack(spacing: 0) { ForEach(parts) { $0 } }
                .background(Color(.background))
                .clipShape(shape)
                .contentShape(shape)
                .onTapGesture { closing.close() }
        }
    }
}

extension Subview {
    var isDivider: Bool { tree.owner(of: element)?.viewType == Divider.self }
    var isText: Bool { tree.owner(of: element)?.viewType == Text.self }

    fileprivate var contextMenuPreviewShape: AnyShape? {
        tree.traits(of: element).passing[ContextMenuPreviewShapeKey.self]
    }
}

/// The rows of a menu, which scroll where the window is too short for them.
nonisolated private struct MenuScroll<Rows: View>: View {
    @ViewBuilder let rows: Rows

    @MainActor var body: some View {
        ScrollView { VStack(alignment: .leading, spacing: 0) { rows } }
            .scrollBounceBehavior(.basedOnSize)
    }
}

nonisolated private struct MenuDivider: View {
    @Environment(\.displayScale) private var displayScale
    @Environment(\.menuMetrics) private var metrics

    @MainActor var body: some View {
        Rectangle().fill(Color(.separator)).frame(height: 1 / displayScale)
            .padding(.horizontal, metrics.inset).padding(.vertical, metrics.gap)
    }
}

/// Words among the rows of a menu, which nobody can choose.
nonisolated private struct MenuWords: View {
    let words: Subview
    @Environment(\.menuMetrics) private var metrics

    @MainActor var body: some View {
        words
            .padding(.horizontal, metrics.inset)
            .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
    }
}

/// A row of a menu.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

nonisolated private struct MenuRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @State private var isUnderPointer = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.menuMetrics) private var metrics
    @Environment(\.keyboardShortcut) private var shortcut

    @MainActor var body: some View {
        label
            .lineLimit(2)
            .foregroundStyle(foreground)
            .padding(.horizontal, metrics.inset)
            .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
            .background {
                if isFocused || isPressed || isUnderPointer && isEnabled {
                    Capsule(style: .continuous).fill(Color(.tertiaryFill)).padding(.horizontal, 10)
                }
            }
            .contentShape(Rectangle())
            .onPress($isPressed, perform: configuration.action)
            .onHover { isUnderPointer = $0 }
    }

    @ViewBuilder @MainActor private var label: some View {
        if metrics.showsShortcuts {
            HStack(spacing: 12) {
                configuration.label
                Spacer(minLength: 0)
                if let shortcut {
                    Text(verbatim: shortcut.words).foregroundStyle(.secondary).accessibilityHidden(true)
                }
            }
            .font(.system(size: metrics.fontSize))
        } else {
            configuration.label
        }
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}

/// A row with a tick while it is on.
nonisolated struct MenuToggleStyle: ToggleStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 10) {
                MenuTick(isShown: configuration.isOn)
                configuration.label
            }
        }
    }
}

/// The tick of a chosen row, or its empty room.
nonisolated struct MenuTick: View {
    let isShown: Bool

    @MainActor var body: some View {
        Tick()
            .stroke(style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
            .frame(width: 13, height: 12)
            .wholeOpacity(isShown ? 1 : 0)
    }
}

/// The icon in a column of its own before the title.
nonisolated private struct MenuLabelStyle: LabelStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon.frame(width: 24)
            configuration.title
        }
    }
}
