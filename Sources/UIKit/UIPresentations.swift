import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// Shows the controller that another one presents, with SwiftUI's alerts, dialogs, sheets and covers.
struct UIPresentations: ViewModifier {
    let controller: UIViewController?
    let presented: UIViewController?

    func body(content: Content) -> some View {
        if let controller {
            content
                .modifier(UIAlertModifier(alert: alert(.alert), end: { controller.endPresentation() }))
                .modifier(UIActionSheetModifier(sheet: alert(.actionSheet), end: { controller.endPresentation() }))
                .sheet(isPresented: isShown(controller, covering: false)) { page }
                .fullScreenCover(isPresented: isShown(controller, covering: true)) { page }
        } else {
            content
        }
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController? {
        (presented as? UIAlertController).flatMap { $0.preferredStyle == style ? $0 : nil }
    }

    private func isShown(_ controller: UIViewController, covering: Bool) -> Binding<Bool> {
        let shown = presented.map { !($0 is UIAlertController) && $0.modalPresentationStyle.coversPage == covering }
        return Binding {
            shown ?? false
        } set: {
            guard !$0, shown == true, controller.shownPresentation === presented else { return }
            controller.endPresentation()
            presented?.madePresentation?.wasDismissed()
        }
    }

    @ViewBuilder private var page: some View {
        if let presented {
            UIControllerPage(presented)
                .modifier(UISheetLook(sheet: presented.madePresentation as? UISheetPresentationController))
                .interactiveDismissDisabled(
                    !(presented.madePresentation?.mayBeDismissed ?? !presented.isModalInPresentation))
        }
    }
}

/// Presents for a controller whose view SwiftUI shows without UIKit's.
package struct UIPresentationHost: ViewModifier {
    let controller: UIViewController
    @StateObject private var changes = UIViewChanges()
    @Environment(\.self) private var environment

    package init(controller: UIViewController) { self.controller = controller }

    package func body(content: Content) -> some View {
        let _ = changes.updating { changes.show(controller.view, in: environment) }
        content.modifier(UIPresentations(controller: controller, presented: controller.shownPresentation))
    }
}

/// The words and buttons of an alert.
private struct UIAlertModifier: ViewModifier {
    let alert: UIAlertController?
    let end: @MainActor () -> Void

    func body(content: Content) -> some View {
        content.alert(
            Text(verbatim: alert?.title ?? ""),
            isPresented: Binding {
                alert != nil
            } set: {
                if !$0 { end() }
            }
        ) {
            UIAlertButtons(alert: alert, end: end)
        } message: {
            if let message = alert?.message { Text(verbatim: message) }
        }
    }
}

/// The words and buttons of an action sheet.
private struct UIActionSheetModifier: ViewModifier {
    let sheet: UIAlertController?
    let end: @MainActor () -> Void

    func body(content: Content) -> some View {
        content.confirmationDialog(
            Text(verbatim: sheet?.title ?? ""),
            isPresented: Binding {
                sheet != nil
            } set: {
                if !$0 { end() }
            },
            titleVisibility: sheet?.title == nil ? .hidden : .visible
        ) {
            UIAlertButtons(alert: sheet, end: end)
        } message: {
            if let message = sheet?.message { Text(verbatim: message) }
        }
    }
}

/// An alert's fields and buttons.
private struct UIAlertButtons: View {
    let alert: UIAlertController?
    let end: @MainActor () -> Void

    var body: some View {
        ForEach(alert?.textFields ?? [], id: \.self) { UIAlertField(field: $0) }
        ForEach(alert?.actions ?? [], id: \.self) { action in
            Button(role: action.style.role) {
                // The handler may present the next alert.
                end()
                action.run()
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
            .modifier(Preferred(isOn: alert?.preferredAction === action))
        }
    }

    private struct Preferred: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
            if isOn { content.keyboardShortcut(.defaultAction) } else { content }
        }
    }
}

/// A field of an alert.
private struct UIAlertField: View {
    let field: UITextField
    @State private var text: String

    init(field: UITextField) {
        self.field = field
        _text = State(initialValue: field.text ?? "")
    }

    var body: some View {
        Group {
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: $text)
            } else {
                TextField(field.placeholder ?? "", text: $text)
            }
        }
        .onChange(of: text) {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }
}
