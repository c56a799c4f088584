import Foundation
import RoostPreviewMessages

/// A tool that agents call.
struct AgentTool: Sendable {
    let name: String
    let description: String
    /// The arguments' names with their types in JSON and their meaning.
    let arguments: [(name: String, type: String, meaning: String)]
    let required: [String]
    let run: @Sendable (AgentPictures, AgentArguments) throws -> [[String: Any]]

    var declaration: [String: Any] {
        let properties = Dictionary(
            uniqueKeysWithValues: arguments.map { ($0.name, ["type": $0.type, "description": $0.meaning]) })
        return [
            "name": name, "description": description,
            "inputSchema": ["type": "object", "properties": properties, "required": required] as [String: Any],
        ]
    }

    static let all = [list, render, explain, tap, type, diff]

    private static let preview = ("preview", "string", "The preview's id, or its end.")
    private static let live = ("live", "boolean", "Continues the state after taps and typing.")
    private static let appearance = [
        ("device", "string", "A device, as in iphone-17."), ("size", "string", "A window's size, as in 390x844."),
        ("scheme", "string", "light or dark."), ("textSize", "string", "xs to xxxl, ax1 to ax5."),
        ("locale", "string", "A language, as in ar."),
        ("values", "object", "Starts of states by their names, as JSON in a text: {\"likes\": \"41\"}."),
    ]

    private static let list = AgentTool(
        name: "list_previews", description: "Lists the package's previews.", arguments: [], required: []
    ) { pictures, _ in
        let previews = try pictures.session.previews().map { "\($0.id)\($0.name.map { "  “\($0)”" } ?? "")" }
        return [text(previews.isEmpty ? "There are no previews." : previews.joined(separator: "\n"))]
    }

    private static let render = AgentTool(
        name: "render_preview",
        description: "Draws a preview, and lists its accessibility elements: role, label, frame in points.",
        arguments: [preview, live] + appearance,
        required: ["preview"]
    ) { pictures, arguments in
        let (summary, png) = try pictures.render(
            try arguments.string("preview"), try arguments.pictureSettings(), isLive: arguments.bool("live"))
        let size = "\(Length.text(summary.width)) × \(Length.text(summary.height)) points"
        return [image(png), text("\(size)\n\(summary.elements.outline)")]
    }

    private static let explain = AgentTool(
        name: "explain_layout",
        description: "Says why a view has its size and place, and what is probably wrong in the layout.",
        arguments: [preview, ("view", "string", "An accessibility identifier, a text's words, or a type.")]
            + appearance,
        required: ["preview"]
    ) { pictures, arguments in
        let target = arguments.optional("view").map { ExplanationTarget.name($0) } ?? .root
        return [
            text(try pictures.session.explain(try arguments.string("preview"), try arguments.settings(), target).text)
        ]
    }

    private static let tap = AgentTool(
        name: "tap", description: "Taps an element of the live preview, and lists the elements that it then shows.",
        arguments: [preview, ("element", "string", "The element's label or identifier.")] + appearance,
        required: ["preview", "element"]
    ) { pictures, arguments in
        let elements = try pictures.session.send(
            .tap(try arguments.string("element")), to: try arguments.string("preview"), try arguments.pictureSettings())
        return [text(elements.outline)]
    }

    private static let type = AgentTool(
        name: "type_text", description: "Sets the text of a field of the live preview, as typing does.",
        arguments: [
            preview, ("element", "string", "The field's label or identifier."), ("text", "string", "The new text."),
        ] + appearance,
        required: ["preview", "element", "text"]
    ) { pictures, arguments in
        let input = LiveInput.type(try arguments.string("text"), into: try arguments.string("element"))
        let elements = try pictures.session.send(
            input, to: try arguments.string("preview"), try arguments.pictureSettings())
        return [text(elements.outline)]
    }

    private static let diff = AgentTool(
        name: "diff_preview",
        description: "Says what has changed in a preview since its last picture, or what differs from another picture.",
        arguments: [
            preview,
            (
                "reference", "string",
                "Another preview's id, or a PNG file; by default your last picture of the preview."
            ), live,
        ] + appearance,
        required: ["preview"]
    ) { pictures, arguments in
        let (summary, png) = try pictures.difference(
            try arguments.string("preview"), from: arguments.optional("reference"), try arguments.pictureSettings(),
            isLive: arguments.bool("live"))
        return (png.map { [image($0)] } ?? []) + [text(summary.sentence)]
    }

    private static func image(_ png: Data) -> [String: Any] {
        ["type": "image", "mimeType": "image/png", "data": png.base64EncodedString()]
    }

    private static func text(_ text: String) -> [String: Any] { ["type": "text", "text": text] }
}

/// The arguments of a call.
struct AgentArguments {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func optional(_ name: String) -> String? { values[name] as? String }
    func bool(_ name: String) -> Bool { values[name] as? Bool ?? false }

    func string(_ name: String) throws -> String {
        guard let value = optional(name) else { throw WorkshopError(.request, "The argument “\(name)” is missing.") }
        return value
    }

    func settings() throws -> PreviewSettings {
        var settings = PreviewSettings()
        settings.device = optional("device")
        settings.scheme = optional("scheme")
        settings.textSize = optional("textSize")
        settings.locale = optional("locale")
        settings.values = values["values"] as? [String: String]
        if let size = optional("size") {
            let lengths = size.split(separator: "x").compactMap { Double($0) }
            guard lengths.count == 2 else {
                throw WorkshopError(.request, "The size “\(size)” is not of the form 390x844.")
            }
            (settings.width, settings.height) = (lengths[0], lengths[1])
        }
        return settings
    }

    /// A picture has a pixel per point, as agents see it.
    func pictureSettings() throws -> PreviewSettings {
        var settings = try settings()
        settings.scale = settings.scale ?? 1
        return settings
    }
}
