import ArgumentParser
import Foundation
import RoostPreviewMessages

/// The surroundings of a picture.
struct AppearanceOptions: ParsableArguments {
    @Option(help: "A device, as in iphone-17 or ipad.")
    var device: String?

    @Option(help: "A window's size in points, as in 390x844.")
    var size: String?

    @Option(help: "light or dark.")
    var scheme: String?

    @Option(help: "A size of text: xs to xxxl, ax1 to ax5.")
    var textSize: String?

    @Option(help: "A language, as in ar or de-CH.")
    var locale: String?

    @Flag(help: "Lays out from right to left.")
    var rightToLeft = false

    @Option(help: "Pixels per point.")
    var scale: Double?

    @Option(help: ArgumentHelp("The start of a @State, by its name.", valueName: "name=value"))
    var set: [String] = []

    /// The combinations of the lists that the options hold.
    func matrix() throws -> PictureMatrix {
        func list(_ text: String?) -> [String] {
            text?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        }
        var single = self
        (single.device, single.scheme, single.textSize) = (nil, nil, nil)
        let isPlain = device == nil && scheme == nil && textSize == nil
        return PictureMatrix(
            try single.settings(), devices: list(device), schemes: isPlain ? ["light", "dark"] : list(scheme),
            textSizes: isPlain ? ["l", "ax3"] : list(textSize))
    }

    func settings() throws -> PreviewSettings {
        var settings = PreviewSettings()
        settings.device = device
        settings.scheme = scheme
        settings.textSize = textSize
        settings.locale = locale
        settings.rightToLeft = rightToLeft ? true : nil
        settings.scale = scale
        for text in set {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError("“\(text)” is not of the form name=value.")
            }
            settings.values = (settings.values ?? [:]).merging([String(parts[0]): String(parts[1])]) { $1 }
        }
        if let size {
            let lengths = size.split(separator: "x").compactMap { Double($0) }
            guard lengths.count == 2 else {
                throw ValidationError("The size “\(size)” is not of the form 390x844.")
            }
            (settings.width, settings.height) = (lengths[0], lengths[1])
        }
        return settings
    }
}
