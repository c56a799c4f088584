/// A format of pictures and documents.
public enum RenderFormat: String, CaseIterable, Sendable {
    case png, jpg, webp, svg, pdf
}
