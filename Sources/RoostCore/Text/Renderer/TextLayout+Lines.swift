import CoreGraphics

extension Text {
    /// A laid-out text: a collection of its lines, from top to bottom.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether a part of the text is left out.
        public let isTruncated: Bool

        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }

        /// Options for drawing parts of a text.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Baselines may lie between pixels, for a text that moves.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }

        /// The position of a character in the text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            /// The offset from the text's start in UTF-8 units.
            let offset: Int

            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
        }

        /// The extent of a part of a text, in points from the text's top left corner.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            /// The width.
            public var width: CGFloat
            /// Above the baseline.
            public var ascent: CGFloat
            /// Below the baseline.
            public var descent: CGFloat
            /// To the next line.
            public var leading: CGFloat

            /// An extent of zero.
            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                self.leading = leading
            }

            /// The rectangle from the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// A line: a collection of its runs, from left to right.
        public struct Line: RandomAccessCollection, Equatable {
            /// The left end of the baseline.
            public var origin: CGPoint
            let runs: [Run]

            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }

            /// The extent of all runs in the line.
            public var typographicBounds: TypographicBounds {
                guard let first = runs.first?.typographicBounds else {
                    return TypographicBounds(origin: origin, width: 0, ascent: 0, descent: 0, leading: 0)
                }
                let all = runs.dropFirst().map(\.typographicBounds).reduce(first) { all, run in
                    // A raised run reaches higher than its own ascent.
                    let raised = origin.y - run.origin.y
                    return TypographicBounds(
                        origin: CGPoint(x: Swift.min(all.origin.x, run.origin.x), y: origin.y),
                        width: Swift.max(all.rect.maxX, run.rect.maxX) - Swift.min(all.origin.x, run.origin.x),
                        ascent: Swift.max(all.ascent, run.ascent + raised),
                        descent: Swift.max(all.descent, run.descent - raised),
                        leading: Swift.max(all.leading, run.leading))
                }
                return all
            }
        }

        /// Neighbouring glyphs of a line in the same style: a collection of slices of one glyph each, or of one cluster
        /// of glyphs.
        public struct Run: RandomAccessCollection, Equatable {
            let source: Source
            let part: Source.Part
            /// The slices' ranges among the part's glyphs, from left to right.
            let clusters: [Range<Int>]

            public var startIndex: Int { 0 }
            public var endIndex: Int { clusters.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            /// The value that `Text.customAttribute(_:)` gave to this part of the text; nil without one.
            public subscript<T: TextAttribute>(key: T.Type) -> T? {
                for attribute in source.styles[part.style].custom {
                    if let value = attribute.value as? T { return value }
                }
                return nil
            }

            /// The direction in which the run is read.
            public var layoutDirection: LayoutDirection {
                if case .glyphs(let fragment) = part.content, fragment.run.isRightToLeft { return .rightToLeft }
                return .leftToRight
            }

            /// The extent of the run.
            public var typographicBounds: TypographicBounds { self[0..<clusters.count].typographicBounds }
            /// The characters of the run.
            public var characterIndices: [CharacterIndex] { self[0..<clusters.count].characterIndices }

            public static func == (a: Run, b: Run) -> Bool { a.source === b.source && a.part.index == b.part.index }
        }

        /// Some glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The run that the slice is a part of.
            public var run: Run
            /// The indices of the run's slices in this one.
            public var indices: Range<Int>

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            /// The value that `Text.customAttribute(_:)` gave to this part of the text; nil without one.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The extent of the slice.
            public var typographicBounds: TypographicBounds { run.source.bounds(of: self) }
            /// The characters of the slice.
            public var characterIndices: [CharacterIndex] { run.source.characters(of: self) }
        }
    }
}
