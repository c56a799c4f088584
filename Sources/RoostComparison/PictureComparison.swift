import CoreGraphics

/// Two pictures of one view: what differs, in pixels, in points and in a sentence.
///
/// An addition of Roost's. Every snapshot that fails says its ``sentence``.
///
/// ```swift
/// let comparison = PictureComparison(reference: old, actual: new, scale: 3)
/// print(comparison.sentence)          // "All text is 3 % wider."
/// print(comparison.share(within: 0.98))
/// ```
public struct PictureComparison: Sendable {
    /// The picture as it should be.
    public let reference: CGImage
    /// The picture as it is.
    public let actual: CGImage
    /// Pixels per point, of both pictures.
    public let scale: CGFloat
    /// The names of what the actual picture shows, for the sentence.
    let legend: [PictureLegend]
    /// The visible differences of the pixels, 0 … 100, row by row over the smallest picture that holds both; 100 where
    /// only one of them has a pixel.
    let differences: [Float]
    let width: Int
    let height: Int

    /// Compares the pixels.
    /// - Parameter scale: Pixels per point, for the measures in points.
    public init(reference: CGImage, actual: CGImage, scale: CGFloat = 1) {
        self.init(reference: reference, actual: actual, scale: scale, legend: [])
    }

    package init(reference: CGImage, actual: CGImage, scale: CGFloat, legend: [PictureLegend]) {
        self.reference = reference
        self.actual = actual
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.legend = legend
        width = max(reference.width, actual.width)
        height = max(reference.height, actual.height)
        let (width, height) = (width, height)
        differences = [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
            buffer.initialize(repeating: 100)
            count = width * height
            let (columns, rows) = (min(reference.width, actual.width), min(reference.height, actual.height))
            reference.withPixels { old in
                actual.withPixels { new in
                    var y = 0
                    while y < rows {
                        var x = 0
                        while x < columns {
                            let (a, b) = (old[y * reference.width + x], new[y * actual.width + x])
                            buffer[y * width + x] = a == b ? 0 : LabColor.difference(a, b)
                            x += 1
                        }
                        y += 1
                    }
                }
            }
        }
    }

    /// The reference's size, in points.
    public var referenceSize: CGSize { size(of: reference) }
    /// The actual picture's size, in points.
    public var actualSize: CGSize { size(of: actual) }

    private func size(of image: CGImage) -> CGSize {
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }

    /// Whether the pictures have the same number of pixels in each direction.
    public var hasEqualSize: Bool { reference.width == actual.width && reference.height == actual.height }

    /// Whether all pixels are equal.
    public var isEqual: Bool { hasEqualSize && reference.pixels == actual.pixels }

    /// The share of the pixels, 0 … 1, that match within a perceptual precision.
    /// - Parameter perceptualPrecision: 1 for equal pixels; 0.98 allows CIE's difference of 1994 to be 2, which is just
    ///   noticeable.
    public func share(within perceptualPrecision: Double) -> Double {
        guard !differences.isEmpty else { return 1 }
        return 1 - Double(count(beyond: Float((1 - perceptualPrecision) * 100))) / Double(differences.count)
    }

    /// The largest visible difference of two pixels, 0 … 100.
    public var largestDifference: Double { Double(differences.max() ?? 0) }

    /// The number of pixels that differ by more than a difference.
    package func count(beyond limit: Float) -> Int {
        differences.withUnsafeBufferPointer { differences in
            var count = 0
            var index = 0
            while index < differences.count {
                if differences[index] > limit { count += 1 }
                index += 1
            }
            return count
        }
    }

    /// The number of pixels of the smallest picture that holds both.
    package var pixelCount: Int { differences.count }

    /// How many pixels differ by more than a difference, and where, in a sentence.
    package func pixelSummary(beyond limit: Float) -> String {
        guard hasEqualSize else {
            return "The picture is \(actual.width) × \(actual.height) pixels, the reference "
                + "\(reference.width) × \(reference.height)."
        }
        let count = count(beyond: limit)
        let percent = (Double(count) / Double(max(pixelCount, 1)) * 10000).rounded(.up) / 100
        let worst = (largestDifference * 10).rounded() / 10
        let frame = frame(beyond: limit) ?? .zero
        let (left, top) = (Int((frame.minX * scale).rounded()), Int((frame.minY * scale).rounded()))
        let (right, bottom) = (Int((frame.maxX * scale).rounded()) - 1, Int((frame.maxY * scale).rounded()) - 1)
        return "\(count) of \(pixelCount) pixels (\(percent) %) look different, by up to \(worst) of 100 (allowed: "
            + "\(limit)), between columns \(left) and \(right), rows \(top) and \(bottom)."
    }

