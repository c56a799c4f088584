import CHarfBuzz

/// How a glyph of Inter must change to stand where San Francisco's stands.
///
/// San Francisco may not be brought along, so Inter draws its texts. The two look alike, but their letters differ in
/// width by up to 5 % of the size, and in height: Inter's capitals are 0.727 ems high, San Francisco's 0.705. The advances
/// are recorded (`AppleAdvances`). The edges are read off a thousand lines of text in pictures that iOS drew, by least
/// squares over the places of all letters' edges.
///
/// Lengths are in ems; heights count upwards from the baseline.
struct GlyphFit: Equatable, Sendable {
    /// The difference of the advances.
    var advance = 0.0
    /// How far the left edge of the ink moves, and the right one.
    var left = 0.0
    var right = 0.0
    /// Heights of Inter and the heights of the same parts in San Francisco, from the lowest up; what lies between moves
    /// in proportion. Empty if no height changes.
    var heights: [Height] = []

    struct Height: Equatable, Sendable {
        var inter: Double
        var apple: Double
    }

    /// The fit of a character at a weight; nil if none is known.
    /// - Parameters:
    ///   - display: How far the letters have gone from the text design (0) to the display design (1).
    ///   - own: The advance of a character in Inter, in ems; nil if it has none.
    init?(_ scalar: Unicode.Scalar, weight: Int, display: Double = 0, own: (Unicode.Scalar) -> Double?) {
        heights = Self.heights(of: scalar, display)
        let letter = Self.base(of: scalar)
        let apple = AppleAdvances.advance(of: letter, weight: weight, display: display)
        if let apple, let own = own(letter) {
            advance = apple - own
        } else if let other = Self.otherAdvances[letter] {
            advance = other
        } else if heights.isEmpty {
            return nil
        } else {
            // Letters that are not recorded narrow as the mean does.
            advance = -AppleMetrics.displayWidth * display
        }
        guard let regular = Self.regular[letter] else {
            (left, right) = (advance / 2, advance / 2)
            return
        }
        (left, right) = regular
        if let bolder = Self.bolder[letter] {
            let share = min(max(Double(weight - 400) / 300, 0), 4.0 / 3)
            left += bolder.left * share
            right += bolder.right * share
        }
        if display > 0, let large = Self.display[letter] {
            left += large.left * display
            right += large.right * display
        }
        // The dots of an ellipsis stand closer to each other in large text.
        if letter == "…", let apple, let text = AppleAdvances.advance(of: letter, weight: weight, display: 0) {
            right += apple - text
        }
    }

    /// The fit of a digit that is as wide as the others.
    init(tabularDigit: Unicode.Scalar) {
        advance = Self.tabularAdvance
        (left, right) = (Self.tabularAdvance / 2, Self.tabularAdvance / 2)
        heights = Self.heights(of: tabularDigit, 0)
    }

    /// Turns the fit into that of the rounded design.
    ///
    /// That has one design for all sizes. So a period, a comma or a colon does not narrow in large text as in the display
    /// design, and what is before it stands as far away as in small text: read off five numbers of 22 points in pictures of
    /// iOS 26. Its percent sign does not widen with the weight: read off bold ones of 14 points.
    mutating func round(_ scalar: Unicode.Scalar, weight: Int, display: Double) {
        if scalar == "%" { (left, right) = Self.regular[scalar] ?? (left, right) }
        guard display > 0, Self.marks.contains(scalar),
            let narrow = AppleAdvances.advance(of: scalar, weight: weight, display: display),
            let wide = AppleAdvances.advance(of: scalar, weight: weight, display: 0)
        else { return }
        let difference = wide - narrow + AppleMetrics.roundedCorrectionOfText * display
        advance += difference
        left += difference
        right += difference
    }

    private static let marks: Set<Unicode.Scalar> = [".", ",", ":", ";"]

