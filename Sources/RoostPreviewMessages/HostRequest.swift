/// A question to the host of previews: a line of JSON on its standard input.
public enum HostRequest: Codable, Sendable {
    /// Lists the previews.
    case previews
    /// Draws a preview into a file; the extension names the format. `isLive` continues the last picture's state.
    case render(preview: String, settings: PreviewSettings, file: String, isLive: Bool)
    /// Explains the layout of a preview's view: of its root, of the view with a name, or of the view at a point.
    case explain(preview: String, settings: PreviewSettings, target: ExplanationTarget, picture: String?)
    /// Sends input to the live preview.
    case input(preview: String, settings: PreviewSettings, LiveInput)
}
