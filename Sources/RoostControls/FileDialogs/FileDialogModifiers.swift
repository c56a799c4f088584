import Foundation
import RoostCore

// Modifiers of file choosers, for existing code. The browser's own chooser takes none of them.

/// The items that a file chooser shows. Accepted for source compatibility; the file chooser is the browser's own.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages open like folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Hidden files show too.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Names keep their extensions.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension View {
    nonisolated private func withoutEffect(_ name: StaticString) -> Self {
        withoutEffect(name, "the file chooser is the browser's own")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { withoutEffect("fileDialogMessage") }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        withoutEffect("fileDialogMessage")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        withoutEffect("fileDialogMessage")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        withoutEffect("fileDialogConfirmationLabel")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        withoutEffect("fileDialogConfirmationLabel")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        withoutEffect("fileDialogConfirmationLabel")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        withoutEffect("fileExporterFilenameLabel")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        withoutEffect("fileExporterFilenameLabel")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
        withoutEffect("fileDialogDefaultDirectory")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        withoutEffect("fileDialogBrowserOptions")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        withoutEffect("fileDialogCustomizationID")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        withoutEffect("fileDialogImportsUnresolvedAliases")
    }

    /// Accepted for existing code; the file chooser is the browser's own.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        withoutEffect("fileDialogURLEnabled")
    }
}