    /// The smallest rectangle, in points, around the pixels that differ by more than a difference; nil for none.
    func frame(beyond limit: Float) -> CGRect? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
            let row = differences[(y * width)..<((y + 1) * width)]
            guard let first = row.firstIndex(where: { $0 > limit }),
                let last = row.lastIndex(where: { $0 > limit })
            else { continue }
            left = min(left, first - row.startIndex)
            right = max(right, last - row.startIndex)
            top = min(top, y)
            bottom = y
        }
        guard right >= 0 else { return nil }
        return CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
            height: CGFloat(bottom - top + 1) / scale)
    }

    /// Ink, such as a line of text, an icon or an outline, in both pictures.
    public struct InkBox: Sendable {
        /// The box in the reference, in points; nil for ink that only the actual picture has.
        public let reference: CGRect?
        /// The box in the actual picture, in points; nil where it is missing. It is the reference's where the pixels look
        /// alike and only touch others.
        public let actual: CGRect?

        /// How far the box's left and top edges are from the reference's, in points: positive for further right and
        /// further down. Nil where one of them is missing.
        public var offset: CGSize? {
            guard let reference, let actual else { return nil }
            return CGSize(width: actual.minX - reference.minX, height: actual.minY - reference.minY)
        }

        /// Whether the box is where the reference has it: its place and its lengths are off by at most `points`, or by
        /// at most `fraction` of its lengths.
        public func isFound(within points: CGFloat = 1, or fraction: CGFloat = 0.02) -> Bool {
            guard let reference, let actual else { return false }
            let (x, y) = (max(points, fraction * reference.width), max(points, fraction * reference.height))
            return abs(actual.minX - reference.minX) <= x && abs(actual.maxX - reference.maxX) <= x
                && abs(actual.minY - reference.minY) <= y && abs(actual.maxY - reference.maxY) <= y
        }
    }

    /// An area of one colour: a ground, a card, a filled shape.
    public struct Area: Sendable {
        /// The smallest rectangle around the area in the reference, in points.
        public let frame: CGRect
        /// The reference's colour, such as "#FF8800".
        public let reference: String
        /// The colour that the actual picture has there in most places.
        public let actual: String
        /// The visible difference of the colours, 0 … 100; 2 is just noticeable.
        public let difference: Double
    }

    /// The boxes of the reference's ink with their counterparts, from the top, and then those that only the actual
    /// picture has.
    public var inkBoxes: [InkBox] {
        inkBoxes(of: InkMap(reference, scale: scale))
    }

    func inkBoxes(of reference: InkMap) -> [InkBox] {
        InkMatching(
            reference: reference, actual: InkMap(actual, scale: scale), strangeness: PictureStrangeness(self)
        ).boxes
    }

    /// The reference's areas of one colour, the largest first.
    public var areas: [Area] { InkMap(reference, scale: scale).areas.map { area(of: $0) } }

    /// One English sentence that says what differs: "The label is 5 points further right."
    public var sentence: String { ComparisonSentence(self).text }

    /// - Parameter shift: How far the area stands elsewhere in the actual picture, in points.
    func area(of area: InkMap.Area, shift: CGSize = .zero) -> Area {
        let (right, down) = (Int((shift.width * scale).rounded()), Int((shift.height * scale).rounded()))
        var counts: [PicturePixel: Int] = [:]
        for sample in area.samples {
            let (x, y) = (sample.0 + right, sample.1 + down)
            if actual.contains(x, y) { counts[actual.pixel(x, y), default: 0] += 1 }
        }
        let color = counts.max { $0.value < $1.value }?.key
        return Area(
            frame: area.frame, reference: area.color.hex, actual: color?.hex ?? "nothing",
            difference: Double(color.map { LabColor.difference(area.color, $0) } ?? 100))
    }
}

/// The name of a part of a picture: a text, or the label of a control.
package struct PictureLegend: Sendable {
    package let name: String
    /// In points.
    package let frame: CGRect

    package init(name: String, frame: CGRect) {
        self.name = name
        self.frame = frame
    }
}
