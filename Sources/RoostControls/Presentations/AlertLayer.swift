import CoreGraphics
@_spi(Engine) import RoostCore

/// A small card in the middle of the window (case `web-ios-alert`).
nonisolated struct AlertLayer: View {
    let layer: PresentedLayer
    let window: CGSize

    @MainActor var body: some View {
        ZStack {
            PresentationScrim(layer: layer, darkness: 0.2)
            PresentedContent(layer: layer)
                .frame(width: min(299, max(0, window.width - 32)))
                .modifier(GlassCard(radius: 34))
                .scaleEffect(layer.isShown ? 1 : 1.15)
                .wholeOpacity(layer.isShown ? 1 : 0)
        }
        .accessibleControl(.dialog(isModal: true, role: .alert))
    }
}

/// A choice of actions at the window's bottom.
nonisolated struct DialogLayer: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets

    @MainActor var body: some View {
        ZStack(alignment: .bottom) {
            PresentationScrim(layer: layer, darkness: 0.2)
            PresentedContent(layer: layer)
                .frame(width: max(0, min(390, window.width) - 32))
                .modifier(GlassCard(radius: 34))
                .padding(.bottom, max(16, safeArea.bottom))
                .offset(y: layer.isShown ? 0 : 60)
                .wholeOpacity(layer.isShown ? 1 : 0)
        }
        .frame(width: window.width, height: window.height, alignment: .bottom)
        .accessibleControl(.dialog(isModal: true))
    }
}

/// A card of thick, floating glass, drawn flat.
nonisolated struct GlassCard: ViewModifier {
    let radius: CGFloat
    var hasShadow = true
    @Environment(\.colorScheme) private var colorScheme

    @MainActor func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        content
            .background {
                let ground = shape.fill(GlassGround())
                if hasShadow { ground.modifier(FloatingShadow()) } else { ground }
            }
            .overlay { shape.strokeBorder(.white.opacity(colorScheme == .dark ? 0.12 : 0.6), lineWidth: 0.5) }
            .contentShape(shape)
            .onTapGesture {}
    }
}

/// The shadow of a card that floats over a window.
nonisolated struct FloatingShadow: ViewModifier {
    func body(content: Content) -> some View {
        content.compositingGroup().shadow(color: .black.opacity(0.18), radius: 22, y: 8)
    }
}

/// The colour of thick glass: opaque, since nothing behind Apple's can be read.
nonisolated struct GlassGround: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
        Color(white: environment.colorScheme == .dark ? 0.15 : 0.98)
    }
}

/// The content of alerts and confirmation dialogs: a title, a message and buttons.
nonisolated struct AlertCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// Two buttons of an alert stand side by side, the one that leaves first. More buttons, and those of a dialog,
    /// stand below each other, that one last.
    let isDialog: Bool
    @State private var submission = AlertSubmission()
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 4) {
                if let title {
                    title.font(isDialog ? .subheadline.weight(.semibold) : .headline)
                        .foregroundStyle(isDialog ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
                        .accessibilityAddTraits(.isHeader)
                }
                if let message { message.font(.system(size: 15)).foregroundStyle(.secondary) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 14)
            .padding(.bottom, title == nil && message == nil ? 0 : 20)
            .padding(.top, 6)
            Group(
                subviews: actions.buttonStyle(AlertButtonStyle()).textFieldStyle(.roundedBorder)
                    .onSubmit { submission.action?() }
            ) { parts in
                AlertActions(parts: parts, isDialog: isDialog, submission: submission)
            }
        }
        .padding(14)
        .environment(
            \.buttonSurroundings,
            ButtonSurroundings(accessibilityRole: .button) { [dismiss] action in
                dismiss()
                action()
            })
    }
}

/// The action of return in the only field of an alert: that of the preferred button.
nonisolated private final class AlertSubmission {
    private(set) var action: (@MainActor () -> Void)?

    func set(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

nonisolated private struct AlertActions: View {
    let parts: SubviewsCollection
    let isDialog: Bool
    let submission: AlertSubmission
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        let fields = parts.filter { $0.alertButton == nil }
        let buttons = parts.filter { $0.alertButton != nil }
        let leaving = buttons.filter { $0.alertButton?.role == .cancel }
        let others = buttons.filter { $0.alertButton?.role != .cancel }
        let preferred = buttons.count == 1 ? buttons[0] : others.first { $0.alertButton?.role == nil }
        let _ = submission.set { if fields.count == 1 { submit(preferred) } }
        VStack(spacing: 8.5) {
            if !fields.isEmpty {
                // The first field has the focus, to be written in at once.
                VStack(spacing: 8.5) { ForEach(fields) { $0 } }.modifier(FirstFocusModifier())
            }
            if isDialog {
                ForEach(others) { $0 }
                // In a bubble beside the view that asks, a tap outside is the way out.
                if idiom != .iOS || sizeClass != .regular {
                    if let cancel = leaving.first { cancel } else { standard("Cancel") }
                }
            } else if buttons.isEmpty {
                standard("OK")
            } else if buttons.count == 2 {
                HStack(spacing: 8.5) { ForEach(leaving + others) { $0 } }
            } else {
                ForEach(others + leaving) { $0 }
            }
        }
        .presentation { options in
            guard isDialog || !leaving.isEmpty || buttons.isEmpty else { return }
            options.hasCancel = true
            options.cancel = (leaving.first?.alertButton?.action).map { .init(run: $0) }
        }
    }

    @MainActor private func submit(_ button: Subview?) {
        if let action = button?.alertButton?.action { action() } else { dismiss() }
    }

    @MainActor private func standard(_ title: String) -> some View {
        Button(title, role: .cancel) {}.buttonStyle(AlertButtonStyle())
    }
}

/// A capsule 46.5 points tall, as wide as its room.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { AlertButton(configuration: configuration) }
}

nonisolated private struct AlertButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let action = configuration.action
        configuration.label
            .font(.system(size: 17, weight: .medium))
            .lineLimit(1)
            .foregroundStyle(foreground)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity)
            .frame(height: 46.5)
            .background(Color(isPressed ? .fill : .tertiaryFill), in: Capsule(style: .continuous))
            .contentShape(Capsule(style: .continuous))
            .onPress($isPressed, perform: action)
            .modifier(
                PassingTraitModifier(AlertButtonKey.self) {
                    $0 = AlertButtonTrait(role: configuration.role) { runIsolated { action() } }
                })
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}

struct AlertButtonTrait {
    let role: ButtonRole?
    let action: () -> Void
}

private enum AlertButtonKey: PassingTraitKey {
    static var defaultValue: AlertButtonTrait? { nil }
}

extension Subview {
    fileprivate var alertButton: AlertButtonTrait? { tree.traits(of: element).passing[AlertButtonKey.self] }
}

/// Gives the focus to the first view inside that takes it, once that is laid out.
nonisolated private struct FirstFocusModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        FirstFocusNode(view, inputs)
    }
}

private final class FirstFocusNode<Base: View>: ModifierNode<Base, FirstFocusModifier> {
    override func prepare() {
        graph.onceLaidOut { [weak self] in
            guard let self, self.isAlive, let first = self.graph.firstFocusable(shownBy: self) else { return }
            self.graph.focus.focus(first.id, by: .program)
        }
    }
}
