import RoostCore
import SwiftUI

extension ChartModel {
    /// The marks as elements in a plot of a size, in reading order.
    func elements(size: CGSize, _ environment: EnvironmentValues) -> [AccessibilityPart] {
        guard !records.isEmpty else { return [] }
        let geometry = PlotGeometry(self, size: size)
        let entries = words.entries(in: environment)
        // Marks that are leaving stand between the data's own.
        let present = records.contains { $0.isLeaving } ? records.indices.filter { !records[$0].isLeaving } : nil
        return entries.map { entry in
            var frame: CGRect?
            for mark in entry.marks {
                guard let part = geometry.frame(of: present?[mark] ?? mark) else { continue }
                frame = frame?.union(part) ?? part
            }
            return AccessibilityPart(
                label: entry.label, value: entry.value, identifier: entry.identifier,
                frame: shown(frame ?? .zero, in: size, environment.layoutDirection))
        }
    }

    /// The visible part of a mark's frame, from the plot's left edge.
    private func shown(_ frame: CGRect, in size: CGSize, _ direction: LayoutDirection) -> CGRect {
        var frame = frame
        if isWindowed {
            let (left, right) = (max(0, min(frame.minX, size.width)), max(0, min(frame.maxX, size.width)))
            let (top, bottom) = (max(0, min(frame.minY, size.height)), max(0, min(frame.maxY, size.height)))
            frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        if direction == .rightToLeft { frame.origin.x = size.width - frame.maxX }
        return frame
    }
}
