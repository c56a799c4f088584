import AppIntents
import Foundation
import Testing

/// An intent's own file, which imports no SwiftUI.
private enum Period: String, AppEnum {
    case today

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: .init("period", defaultValue: "Period"))
    static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [
        .today: DisplayRepresentation(title: .init("period.today", defaultValue: "Today"))
    ]

    var title: LocalizedStringResource { Self.caseDisplayRepresentations[self]?.title ?? "" }
}

struct IntentTitleTests {
    @Test func `An intent's file names the type of its titles without SwiftUI`() {
        #expect(String(localized: Period.today.title) == "Today")
    }
}
