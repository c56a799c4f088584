import CoreGraphics
import RoostPicture

/// The frames of Apple's symbols in layout, like the metrics of a font's glyphs: their widths, and their extents above
/// and below the baseline, in ems. They grow with the font's size. Edges lie on whole pixels.
///
/// The numbers are fitted to recorded frames of 240 symbols at the sizes of text styles on macOS (Rules.md, Symbols).
/// At 13 points they give the recorded frame, at other sizes one that is at most a point off.
enum SymbolFrames {
    struct Frame {
        var width: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
    }

    /// The distance between the frame and the ink: at each side, and above and below, in ems.
    static let margin = CGSize(width: 0.086, height: 0.053)

    /// A symbol's frame; nil if none is recorded. Filled forms have their outline's frame, forms in a shape have the
    /// shape's.
    static func frame(of name: String) -> Frame? {
        if let frame = recorded[name] { return frame }
        let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        if let frame = recorded[plain] { return frame }
        return ["circle", "square", "rectangle"].first { plain.hasSuffix("." + $0) }.flatMap { recorded[$0] }
    }

    /// The recorded frame without its margins, in ems; nil if none is recorded.
    static func inkSize(of name: String) -> CGSize? {
        frame(of: name).map {
            CGSize(width: $0.width - 2 * margin.width, height: $0.ascent + $0.descent - 2 * margin.height)
        }
    }

    /// Symbols that are drawn at their size: their inks were measured on pictures of iOS, and do not fill their frames.
    private static let drawnToScale: Set<String> = [
        "bookmark", "calendar", "chart.bar", "chart.line.uptrend.xyaxis", "crown", "exclamationmark.triangle",
        "location", "lock.open", "newspaper", "server.rack", "sparkles", "speaker", "speaker.slash", "speaker.wave.1",
        "speaker.wave.2", "speaker.wave.3", "tray",
    ]

    static func isDrawnToScale(_ name: String) -> Bool {
        drawnToScale.contains(name.hasSuffix(".fill") ? String(name.dropLast(5)) : name)
    }

    /// The length of each side of the ink of a circle or a square, alone or around another symbol, or of a checkmark, in
    /// ems; nil for other symbols. Measured on resizable symbols at three text sizes.
    static func side(of name: String) -> CGFloat? {
        let plain = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
        if plain == "checkmark" { return 0.899 }
        guard !plain.contains(".on.") else { return nil }
        if plain == "app" { return 0.899 }
        if plain.hasSuffix("half.filled") {
            if plain.hasPrefix("circle.") { return 0.996 }
            if plain.hasPrefix("square.") { return 0.899 }
        }
        switch plain.split(separator: ".").last {
        case "circle": return 0.996
        case "square": return 0.899
        default: return nil
        }
    }

