import RoostDocuments
import SwiftUI
import UIKit

extension TaskList {
    /// Lets the user print the list.
    @MainActor func print() {
        let document = Document(spacing: 8) {
            Text(name).font(.title.bold()).accessibilityHeading(.h1).padding(.bottom, 12)
            ForEach(tasks) { task in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    Image(systemName: task.isDone ? "checkmark.square" : "square")
                    VStack(alignment: .leading, spacing: 2) {
                        Text(task.title)
                        if !task.note.isEmpty { Text(task.note).font(.footnote).foregroundStyle(.secondary) }
                    }
                }
            }
        }
        .pageFooter { page in Text("Page \(page.number) of \(page.count)").font(.footnote) }
        .title(name)
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo()
        info.jobName = name
        controller.printInfo = info
        controller.printingItem = try? document.pdfData()
        controller.present(animated: true)
    }
}
