import CoreGraphics
import RoostPreviewMessages
import SwiftUI

/// The sheet of a preview's pictures in several surroundings.
@MainActor
struct MatrixSheet: View {
    private struct Cell {
        let caption: String
        let image: CGImage
        let size: CGSize
    }

    private let rows: [[Cell]]

    private static let mostCells = 64
    /// Pixels per point of each picture, where the settings name none: a sheet is for an overview.
    private static let scale: CGFloat = 1

    /// - Throws: `HostFailure` where there are too many pictures.
    init(_ entry: PreviewEntry, _ matrix: PictureMatrix) async throws {
        let count = matrix.rows.map(\.count).reduce(0, +)
        guard count <= Self.mostCells else {
            throw HostFailure("\(count) pictures are too many for a sheet; it holds \(Self.mostCells).")
        }
        var rows: [[Cell]] = []
        for row in matrix.rows {
            var cells: [Cell] = []
            for cell in row {
                var settings = cell.settings
                settings.scale = settings.scale ?? Self.scale
                let stage = try await PreviewStage(entry, settings)
                cells.append(Cell(caption: cell.caption, image: try stage.image(), size: stage.size))
                try stage.checkValues()
            }
            rows.append(cells)
        }
        self.rows = rows
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: 24) {
                    ForEach(rows[row].indices, id: \.self) { picture(rows[row][$0]) }
                }
            }
        }
        .padding(24)
        .background(Color(white: 0.93))
    }

    private func picture(_ cell: Cell) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(cell.caption).font(.system(size: 13)).foregroundStyle(.black).lineLimit(1)
            Image(decorative: cell.image, scale: CGFloat(cell.image.width) / cell.size.width)
                .overlay { Rectangle().strokeBorder(.gray.opacity(0.5)) }
        }
        .fixedSize()
    }

    func write(to file: URL, scale: CGFloat?) throws {
        let renderer = ImageRenderer(content: self)
        renderer.scale = scale ?? Self.scale
        try renderer.write(to: file)
    }
}