    /// The fit of a bracket or hyphen that Inter raises between capitals and digits, which San Francisco leaves where it
    /// is; nil for any other character. A hyphen before a digit is wider in San Francisco: "-2" at 9 points takes more
    /// than 10 points, as the axis of a chart shows that iOS drew.
    init?(raised scalar: Unicode.Scalar, weight: Int, display: Double, own: (Unicode.Scalar) -> Double?) {
        guard Self.brackets.contains(scalar) || scalar == "-" else { return nil }
        self.init(scalar, weight: weight, display: display, own: own)
        if scalar == "-" {
            advance += 0.046
            heights = zip([0.325, 0.403], heights).map { Height(inter: $0, apple: $1.apple) }
        } else {
            heights = [Height(inter: -0.091, apple: -0.168), Height(inter: 0.818, apple: 0.737)]
        }
    }

    // MARK: Heights

    private static let brackets: Set<Unicode.Scalar> = ["(", ")", "[", "]", "{", "}"]
    private static let descent = Height(inter: -0.205, apple: -0.18)
    private static let baseline = Height(inter: 0, apple: 0)

    /// A height of Inter, and of the same part in both designs of San Francisco. Those of the display design are read
    /// off three lines of 34 points: its small letters end lower, and ascenders no higher than capitals.
    private static func height(_ inter: Double, text: Double, display: Double, _ share: Double) -> Height {
        Height(inter: inter, apple: text + (display - text) * share)
    }

