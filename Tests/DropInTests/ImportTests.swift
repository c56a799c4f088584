import AVFoundation
import AppIntents
import CoreMedia
import CoreText
import Foundation
import RoostTesting
import SwiftUI
import Testing

/// Modules that other files get through their neighbours, each by its own import.
@MainActor struct ImportTests {
    @Test func `Core Media counts in its own seconds`() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900)
        #expect((time + time).seconds == 3)
    }

    @Test func `AVFoundation's player begins at its start`() {
        #expect(AVPlayer().currentTime() == .zero)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    }

    @Test func `Core Text registers no font where there is no file`() {
        let file = URL(fileURLWithPath: "/nowhere/Font.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    }

    private struct CountIntent: AppIntent {
        static let title: LocalizedStringResource = "Count"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
    }

    @Test func `An intent gives its value`() async throws {
        #expect(try await CountIntent().perform().value == 3)
    }

    /// A builder of tabs, and the sections of a view, by their types' names.
    private struct Tabs: View {
        @State private var selected = 1
        @TabContentBuilder<Int> private var more: some TabContent<Int> {
            Tab("Two", systemImage: "star", value: 2) { Text("Second") }
        }

        var body: some View {
            TabView(selection: $selected) {
                Tab("One", systemImage: "circle", value: 1) { Counted { Section { Text("a") } } }
                more
            }
        }
    }

    private struct Counted<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(sections: content) { number(of: $0) } }
        private func number(of sections: SectionCollection) -> some View {
            Text("\(sections.count)").accessibilityIdentifier("\(sections.count) sections")
        }
    }

    @Test func `Tabs of a builder stand beside others, and a view counts its sections`() {
        let live = LiveView(Tabs(), size: CGSize(width: 390, height: 600))
        #expect(live.frame(of: "1 sections") != nil)
    }
}
