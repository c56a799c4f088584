/// Pictures of a preview in several surroundings, on one sheet.
public struct PictureMatrix: Codable, Equatable, Sendable {
    /// One picture of the sheet.
    public struct Cell: Codable, Equatable, Sendable {
        public var caption: String
        public var settings: PreviewSettings

        public init(caption: String, settings: PreviewSettings) {
            self.caption = caption
            self.settings = settings
        }
    }

    public var rows: [[Cell]]

    public init(rows: [[Cell]]) { self.rows = rows }

    /// All combinations of devices, schemes and text sizes. A device is a row; an empty list leaves the choice to the
    /// preview.
    public init(_ settings: PreviewSettings, devices: [String], schemes: [String], textSizes: [String]) {
        func choices(_ names: [String]) -> [String?] { names.isEmpty ? [nil] : names }
        rows = choices(devices).map { device in
            choices(schemes).flatMap { scheme in
                choices(textSizes).map { textSize in
                    var settings = settings
                    settings.device = device ?? settings.device
                    settings.scheme = scheme ?? settings.scheme
                    settings.textSize = textSize ?? settings.textSize
                    let words = [device, scheme, textSize].compactMap(\.self)
                    return Cell(caption: words.joined(separator: ", "), settings: settings)
                }
            }
        }
    }
}
