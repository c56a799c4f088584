import SwiftUI

/// A page of a report.
struct Page: Decodable, Sendable {
    struct Bar: Decodable, Sendable {
        var label: String
        /// 0 … 1.
        var value: Double
    }

    var title: String
    var subtitle: String
    var text: String
    var bars: [Bar]
    var header: [String]
    var rows: [[String]]
    var footer: String
}

/// A page of A4: a paragraph, a chart and a table.
struct ReportPage: View {
    let page: Page

    static let size = CGSize(width: 595, height: 842)
    static let columnWidths: [CGFloat] = [179, 100, 70, 70, 80]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(page.title).font(.system(size: 22, weight: .bold))
            Text(page.subtitle).font(.system(size: 10)).foregroundStyle(.gray)
            Text(page.text).font(.system(size: 10)).padding(.vertical, 12)
            chart.padding(.bottom, 16)
            row(page.header, weight: .semibold).background(Color(hex: "d7e3f4"))
            ForEach(page.rows.indices, id: \.self) { index in
                row(page.rows[index], weight: .regular)
                    .background(index % 2 == 1 ? Color(hex: "f3f5f8") : Color.white)
            }
            Spacer(minLength: 0)
            Text(page.footer).font(.system(size: 8)).foregroundStyle(.gray)
        }
        .foregroundStyle(.black)
        .padding(48)
        .frame(width: Self.size.width, height: Self.size.height)
        .background(.white)
    }

    private var chart: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(page.bars.indices, id: \.self) { index in
                VStack(spacing: 4) {
                    Rectangle().fill(Color(hex: "3b6fb5")).frame(height: 130 * page.bars[index].value)
                    Text(page.bars[index].label).font(.system(size: 8))
                }
            }
        }
        .frame(height: 145, alignment: .bottom)
        .background(alignment: .top) {
            VStack(spacing: 32) {
                ForEach(0..<5, id: \.self) { _ in Color(hex: "d0d0d0").frame(height: 0.5) }
            }
        }
    }

    private func row(_ cells: [String], weight: Font.Weight) -> some View {
        HStack(spacing: 0) {
            ForEach(cells.indices, id: \.self) { index in
                Text(cells[index]).font(.system(size: 9, weight: weight))
                    .padding(.horizontal, 4)
                    .frame(width: Self.columnWidths[index], height: 19, alignment: index < 2 ? .leading : .trailing)
            }
        }
    }
}
