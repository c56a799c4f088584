import Foundation
import RoostCore
import UniformTypeIdentifiers

// Commands reach the view around the focus first, and without a focus every view of the frontmost screen.

extension View {
    /// Copies values when the reader chooses Copy, by key or from the Edit menu, while the view or one in it has the focus.
    /// No values leave the command to other views.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onClipboardCommand { command, environment in
            guard case .copy = command else { return false }
            return copy(payload().map { NSItemProvider(transferring: $0) }, environment)
        }
    }

    /// Cuts values when the reader chooses Cut: `action` takes them out of the app's data and returns them. No values leave
    /// the command to other views.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        onClipboardCommand { command, environment in
            guard case .cut = command else { return false }
            return copy(action().map { NSItemProvider(transferring: $0) }, environment)
        }
    }

    /// Takes values in when the reader chooses Paste. `action` runs once they have been read, and only if there are any.
    ///
    /// - Parameter validator: Returns the values that are to be taken in, by default all.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        onClipboardCommand { command, _ in
            guard case .paste(let items) = command else { return false }
            let providers = items.map(\.provider).filter { $0.leads(to: T.self) }
            guard !providers.isEmpty else { return false }
            readValues(providers) { values in
                let values = validator(values)
                if !values.isEmpty { action(values) }
            }
            return true
        }
    }

    /// Copies items when the reader chooses Copy. Nil, and no items, leave the command to other views.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboardCommand { command, environment in
            guard case .copy = command, let payloadAction else { return false }
            return copy(payloadAction(), environment)
        }
    }

    /// Cuts items when the reader chooses Cut: the action takes them out of the app's data and returns them. Nil, and no
    /// items, leave the command to other views.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboardCommand { command, environment in
            guard case .cut = command, let payloadAction else { return false }
            return copy(payloadAction(), environment)
        }
    }

    /// Takes items of some kinds in when the reader chooses Paste.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Takes items of some kinds in when the reader chooses Paste.
    ///
    /// - Parameter validator: Makes the value that `payloadAction` gets; with nil the command goes to other views.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onClipboardCommand { command, _ in
            guard case .paste(let items) = command else { return false }
            let wanted = items.map(\.provider).filter { provider in
                supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
            }
            guard !wanted.isEmpty, let payload = validator(wanted) else { return false }
            payloadAction(payload)
            return true
        }
    }

    nonisolated private func onClipboardCommand(
        _ action: @escaping (ClipboardCommand, EnvironmentValues) -> Bool
    ) -> some View {
        modifier(ClipboardCommandModifier(action: action))
    }
}

/// Puts items on the pasteboard. Returns whether there are any.
private func copy(_ providers: [NSItemProvider], _ environment: EnvironmentValues) -> Bool {
    if !providers.isEmpty { environment.pasteboard.items = providers.map { PasteboardItem($0) } }
    return !providers.isEmpty
}

/// Reads values of one type in a task of the main actor. The action runs only if there are any; an item that cannot be
/// read is logged.
func readValues<T: Transferable>(_ providers: [NSItemProvider], _ action: @escaping ([T]) -> Void) {
    // Runs on the main actor, where the view's closures belong.
    nonisolated(unsafe) let action = action
    Task { @MainActor in
        var values: [T] = []
        for provider in providers {
            do {
                values.append(try await provider.value(as: T.self))
            } catch {
                Log.warning("What was pasted could not be read: \(error)")
            }
        }
        if !values.isEmpty { action(values) }
    }
}
