import CoreGraphics

extension UIImage {
    /// How a camera was held. Roost turns the pixels themselves, so every picture is `up`.
    public enum Orientation: Int, Sendable {
        /// As it should be shown.
        case up
        /// Upside down.
        case down
        /// Turned by a quarter: the picture is shown turned to the left.
        case left
        /// Turned by a quarter: the picture is shown turned to the right.
        case right
        /// Left and right are exchanged.
        case upMirrored
        /// Top and bottom are exchanged.
        case downMirrored
        /// Left and right are exchanged, then turned to the left.
        case leftMirrored
        /// Left and right are exchanged, then turned to the right.
        case rightMirrored
    }

    /// A picture of pixels, turned as the orientation says.
    /// - Parameter scale: Pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage.turned(orientation), scale: scale)
    }

    /// Always `up`: pictures are turned when they are made.
    public var imageOrientation: Orientation { .up }
}

extension CGImage {
    fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage {
        if orientation == .up { return self }
        let isQuarter = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let (columns, rows) = isQuarter ? (height, width) : (width, height)
        var turned = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<rows {
            for x in 0..<columns {
                let (fromX, fromY) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .left: (width - 1 - y, x)
                    case .right: (y, height - 1 - x)
                    case .upMirrored: (width - 1 - x, y)
                    case .downMirrored: (x, height - 1 - y)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (width - 1 - y, height - 1 - x)
                    }
                let (to, from) = ((y * columns + x) * 4, (fromY * width + fromX) * 4)
                for part in 0..<4 { turned[to + part] = pixels[from + part] }
            }
        }
        return CGImage(width: columns, height: rows, pixels: turned)
    }
}
