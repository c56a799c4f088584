/// What a recording that no table holds waits for; nil where a table holds it.
func waiting(for recording: Recording) -> String? {
    waitingCases[recording.id] ?? (Table.ids.contains(recording.id) ? nil : waitingAreas[recording.area])
}

/// Areas that wait as a whole, but for what a table holds already.
let waitingAreas: [String: String] = [
    "controls": "controls that are not built",
    "form": "controls",
    "material": "materials",
    "rtl": "right-to-left",
]

/// Single recordings that wait, by id.
let waitingCases: [String: String] = [
    "web-li2": "the looks of macOS's lists",
    "sentry-list": "nothing: the look of lists before iOS 26",
    "frame-F": "a recording that does not say its font (15 points high, where 13 points give 16)",
    "lp-D": "nothing: placing inside sizeThatFits traps on Apple's, and must not here",
    "osui-sp-text": "nothing: internal to the framework, seen through the fonts' gaps",
    "osui-vs-1": "nothing: internal to the framework, seen through stacks' gaps",
    "osui-vs-2": "nothing: internal to the framework, seen through stacks' gaps",
    "osui-vs-3": "nothing: internal to the framework, seen through stacks' gaps",
    "tx-F5": "nothing: Helvetica is no part of Linux",
    "web-tx1": "nothing: its string is not recorded",
    "web-tx6": "text decorations at pixel level",
    "sh-I8": "image interpolation at pixel level",
    "sentry-image": "symbols",
    "grd-GT1": "nothing: a negative span traps on Apple's and here",
    "grd-GX14": "a recording that does not say its grid's alignment and sizes",
    "ge-4": "a recording that does not say what surrounds its grid",
]
