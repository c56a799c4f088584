import CoreGraphics
import Foundation
import RoostCore

// Lists, bars, sheets and windows. Each modifier is accepted so that existing code compiles, and logs once that it has no effect.

extension View {
    /// Accepted for existing code; search fields have their own places.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        withoutEffect("searchToolbarBehavior", "search fields have their own places")
    }

    /// Accepted for existing code; the choice of a tab focuses no field.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        withoutEffect("tabViewSearchActivation", "the choice of a tab focuses no field")
    }

    /// Accepted for existing code; glass fades with its view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        withoutEffect("glassEffectTransition", "glass fades with its view")
    }

    /// Accepted for existing code; a swipe scrolls the content of a sheet.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        withoutEffect("presentationContentInteraction", "a swipe scrolls the content of a sheet")
    }

    /// Accepted for existing code; nothing opens while something is dragged over it.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        withoutEffect("springLoadingBehavior", "nothing opens while something is dragged over it")
    }

    /// Accepted for existing code; the window is the reader's.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect("windowDismissBehavior", "the window is the reader's")
    }

    /// Accepted for existing code; the window is the reader's.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect("windowMinimizeBehavior", "the window is the reader's")
    }

    /// Accepted for existing code; the window is the reader's.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect("windowFullScreenBehavior", "the window is the reader's")
    }

    /// Accepted for existing code; the window is the reader's.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        withoutEffect("windowResizeBehavior", "the window is the reader's")
    }

    /// Accepted for existing code; a bar names no document.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        withoutEffect("navigationDocument", "a bar names no document")
    }

    /// Accepted for existing code; a bar names no document.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        withoutEffect("navigationDocument", "a bar names no document")
    }

    /// Accepted for existing code; a bar names no document.
    nonisolated public func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View {
        withoutEffect("navigationDocument", "a bar names no document")
    }

    /// Accepted for existing code; lists have no index.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        withoutEffect("listSectionIndexVisibility", "lists have no index")
    }

    /// Accepted for existing code; lists have no index.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        withoutEffect("sectionIndexLabel", "lists have no index")
    }

    /// Accepted for existing code; lists have no index.
    nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
        withoutEffect("sectionIndexLabel", "lists have no index")
    }

    /// Accepted for existing code; lists have no index.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
        withoutEffect("sectionIndexLabel", "lists have no index")
    }

    /// Accepted for existing code; a list's style decides about its sections' margins.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        withoutEffect("listSectionMargins", "a list's style decides about its sections' margins")
    }

    /// Accepted for existing code; all dialogs look the same.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        withoutEffect("dialogIcon", "all dialogs look the same")
    }

    /// Accepted for existing code; all dialogs look the same.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        withoutEffect("dialogSeverity", "all dialogs look the same")
    }

    /// Accepted for existing code; a dialog is shown each time.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        withoutEffect("dialogSuppressionToggle", "a dialog is shown each time")
    }

    /// Accepted for existing code; a dialog is shown each time.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        withoutEffect("dialogSuppressionToggle", "a dialog is shown each time")
    }

    /// Accepted for existing code; nothing ends the app while it is open.
    nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
        withoutEffect("dialogPreventsAppTermination", "nothing ends the app while it is open")
    }

    /// Accepted for existing code; materials always look active.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        withoutEffect("materialActiveAppearance", "materials always look active")
    }

    /// Accepted for existing code; radio buttons stand below each other.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        withoutEffect("horizontalRadioGroupLayout", "radio buttons stand below each other")
    }
}
