import ArgumentParser
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

    func settings() throws -> PreviewSettings {
        var settings = PreviewSettings()
        settings.device = device
        settings.scheme = scheme
        settings.textSize = textSize
        settings.locale = locale
        settings.rightToLeft = rightToLeft ? true : nil
        settings.scale = scale
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