    private static func heights(of scalar: Unicode.Scalar, _ display: Double) -> [Height] {
        let xHeight = height(0.546, text: 0.526, display: 0.513, display)
        switch scalar {
        case "b", "d", "h", "k", "l", "ß", "þ":
            return [descent, baseline, xHeight, height(0.727, text: 0.743, display: 0.705, display)]
        case "i", "j": return [descent, baseline, xHeight, height(0.751, text: 0.743, display: 0.705, display)]
        case "," where display > 0: return [height(-0.176, text: -0.176, display: -0.132, display), baseline]
        case "'", "\"": return [Height(inter: 0.477, apple: 0.443), Height(inter: 0.727, apple: 0.712)]
        case ":", ";": return [baseline, Height(inter: 0.527, apple: 0.494)]
        case "-": return [Height(inter: 0.273, apple: 0.246), Height(inter: 0.351, apple: 0.316)]
        case "/", "\\": return [Height(inter: -0.109, apple: -0.178), Height(inter: 0.761, apple: 0.724)]
        case "•": return [Height(inter: 0.114, apple: 0.165), Height(inter: 0.447, apple: 0.39)]
        case "%": return [baseline, Height(inter: 0.727, apple: 0.705)]
        case "_": return [Height(inter: -0.078, apple: -0.114), Height(inter: 0, apple: -0.05)]
        case _ where brackets.contains(scalar):
            return [Height(inter: -0.148, apple: -0.168), Height(inter: 0.761, apple: 0.737)]
        default: break
        }
        switch hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar.value) {
        case HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER, HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER:
            return [baseline, Height(inter: 0.727, apple: 0.705)]
        case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER:
            return [descent, baseline, xHeight, height(1, text: 0.98, display: 0.967, display)]
        default: return []
        }
    }

    // MARK: Widths

    /// The letter without its accents.
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        var (first, second): (hb_codepoint_t, hb_codepoint_t) = (scalar.value, 0)
        while hb_unicode_decompose(hb_unicode_funcs_get_default(), first, &first, &second) != 0, second != 0 {}
        return Unicode.Scalar(first) ?? scalar
    }

    private typealias Edges = [Unicode.Scalar: (left: Double, right: Double)]

    private static func edges(_ thousandths: [(Unicode.Scalar, Double, Double)]) -> Edges {
        Edges(uniqueKeysWithValues: thousandths.map { ($0, ($1 / 1000, $2 / 1000)) })
    }

    private static let tabularAdvance = -0.014

    /// The differences of advances outside of ASCII, in ems.
    private static let otherAdvances: [Unicode.Scalar: Double] = ["’": 0.127, "•": -0.15]

    /// Differences at the regular weight, in thousandths of an em: the left and the right edge of the ink. Ink that is not
    /// listed stays in the middle.
    private static let regular = edges([
        ("%", 10, 69), ("'", 25, 36), ("(", 12, 5), (")", 17, 9), (",", -5, -9),
        ("-", 1, 9), (".", 16, 9), ("/", -3, -44), ("0", 3, -6), ("1", -7, -2), ("2", -3, -4),
        ("3", 1, -4), ("4", 1, 0), ("5", 5, 11), ("6", 1, 14), ("7", -9, -10), ("8", 0, 12),
        ("9", 4, 14), (":", 15, 10), ("A", -3, -27), ("B", -3, 4), ("C", 9, -14),
        ("D", 6, 11), ("E", 2, -5), ("F", 5, -4), ("I", 1, 3), ("K", 2, -4), ("L", 1, 0),
        ("M", 2, -17), ("N", 1, -8), ("O", 2, 4), ("P", 1, -1), ("Q", 3, 5), ("R", 10, -2),
        ("S", 11, 6), ("T", -1, -7), ("U", -1, -5), ("V", 0, -27), ("W", 27, -12),
        ("X", 10, -6), ("Y", 2, 0), ("Z", 8, 16), ("[", 7, 8), ("]", 7, 9), ("_", 0, 82),
        ("a", -4, -14), ("b", -3, -8), ("c", 1, -7), ("d", 2, -3), ("e", 2, -14),
        ("f", -1, -25), ("g", 2, -3), ("h", 6, -2), ("i", 11, 0), ("j", 11, 0), ("k", 6, -21),
        ("l", 8, 8), ("m", 0, 1), ("n", 1, 0), ("o", 4, -6), ("p", 1, -3), ("q", 3, -4),
        ("r", 1, 3), ("s", 2, -10), ("t", -4, -12), ("u", -3, -1), ("v", 10, -17),
        ("w", -2, -49), ("x", 1, -21), ("y", 2, -20), ("z", 5, -18), ("’", 45, 39),
        ("•", -35, -98), ("…", 0, 0),
    ])

    /// What weight 700 adds to them, likewise.
    private static let bolder = edges([
        ("%", -35, 157), ("0", 4, -6), ("2", 7, 0), ("4", 0, -7), ("5", 8, -2),
        ("8", 4, -2), (":", -2, -3), ("A", 6, -12), ("C", 1, 4), ("L", 0, -5), ("S", 0, -5),
        ("T", 3, 2), ("a", -1, -5), ("b", -2, 2), ("c", -1, -6), ("d", -3, -5), ("e", 1, 4),
        ("g", -3, -9), ("h", 1, -5), ("i", -2, 0), ("j", -4, -2), ("l", -2, -4), ("m", 8, 2),
        ("n", 2, -9), ("o", 5, 9), ("p", 3, 5), ("r", -4, 1), ("s", 0, -9), ("t", -3, 2),
        ("u", 1, -3), ("x", 1, -8), ("…", 26, 81),
    ])

    /// What the display design adds to them, likewise. Read off 42 lines of 27 to 60 points in regular to bold weights.
    private static let display = edges([
        ("%", 35, -143), ("'", 0, 1), ("-", 15, -2), (":", -4, -11), ("A", 6, 13), ("B", 9, -5), ("C", -6, 1),
        ("D", 5, -8),
        ("F", 5, 1), ("H", 0, -3), ("I", 7, 1), ("L", 5, 2), ("N", -5, -8), ("R", -4, -5), ("S", -3, 1),
        ("T", -5, -8), ("U", 2, -5), ("W", 5, -2), ("a", 15, 11), ("b", 6, -7), ("c", 5, 2), ("d", 6, -2),
        ("e", 4, -4), ("f", 16, -10), ("g", 6, 0), ("h", 0, -3), ("i", 4, 2), ("k", 7, 2), ("l", -3, -10),
        ("m", 4, -14), ("n", 6, -3), ("o", 0, -13), ("p", 0, -6), ("q", 6, 0), ("r", 7, -26), ("s", 5, 2),
        ("t", 12, -11), ("u", 6, -7), ("v", -9, -10), ("w", 7, 8), ("y", 0, -3),
    ])
}
