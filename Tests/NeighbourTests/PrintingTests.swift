import Foundation
import RoostDocuments
import SwiftUI
import Testing
import UIKit

@testable import RoostControls

/// The program that reads the text of PDF files, if it is installed.
private let textReader = ["/usr/bin/pdftotext", "/usr/local/bin/pdftotext"].map { URL(filePath: $0) }.first {
    FileManager.default.isExecutableFile(atPath: $0.path)
}

/// What `UIPrintInteractionController` hands to the desktop.
@Suite(.serialized, .enabled(if: textReader != nil, "poppler's tools are not installed"))
@MainActor struct PrintingTests {
    private final class Printer: ProcessHost {
        var documents: [(name: String, data: Data)] = []
        var isCancelling = false

        func print(_ document: Data, name: String, done: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
            documents.append((name, document))
            done(.success(!isCancelling))
        }

        func quit() {}
    }

    private let printer = Printer()
    private let controller = UIPrintInteractionController.shared

    init() {
        CurrentProcessHost.host = printer
        controller.printInfo = nil
        controller.printingItem = nil
    }

    /// The text of a PDF file as Poppler reads it.
    private static func text(ofPDF data: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "printed-\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = textReader
        process.arguments = ["-layout", file.path, "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    private func words() throws -> [String] {
        try printer.documents.map { try Self.text(ofPDF: $0.data) }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    private func pages(_ data: Data) throws -> Int {
        try Self.text(ofPDF: data).filter { $0 == "\u{0C}" }.count
    }

    @Test func `A text flows over pages`() throws {
        let text = (1...120).map { "Line \($0)" }.joined(separator: "\n")
        controller.printFormatter = UISimpleTextPrintFormatter(text: text)
        var result: Bool?
        #expect(controller.present(animated: true) { _, isDone, _ in result = isDone })
        #expect(result == true)
        #expect(try words() == [(1...120).map { "Line \($0)" }.joined(separator: " ")])
        #expect(try pages(printer.documents[0].data) == 3)
    }

    @Test func `A view is as wide as the paper, and cut into pages`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1400))
        for index in 0..<4 {
            let label = UILabel(frame: CGRect(x: 20, y: 20 + 350 * index, width: 300, height: 30))
            label.text = "Part \(index)"
            view.addSubview(label)
        }
        controller.printFormatter = view.viewPrintFormatter()
        #expect(controller.present(animated: true))
        #expect(try words() == ["Part 0 Part 1 Part 2 Part 3"])
        #expect(try pages(printer.documents[0].data) == 3)
    }

    @Test func `A PDF file goes to the printer as it is, under the job's name`() throws {
        let data = try Document { Text("As it is") }.pdfData()
        let info = UIPrintInfo.printInfo()
        info.jobName = "Report"
        controller.printInfo = info
        controller.printingItem = data
        #expect(controller.present(animated: true))
        #expect(printer.documents.map(\.name) == ["Report"])
        #expect(printer.documents.map(\.data) == [data])
    }

    @Test func `Pictures that follow each other are pages of one document`() throws {
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 40, height: 20)).uiImage)
        controller.printingItems = [picture, picture, try Document { Text("Last") }.pdfData()]
        #expect(controller.present(animated: true))
        #expect(printer.documents.count == 2)
        #expect(try pages(printer.documents[0].data) == 2)
    }

    @Test func `After a cancelled dialog nothing more is printed`() throws {
        printer.isCancelling = true
        let document = try Document { Text("One") }.pdfData()
        controller.printingItems = [document, document]
        var result: Bool?
        #expect(controller.present(animated: true) { _, isDone, _ in result = isDone })
        #expect(result == false)
        #expect(printer.documents.count == 1)
    }

    @Test func `A page has no printers, and other data are not printed`() {
        controller.printingItem = Data("words".utf8)
        #expect(!controller.present(animated: true))
        #expect(!UIPrintInteractionController.canPrint(Data("words".utf8)))
        CurrentProcessHost.host = nil
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        #expect(!controller.present(animated: true))
        #expect(printer.documents.isEmpty)
    }
}
