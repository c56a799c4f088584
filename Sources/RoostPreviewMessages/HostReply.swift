/// The host's answer: a line of JSON on its standard output.
public enum HostReply: Codable, Sendable {
    case previews([PreviewSummary])
    case picture(PictureSummary)
    case explanation(Explanation)
    case inspection(Inspection)
    case comparison(ComparisonSummary)
    case serving([LivePreview])
    /// By preview.
    case states([String: [KeptValue]])
    /// The request cannot be met; the message says why.
    case failure(String)
}
