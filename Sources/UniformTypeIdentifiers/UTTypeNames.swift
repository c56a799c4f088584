extension UTType {
    /// Anything that can be kept: the base of files and folders.
    public static let item = UTType(known: "public.item")
    /// Anything with content for people: documents, pictures, texts.
    public static let content = UTType(known: "public.content")
    /// Anything made of bytes.
    public static let data = UTType(known: "public.data")
    /// Content of several parts, such as a page with text and pictures.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Any text, with or without markup.
    public static let text = UTType(known: "public.text")
    /// Text without markup: `.txt`.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without markup, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rows of values with a sign between them.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Rows of values with commas: `.csv`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Rows of values with tabs: `.tsv`.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rich text: `.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// Web pages: `.html`.
    public static let html = UTType(known: "public.html")
    /// XML: `.xml`.
    public static let xml = UTType(known: "public.xml")
    /// JSON: `.json`.
    public static let json = UTType(known: "public.json")
    /// YAML: `.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// Property lists: `.plist`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// Programs in any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift: `.swift`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Scripts of a shell: `.sh`.
    public static let shellScript = UTType(known: "public.shell-script")
    /// JavaScript: `.js`.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any picture.
    public static let image = UTType(known: "public.image")
    /// PNG pictures: `.png`.
    public static let png = UTType(known: "public.png")
    /// JPEG pictures: `.jpg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// GIF pictures: `.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// WebP pictures: `.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// HEIC pictures: `.heic`. Roost does not decode them.
    public static let heic = UTType(known: "public.heic")
    /// HEIF pictures: `.heif`. Roost does not decode them.
    public static let heif = UTType(known: "public.heif")
    /// TIFF pictures: `.tiff`. Roost does not decode them.
    public static let tiff = UTType(known: "public.tiff")
    /// Windows bitmaps: `.bmp`. Roost does not decode them.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Windows icons: `.ico`. Roost does not decode them.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// Icons of Apple's systems: `.icns`. Roost does not decode them.
    public static let icns = UTType(known: "com.apple.icns")
    /// SVG pictures: `.svg`.
    public static let svg = UTType(known: "public.svg-image")
    /// The raw pictures of cameras.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// PDF documents: `.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Electronic books: `.epub`.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// Any sound or film.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Any film, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Films without sound.
    public static let video = UTType(known: "public.video")
    /// Any sound.
    public static let audio = UTType(known: "public.audio")
    /// QuickTime films: `.mov`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// MPEG-4 films: `.mp4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// MP3 sounds: `.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// Waveform sounds: `.wav`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// MPEG-4 sounds: `.m4a`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// AIFF sounds: `.aiff`.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI music: `.mid`.
    public static let midi = UTType(known: "public.midi-audio")
    /// Files in a file, often compressed.
    public static let archive = UTType(known: "public.archive")
    /// Zip archives: `.zip`.
    public static let zip = UTType(known: "public.zip-archive")
    /// Gzip files: `.gz`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Any folder, packages included.
    public static let directory = UTType(known: "public.directory")
    /// Folders that people open.
    public static let folder = UTType(known: "public.folder")
    /// Folders that look like one file.
    public static let package = UTType(known: "com.apple.package")
    /// Folders with code and its resources.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// Any app.
    public static let application = UTType(known: "com.apple.application")
    /// Apps as bundles: `.app`.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// Programs that a system runs.
    public static let executable = UTType(known: "public.executable")
    /// Windows programs: `.exe`.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// Images of a disk: `.dmg`.
    public static let diskImage = UTType(known: "public.disk-image")
    /// Fonts: `.ttf` and `.otf`.
    public static let font = UTType(known: "public.font")
    /// Any database.
    public static let database = UTType(known: "public.database")
    /// Any message: mail, chats.
    public static let message = UTType(known: "public.message")
    /// Any person's data.
    public static let contact = UTType(known: "public.contact")
    /// A person's data: `.vcf`.
    public static let vCard = UTType(known: "public.vcard")
    /// Appointments: `.ics`.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// Tables that calculate.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Slides.
    public static let presentation = UTType(known: "public.presentation")
    /// Logs of programs: `.log`.
    public static let log = UTType(known: "public.log")
    /// Scenes for augmented reality: `.usdz`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// Any three-dimensional scene.
    public static let threeDContent = UTType(known: "public.3d-content")
}
