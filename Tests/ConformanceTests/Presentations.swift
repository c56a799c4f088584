import RoostTesting

/// Sheets, alerts, navigation bars and tab bars, in windows.
enum PresentationCases {
    @CaseTable static var cases: [Case] {
        Case(
            "web-ios-sheet large", window: 375, 667, on: .iOS(scale: 2), [.frame("card", 0, 31, 375, 636)]
        ) {
            Text("page").sheet(isPresented: .constant(true)) { card }
        }
        Case(
            "web-ios-sheet medium", window: 375, 667, on: .iOS(scale: 2), [.frame("card", 6, 310, 363, 351)]
        ) {
            Text("page").sheet(isPresented: .constant(true)) { card.presentationDetents([.medium]) }
        }
        Case(
            "web-ios-alert", window: 375, 667, on: .iOS(scale: 2),
            [
                Expectation { trial in
                    let (cancel, ok) = (trial.report.frame(of: "cancel"), trial.report.frame(of: "ok"))
                    trial.equal(cancel?.height, 46.5, "a button's height")
                    trial.equal(ok.flatMap { ok in cancel.map { ok.minX - $0.maxX } }, 8.5, "the gap")
                    // Both capsules and the margins around them make the card's width.
                    trial.equal(
                        ok.flatMap { ok in cancel.map { $0.minX - 38 - (337 - ok.maxX) } }, 0,
                        "left of the right margin")
                }
            ]
        ) {
            Text("page").alert("Title", isPresented: .constant(true)) {
                Button("OK") {}.accessibilityIdentifier("ok")
                Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
            } message: {
                Text("Message")
            }
        }
        Case("web-ios-nav-basic bar", window: 320, 480, on: .iOS(scale: 2), [.frame("list", 0, 116.5, 320, 363.5)]) {
            NavigationStack {
                List { Text("row") }.accessibilityIdentifier("list").navigationTitle("Title")
            }
        }
        Case("web-nav1 size", nil, nil, [.size(60, 40)]) {
            NavigationStack { Color.red.frame(width: 60, height: 40).navigationTitle("Title") }
        }
        Case("web-nav1 link", nil, nil, [.height(24)]) {
            NavigationStack { NavigationLink("Open", value: 1) }
        }
        Case("web-ios-tabbar content", window: 375, 667, on: .iOS(scale: 2), [.at("content", 162.5, 267)]) {
            TabView {
                Color.red.frame(width: 50, height: 50).accessibilityIdentifier("content").tabItem { Text("One") }
                Text("b").tabItem { Text("Two") }
                Text("c").tabItem { Text("Three") }
            }
        }
        Case("web-tab1 content", window: 360, 260, [.at("content", 155, 117)]) {
            TabView {
                Color.red.frame(width: 50, height: 50).accessibilityIdentifier("content").tabItem { Text("One") }
                Text("b").tabItem { Text("Two") }
            }
        }
    }

    @MainActor private static var card: some View { Color.red.accessibilityIdentifier("card") }
}