    private static let recorded: [String: Frame] = {
        var frames: [String: Frame] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.prefix(3).map { CGFloat(Int($0)!) / 1000 }
            let frame = Frame(width: numbers[0], ascent: numbers[1], descent: numbers[2])
            for name in words.dropFirst(3) { frames[String(name)] = frame }
        }
        return frames
    }()

    /// Width, ascent and descent in thousandths of an em, and the symbols with these numbers.
    private static let table = """
        1221 908 199 airplane
        1068 1010 292 ant
        1185 884 164 antenna.radiowaves.left.and.right
        1209 874 164 archivebox calendar
        1141 816 68 arrow.backward arrow.forward arrow.left arrow.right
        1034 1010 175 arrow.clockwise arrow.counterclockwise
        976 874 175 arrow.down arrow.up
        952 792 58 arrow.down.left
        976 933 199 arrow.down.to.line arrow.up.to.line
        1151 801 83 arrow.turn.up.left
        1301 991 279 arrow.up.and.down.and.arrow.left.and.right
        1384 908 175 arrow.up.arrow.down
        1164 894 175 arrow.up.left.and.arrow.down.right
        952 779 58 arrow.up.right
        1151 850 164 arrow.uturn.left
        1185 933 233 at
        1126 792 83 backward.end.fill forward.end.fill
        1476 792 83 backward.fill forward.fill
        1685 779 25 battery.100
        1151 933 199 bell bell.fill
        1126 1010 199 bell.badge
        1117 966 258 bell.slash
        1816 908 199 bicycle
        816 779 58 bold
        976 1010 258 bolt
        1316 874 164 book
        1000 911 207 bookmark
        1048 966 221 book.closed doc doc.text rectangle.portrait wallet.pass
        1359 908 175 briefcase
        1301 894 233 bubble.left
        1185 991 279 building.2
        1316 991 279 bus
        1433 908 164 camera
        1394 874 164 car
        1350 850 221 cart
        1568 991 292 cat
        1476 874 175 chart.bar
        1279 874 164 chart.line.uptrend.xyaxis
        1151 908 199 chart.pie circle circle.bottomhalf.filled circle.lefthalf.filled circle.righthalf.filled
        1151 908 199 circle.tophalf.filled clock face.smiling globe moon safari
        1325 908 199 checklist
        1068 816 141 checkmark
        733 850 117 chevron.backward chevron.forward chevron.left chevron.right
        1083 641 -34 chevron.down
        1606 894 175 chevron.left.forwardslash.chevron.right
        1083 685 -67 chevron.up
        1316 816 83 cloud
        1384 837 117 creditcard tray
        1301 933 258 crop
        1491 918 164 crown
        801 933 199 cursorarrow
        1068 933 199 cylinder
        1394 908 199 desktopcomputer
        1068 933 394 doc.badge.plus
        1221 1025 316 doc.on.clipboard doc.on.doc
        1593 991 279 dog
        837 908 199 drop
        1068 525 -208 ellipsis
        1418 837 117 envelope
        1350 837 117 server.rack
        1199 933 199 eraser
        374 894 175 exclamationmark
        1233 894 175 exclamationmark.triangle triangle
        1548 837 117 eye
        1548 966 199 eye.slash
        1243 966 221 eyedropper highlighter
        1126 894 175 flag percent
        991 1010 175 flame
        1337 874 164 folder
        1337 952 164 folder.badge.plus
        1641 874 164 gamecontroller
        1258 952 233 gear
        1221 966 221 gearshape headphones
        1185 933 199 gearshape.fill
        1164 966 175 gift
        1568 908 408 graduationcap
        1466 1025 316 hammer
        1185 991 199 hand.raised
        1151 952 233 hand.thumbsdown hand.thumbsup
        1199 850 175 heart
        1209 966 258 hexagon
        1394 933 199 house
        1010 933 221 iphone
        743 779 58 italic
        884 1025 316 key
        1185 874 175 leaf
        884 1025 258 lightbulb
        1221 664 -48 line.3.horizontal
        1267 966 258 link
        1267 991 279 link.badge.plus
        1221 792 58 list.bullet
        1221 850 106 list.number
        1151 933 185 location
        966 908 175 lock
        1243 908 175 lock.open
        1185 933 175 magnifyingglass minus.magnifyingglass plus.magnifyingglass
        1243 933 175 map
        1301 933 141 message
        1010 966 199 mic mic.slash
        1034 466 -242 minus
        1918 850 141 mountain.2
        825 908 199 music.note
        1337 966 221 newspaper printer
        1106 908 175 number
        1258 1048 292 paintbrush
        1337 918 199 paintpalette
        1151 966 258 paperclip
        1221 908 233 paperplane
        825 816 106 pause.fill
        1025 816 83 pencil
        1316 966 221 pentagon
        1093 874 164 person
        1617 894 221 person.2
        1106 874 394 person.badge.plus
        1048 850 141 person.fill
        1185 908 175 phone
        1384 874 164 photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal apple.terminal
        1384 933 221 pills
        1151 966 292 pin
        859 850 106 play.fill
        1034 816 106 plus
        1151 952 221 power
        1664 908 175 puzzlepiece
        1055 838 128 app
        1126 874 164 qrcode square square.dashed square.grid.2x2
        767 894 175 questionmark
        1301 758 48 quote.opening
        1384 1106 164 radio
        1279 850 141 repeat
        1433 675 -34 ruler
        1491 874 233 scissors
        1292 991 279 seal
        1048 908 199 shield
        1221 966 233 shippingbox square.3.layers.3d
        1359 894 141 shuffle
        1221 837 117 slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify
        1034 908 199 snowflake
        1117 1025 199 sparkles
        1010 933 258 speaker.slash
        1175 850 141 speaker.wave.1
        1394 850 141 speaker.wave.2
        1106 1058 199 square.and.arrow.down
        1106 1083 199 square.and.arrow.up
        1233 1025 164 square.and.pencil
        1267 966 195 star star.leadinghalf.filled
        1359 952 233 storefront
        1221 952 233 sun.max
        1301 933 292 tag
        1359 792 58 textformat
        758 966 233 thermometer
        1243 952 233 touchid
        1126 1025 316 tram
        1106 1010 199 trash
        1491 1083 337 tree
        1185 952 233 trophy
        1651 933 233 truck.box
        1452 908 199 tv
        801 792 199 underline
        1433 816 106 video
        1199 908 233 waveform.path.ecg
        1301 850 106 wifi
        1221 850 141 wind
        1359 1025 316 wrench
        1010 816 83 xmark
        """
}
