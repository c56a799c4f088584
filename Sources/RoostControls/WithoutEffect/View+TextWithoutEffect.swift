import Foundation
import RoostCore

// Text, symbols and fields. Each modifier is accepted so that existing code compiles, and logs once that it has no effect.

extension View {
    /// Accepted for existing code; all editors look the same.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        withoutEffect("textEditorStyle", "all editors look the same")
    }

    /// Accepted for existing code; there are no tools for writing.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        withoutEffect("writingToolsBehavior", "there are no tools for writing")
    }

    /// Accepted for existing code; there are no tools for writing.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        withoutEffect("writingToolsAffordanceVisibility", "there are no tools for writing")
    }

    /// Accepted for existing code; the browser has its own search.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        withoutEffect("findNavigator", "the browser has its own search")
    }

    /// Accepted for existing code; the browser has its own search.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("findDisabled", "the browser has its own search")
    }

    /// Accepted for existing code; the browser has its own search.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("replaceDisabled", "the browser has its own search")
    }

    /// Accepted for existing code; a text's own language sets it.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        withoutEffect("typesettingLanguage", "a text's own language sets it")
    }

    /// Accepted for existing code; a text's own language sets it.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        withoutEffect("typesettingLanguage", "a text's own language sets it")
    }

    /// Accepted for existing code; symbols are filled with one colour.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        withoutEffect("symbolColorRenderingMode", "symbols are filled with one colour")
    }

    /// Accepted for existing code; symbols show no values.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        withoutEffect("symbolVariableValueMode", "symbols show no values")
    }

    /// Accepted for existing code; colours have eight bits.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        withoutEffect("allowedDynamicRange", "colours have eight bits")
    }
}
