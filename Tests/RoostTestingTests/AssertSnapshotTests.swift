import Foundation
import RoostTesting
import Testing

/// Snapshots of a test file in a temporary folder.
@MainActor
@Suite struct AssertSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appending(component: "roost-\(UUID().uuidString)")
    private var testFile: String { folder.appending(component: "CardTests.swift").path }
    private var reference: URL { folder.appending(components: "__Snapshots__", "CardTests", "card.png") }

    @Test func `A missing reference is recorded and reported`() throws {
        let message = try #require(verify(Color.red))
        #expect(message.contains("recorded"))
        #expect(try Data(contentsOf: reference).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `The same view matches its reference`() {
        #expect(verify(Color.red, record: true) == nil)
        #expect(verify(Color.red) == nil)
    }

    @Test func `Another view fails and leaves a picture of the difference`() throws {
        #expect(verify(Color.red, record: true) == nil)
        let message = try #require(verify(Color.blue))
        #expect(message.contains("100 of 100 pixels"))
        let path = try #require(message.firstMatch(of: #/difference: (.+)/#)?.1)
        #expect(try Data(contentsOf: URL(filePath: String(path))).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `A small difference passes the perceptual tolerance, not the exact one`() {
        #expect(verify(Color(white: 0.5), record: true) == nil)
        #expect(verify(Color(white: 0.505)) == nil)
        #expect(verify(Color(white: 0.505), tolerance: .exact) != nil)
    }

    @Test func `Two assertions of a test need names`() throws {
        #expect(verify(Color.red, record: true, line: 1) == nil)
        let message = try #require(verify(Color.red, line: 2))
        #expect(message.contains("named:"))
    }

    @Test func `A damaged reference fails with its path`() throws {
        #expect(verify(Color.red, record: true) == nil)
        try Data("no picture".utf8).write(to: reference)
        let message = try #require(verify(Color.red))
        #expect(message.contains(reference.path))
    }

    @Test func `A layout is compared as text`() throws {
        func verify(_ width: CGFloat, record: Bool = false) -> String? {
            verifySnapshot(
                of: Color.red.frame(width: width, height: 20), as: .layout, record: record, filePath: testFile,
                testName: "card()", line: 1)
        }
        #expect(verify(100, record: true) == nil)
        #expect(verify(100) == nil)
        let message = try #require(verify(90))
        #expect(message.contains("- ") && message.contains("+ "))
    }

    private func verify(
        _ color: Color, record: Bool = false, tolerance: SnapshotTolerance = .perceptual, line: Int = 1
    ) -> String? {
        verifySnapshot(
            of: color, as: .image(size: CGSize(width: 10, height: 10), scale: 1, tolerance: tolerance), record: record,
            filePath: testFile, testName: "card()", line: line)
    }
}
