import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct TextResolutionTests {
    func resolve(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedText {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(identifier: "UTC")!
        change(&environment)
        return ResolvedText(text, in: environment)
    }

    @Test func `Interpolated values are shown`() {
        #expect(resolve(Text("Hello \("world"), \(3) of \(4)")).styled.string == "Hello world, 3 of 4")
    }

    @Test func `Integers are grouped, and real numbers have six decimals unless specified`() {
        #expect(resolve(Text("\(1234567)")).styled.string == "1,234,567")
        #expect(resolve(Text("\(1.5)")).styled.string == "1.500000")
        #expect(resolve(Text("\(1.256, specifier: "%.2f")")).styled.string == "1.26")
        #expect(resolve(Text("\(7, specifier: "%03d")")).styled.string == "007")
    }

    @Test func `Percent signs stay percent signs`() {
        #expect(resolve(Text("100%")).styled.string == "100%")
        #expect(resolve(Text("\(5)% of %@")).styled.string == "5% of %@")
    }

    @Test func `Numbers follow the locale`() {
        let text = resolve(Text("\(1234567)")) { $0.locale = Locale(identifier: "de_DE") }
        #expect(text.styled.string == "1.234.567")
    }

    @Test func `Markdown in a literal sets fonts and links, and in a value it is text`() {
        let text = resolve(Text("a **b** \("*c*") [d](https://e.f)"))
        #expect(text.styled.string == "a b *c* d")
        #expect(text.styled.runs.map(\.font.weight) == [400, 600, 400, 400])
        #expect(text.styles.last?.link?.absoluteString == "https://e.f")
    }

    @Test func `A literal is a key, with Markdown`() {
        #expect(resolve(Text("**a**")).styled.string == "a")
    }

    @Test func `A value inside emphasis takes its style`() {
        let text = resolve(Text("**\("b")** c"))
        #expect(text.styled.string == "b c")
        #expect(text.styled.runs.map(\.font.weight) == [600, 400])
    }

    @Test func `Strings and verbatim literals are shown as they are`() {
        let string = "**a** %@"
        #expect(resolve(Text(string)).styled.string == string)
        #expect(resolve(Text(verbatim: "**a**")).styled.string == "**a**")
    }

    @Test func `Joined texts keep their own fonts inside the font around them`() {
        let text = resolve((Text("a").font(.title) + Text("b") + Text("c").bold()).font(.caption))
        #expect(text.styled.string == "abc")
        #expect(text.styled.runs.map(\.font.size) == [28, 12, 12])
        #expect(text.styled.runs.map(\.font.weight) == [400, 400, 600])
    }

    @Test func `Neighbouring runs of one style become one`() {
        #expect(resolve(Text("a") + Text("b")).styled.runs.count == 1)
    }

    @Test func `The modifier nearest to the text wins`() {
        #expect(resolve(Text("a").font(.title).font(.body)).styled.runs[0].font.size == 28)
        #expect(resolve(Text("a").kerning(1).kerning(2)).styled.runs[0].kerning == 1)
        #expect(
            resolve(Text("a").fontWeight(.light)) { $0.textAttributes.fontModifiers = [.weight(.black)] }
                .styled.runs[0].font.weight == 300)
    }

    @Test func `Small capitals are smaller capitals`() {
        let text = resolve(Text("Ab1").font(.system(size: 10).lowercaseSmallCaps()))
        #expect(text.styled.string == "AB1")
        #expect(text.styled.runs.map { $0.font.size.rounded() } == [10, 8, 10])
    }

    @Test func `A text case changes the letters`() {
        #expect(resolve(Text("Straße")) { $0.textCase = .uppercase }.styled.string == "STRASSE")
        #expect(resolve(Text("ABC")) { $0.textCase = .lowercase }.styled.string == "abc")
    }

    @Test func `Attributed strings keep their attributes`() {
        var string = AttributedString("red and big")
        string[string.range(of: "big")!].font = .largeTitle
        string[string.range(of: "red")!].underlineStyle = .single
        let text = resolve(Text(string))
        #expect(text.styled.runs.map(\.font.size) == [17, 17, 34])
        #expect(text.styled.runs.map(\.isUnderlined) == [true, false, false])
    }

    @Test func `Formats are written in the locale`() {
        #expect(resolve(Text(0.25, format: .percent)).styled.string == "25%")
        let german = resolve(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
        #expect(german.styled.string == "1.234,5")
    }

    @Test func `Dates are written in their style`() {
        let date = Date(timeIntervalSince1970: 1_559_604_180)
        #expect(resolve(Text(date, style: .date)).styled.string == "June 3, 2019")
        let time = resolve(Text(date, style: .time)).styled.string
        #expect(time.replacing("\u{202F}", with: " ") == "11:23 PM")
    }

    @Test func `A timer shows hours, minutes and seconds`() {
        let start = Date(timeIntervalSince1970: 0)
        let text = Text(timerInterval: start...start.addingTimeInterval(3725), pauseTime: start)
        #expect(resolve(text).styled.string == "1:02:05")
    }

    @Test func `Texts are equal by their values and formats`() {
        #expect(Text("a \(1)") == Text("a \(1)"))
        #expect(Text("a \(1)") != Text("a \(2)"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .percent))
    }

    @Test func `The environment sets the style of paragraphs`() {
        var environment = EnvironmentValues()
        environment.multilineTextAlignment = .center
        environment.lineLimit = 2
        environment.truncationMode = .head
        environment.layoutDirection = .rightToLeft
        let style = environment.paragraphStyle
        #expect(style.alignment == .center)
        #expect(style.lineLimit == 2)
        #expect(style.truncation == .head)
        #expect(style.isRightToLeft)
    }

    @Test func `A picture stands among text in its own size`() {
        let picture = CGImage(width: 8, height: 4, pixels: [UInt8](repeating: 255, count: 128))
        let text = resolve(Text("a \(Image(decorative: picture, scale: 2)) b"))
        #expect(text.styled.string == "a \u{FFFC} b")
        #expect(text.styled.runs[1].attachment == CGSize(width: 4, height: 2))
        #expect(text.styles[1].image?.image == Image(decorative: picture, scale: 2))
    }

    @Test func `An attributed string of Markdown shows its styles`() throws {
        let text = resolve(Text(try AttributedString(markdown: "a **b**\n[c](https://d.e)")))
        #expect(text.styled.string == "a b c")
        #expect(text.styled.runs.map(\.font.weight) == [400, 600, 400, 400])
        #expect(text.styles.last?.link?.absoluteString == "https://d.e")
    }

    @Test func `Translated strings contain their values`() {
        #expect(String(localized: "\(3) of \("x")%", locale: Locale(identifier: "en")) == "3 of x%")
        #expect(resolve(Text(LocalizedStringResource("**a**"))).styled.string == "a")
    }

    @Test func `Translations come from the bundle's table in the locale's language`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("roost-\(UUID().uuidString).bundle")
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #""Hello %@" = "**Hallo** %@";"#.write(
            to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let text = resolve(Text("Hello \("Eva")", bundle: bundle)) { $0.locale = Locale(identifier: "de_DE") }
        #expect(text.styled.string == "Hallo Eva")
        #expect(text.styled.runs.map(\.font.weight) == [600, 400])
    }

    @Test(arguments: [(0, 5), (6, 2), (0, 8), (8, 0)])
    func `A range of UTF-16 code units and a part of an attributed string are the same`(location: Int, length: Int)
        throws
    {
        let string = AttributedString("a\u{301}👍b cd")
        let range = NSRange(location: location, length: length)
        let part = try #require(Range(range, in: string))
        #expect(String(string[part].characters) == (String(string.characters) as NSString).substring(with: range))
        #expect(NSRange(part, in: string) == range)
    }

    @Test func `A range outside of an attributed string is none`() {
        #expect(Range(NSRange(location: 3, length: 9), in: AttributedString("words")) == nil)
        #expect(Range(NSRange(location: NSNotFound, length: 0), in: AttributedString("words")) == nil)
    }
}
