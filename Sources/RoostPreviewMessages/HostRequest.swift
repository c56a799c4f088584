/// A question to the host of previews: a line of JSON on its standard input.
public enum HostRequest: Codable, Sendable {
    /// Lists the previews.
    case previews
    /// Draws a preview into a file; the extension names the format. `isLive` continues the last picture's state.
    case render(preview: String, settings: PreviewSettings, file: String, isLive: Bool)
    /// Draws a preview in several surroundings on one sheet.
    case matrix(preview: String, PictureMatrix, file: String)
    /// Compares two pictures in files, drawn with settings; draws both and their difference into a third.
    case compare(reference: String, actual: String, settings: PreviewSettings?, picture: String?)
    /// Explains the layout of a preview's view: of its root, of the view with a name, or of the view at a point.
    case explain(preview: String, settings: PreviewSettings, target: ExplanationTarget, picture: String?)
    /// Explains all views of the served preview, as it was last seen.
    case inspect(preview: String)
    /// Sends input to the live preview.
    case input(preview: String, settings: PreviewSettings, LiveInput)
    /// Serves all previews, live, to frames of a page with one of these origins. Their states start as kept, by preview;
    /// each has its own port, where that is free.
    case serve(settings: PreviewSettings, states: [String: [KeptValue]], embedders: [String], ports: [String: Int])
    /// Serves the package's app on a port. Its states start as kept.
    case run(port: Int, states: [KeptValue])
    /// Asks for the states of the served previews, or of the app, whose name is empty.
    case states
}
