import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import SwiftUI

/// A preview that is linked into this process: one `#Preview`, or one view of a `PreviewProvider`.
@MainActor
struct PreviewEntry {
    let summary: PreviewSummary
    let layout: PreviewLayout
    let orientation: InterfaceOrientation
    /// The device that the preview names, as Xcode lists it.
    let device: String?
    let makeView: () async throws -> AnyView

    /// All previews, by file and line, then those of providers by name.
    static func all() -> [PreviewEntry] {
        var identifiers = PreviewIdentifiers()
        return PreviewCatalog.registries().compactMap { PreviewEntry($0, &identifiers) }
            + PreviewCatalog.providers().flatMap { entries(of: $0, &identifiers) }
    }

    private init?(_ registry: any PreviewRegistry.Type, _ identifiers: inout PreviewIdentifiers) {
        guard let preview = try? registry.makePreview() else {
            Log.warning("The preview at \(registry.fileID):\(registry.line) cannot be made.")
            return nil
        }
        let file = registry.fileID.split(separator: ".").dropLast().joined(separator: ".")
        self.init(
            id: identifiers.next(in: file, name: preview.displayName), name: preview.displayName,
            file: registry.fileID, line: registry.line, provider: nil, layout: preview.layout,
            orientation: preview.interfaceOrientation, device: nil,
            makeView: { try await preview.makeView() })
    }

    private init(
        id: String, name: String?, file: String?, line: Int?, provider: String?, layout: PreviewLayout,
        orientation: InterfaceOrientation, device: String?, makeView: @escaping () async throws -> AnyView
    ) {
        var traits: [String] = []
        switch layout {
        case .device: break
        case .sizeThatFits: traits.append("sizeThatFits")
        case .fixed(let width, let height): traits.append("\(Length.text(width)) × \(Length.text(height))")
        }
        if orientation != .portrait { traits.append(orientation.id) }
        if let device { traits.append(device) }
        summary = PreviewSummary(id: id, name: name, file: file, line: line, provider: provider, traits: traits)
        self.layout = layout
        self.orientation = orientation
        self.device = device
        self.makeView = makeView
    }

    private static func entries<P: PreviewProvider>(
        of provider: P.Type, _ identifiers: inout PreviewIdentifiers
    ) -> [PreviewEntry] {
        let type = String(reflecting: provider)
        let place = type.replacing(".", with: "/")
        return PreviewOptions.of(provider.previews).enumerated().map { index, options in
            PreviewEntry(
                id: identifiers.next(in: place, name: options.displayName), name: options.displayName, file: nil,
                line: nil, provider: type, layout: options.layout, orientation: options.interfaceOrientation,
                device: options.device?.rawValue,
                makeView: {
                    let view = AnyView(SelectedPreview(content: provider.previews, index: index))
                    return options.frame?(view) ?? view
                })
        }
    }
}

/// Gives each preview an id that stays the same while others around it change.
struct PreviewIdentifiers {
    private var counts: [String: Int] = [:]

    /// The place, then the title in words that a shell takes as they are, or the number after the first.
    mutating func next(in place: String, name: String?) -> String {
        let title = name.map(Self.slug) ?? ""
        let base = title.isEmpty ? place : "\(place)/\(title)"
        let count = counts[base, default: 0] + 1
        counts[base] = count
        return count == 1 ? base : "\(base)/\(count)"
    }

    private static func slug(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
