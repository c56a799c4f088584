/// How colours outside of a space are brought into it. Every colour of Roost's is in sRGB, so that none is.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
