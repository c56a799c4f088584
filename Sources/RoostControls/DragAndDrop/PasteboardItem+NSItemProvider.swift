import Foundation
import RoostCore

extension PasteboardItem {
    /// An item that a view copies.
    package init(_ provider: NSItemProvider) {
        self.init(
            object: provider,
            forms: provider.registeredContentTypes.map { type in
                Form(type.identifier) { try await provider.data(of: type) }
            },
            text: provider.item?.standingText)
    }

    /// The item as views take it.
    package var provider: NSItemProvider {
        switch object {
        case let provider as NSItemProvider: provider
        case let text as String: NSItemProvider(transferring: text)
        case let url as URL: NSItemProvider(transferring: url)
        default: NSItemProvider(forms: forms)
        }
    }
}
