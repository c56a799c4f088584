import SwiftUI

extension Page {
    static let moreSymbols = Page(
        "more-symbols", title: "More symbols", caption: "Marks, arrows, speech, devices, things and weather.",
        size: CGSize(width: 800, height: 848)
    ) { MoreSymbolsPage() }
}

struct MoreSymbolsPage: View {
    private let names = [
        "asterisk", "number", "at", "percent", "plusminus", "divide", "lessthan", "greaterthan", "sum", "dollarsign",
        "eurosign", "command", "option", "curlybraces", "chevron.left.forwardslash.chevron.right", "textformat",
        "bold", "italic", "underline", "text.aligncenter", "text.alignright", "text.justify", "list.number",
        "list.dash", "checklist", "square.grid.3x3", "square.grid.3x3.fill", "circle.grid.2x2",
        "circle.grid.2x2.fill", "circle.grid.3x3.fill", "rectangle.grid.2x2", "rectangle.grid.1x2",
        "square.split.2x1", "sidebar.left", "sidebar.right", "circle.lefthalf.filled", "square.righthalf.filled",
        "circle.dashed", "circle.inset.filled", "largecircle.fill.circle", "smallcircle.filled.circle",
        "record.circle", "capsule", "capsule.fill", "hexagon", "hexagon.fill", "octagon", "octagon.fill", "pentagon",
        "pentagon.fill", "diamond", "diamond.fill", "seal", "seal.fill", "checkmark.seal", "checkmark.seal.fill",
        "xmark.seal.fill", "shield", "shield.fill", "checkmark.shield", "checkmark.shield.fill", "xmark.octagon",
        "xmark.octagon.fill", "exclamationmark.octagon.fill", "chevron.right.2", "chevron.left.2",
        "chevron.compact.down", "chevron.compact.up", "chevron.compact.right", "chevron.compact.left",
        "arrow.up.arrow.down", "arrow.left.arrow.right", "arrow.up.and.down", "arrow.left.and.right",
        "arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left", "arrow.uturn.left",
        "arrow.uturn.backward", "arrow.uturn.right", "arrow.uturn.forward", "arrowshape.turn.up.left",
        "arrowshape.turn.up.left.fill", "arrowshape.turn.up.right", "arrowshape.turn.up.right.fill",
        "arrow.triangle.2.circlepath", "arrow.2.circlepath", "arrow.2.squarepath", "repeat", "shuffle", "power",
        "rectangle.portrait.and.arrow.right", "bubble.left", "bubble", "bubble.left.fill", "bubble.fill",
        "bubble.right", "bubble.right.fill", "message", "message.fill", "text.bubble", "text.bubble.fill",
        "ellipsis.bubble", "ellipsis.bubble.fill", "exclamationmark.bubble", "exclamationmark.bubble.fill",
        "quote.bubble", "quote.bubble.fill", "quote.opening", "quote.closing", "bubble.left.and.bubble.right",
        "bubble.left.and.bubble.right.fill", "person.2", "person.3", "person.3.fill", "person.crop.circle",
        "person.crop.circle.fill", "person.crop.square", "face.smiling", "face.smiling.fill", "face.dashed",
        "hand.raised", "hand.raised.fill", "hand.thumbsup", "hand.thumbsup.fill", "hand.thumbsdown",
        "hand.thumbsdown.fill", "speaker", "speaker.fill", "speaker.wave.1", "speaker.wave.1.fill", "speaker.wave.2",
        "speaker.wave.2.fill", "speaker.wave.3", "speaker.wave.3.fill", "dot.radiowaves.left.and.right",
        "antenna.radiowaves.left.and.right", "network", "waveform", "waveform.path.ecg", "mic", "microphone",
        "microphone.fill", "phone", "video", "eye.fill", "eyeglasses", "iphone", "iphone.gen3", "apps.iphone",
        "ipad", "applewatch", "desktopcomputer", "display", "laptopcomputer", "tv", "tv.fill", "keyboard",
        "headphones", "gamecontroller", "gamecontroller.fill", "printer", "server.rack", "cpu", "terminal",
        "terminal.fill", "qrcode", "barcode", "viewfinder", "qrcode.viewfinder", "camera.viewfinder", "photo.fill",
        "photo.on.rectangle", "photo.on.rectangle.angled", "rectangle.stack", "rectangle.stack.fill",
        "rectangle.on.rectangle", "doc.on.doc", "doc.on.doc.fill", "doc.plaintext", "doc.text.fill", "note.text",
        "newspaper", "tray", "tray.fill", "archivebox", "archivebox.fill", "paperclip", "film", "play", "pause",
        "stop", "playpause.fill", "forward.end.fill", "backward.end.fill", "play.rectangle", "play.rectangle.fill",
        "music.note.list", "goforward", "gobackward", "delete.left", "delete.backward", "delete.left.fill",
        "cart.fill", "gift", "gift.fill", "crown", "crown.fill", "trophy", "trophy.fill", "flag", "flag.fill", "key",
        "key.fill", "lightbulb", "lightbulb.fill", "briefcase", "briefcase.fill", "hammer.fill",
        "wrench.and.screwdriver", "scissors", "paintbrush.fill", "paintpalette", "paintpalette.fill",
        "wand.and.stars", "sparkles", "sparkle", "fork.knife", "cup.and.saucer", "cup.and.saucer.fill", "car.fill",
        "car", "bed.double.fill", "building.2", "building.2.fill", "building.columns", "storefront", "map",
        "map.fill", "mappin.and.ellipse", "pin", "pin.fill", "timer", "stopwatch", "alarm", "hourglass",
        "creditcard.circle", "banknote", "wallet.pass", "ticket", "book.closed", "book.closed.fill",
        "books.vertical", "books.vertical.fill", "graduationcap", "graduationcap.fill", "puzzlepiece",
        "puzzlepiece.fill", "puzzlepiece.extension", "puzzlepiece.extension.fill", "pawprint", "pawprint.fill",
        "cross.fill", "cross", "suit.heart", "suit.heart.fill", "suit.diamond.fill", "suit.club.fill",
        "suit.spade.fill", "lock.open", "lock.open.fill", "cube", "shippingbox", "chart.bar", "chart.pie",
        "chart.pie.fill", "chart.line.uptrend.xyaxis", "chart.xyaxis.line", "moon", "moon.stars.fill", "moon.stars",
        "sun.min", "sun.min.fill", "sunrise", "sunrise.fill", "sunset", "sunset.fill", "cloud.sun", "cloud.sun.fill",
        "cloud.rain", "cloud.rain.fill", "cloud.heavyrain.fill", "cloud.drizzle", "cloud.drizzle.fill", "cloud.snow",
        "cloud.snow.fill", "cloud.bolt", "cloud.bolt.fill", "icloud", "icloud.fill", "icloud.and.arrow.down",
        "snowflake", "wind", "thermometer", "umbrella.fill", "tree", "tree.fill", "flame",
        "globe.europe.africa.fill", "1.circle", "25.circle.fill", "7.square", "bell.slash", "eye.slash",
        "eye.slash.fill", "mic.slash.fill", "wifi.slash", "person.badge.plus", "person.fill.badge.plus",
        "bell.badge", "bell.badge.fill", "folder.badge.minus", "doc.badge.plus", "heart.circle.fill",
        "person.crop.circle.badge.xmark",
    ]

    var body: some View {
        Slide(Page.moreSymbols.title, Page.moreSymbols.caption) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 18), spacing: 10) {
                ForEach(names, id: \.self) { name in
                    Image(systemName: name).font(.system(size: 20)).frame(height: 26)
                }
            }
        }
    }
}
