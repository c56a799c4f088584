import CoreGraphics
import RoostCore

/// The size and division of a page.
struct PageStyle: Equatable {
    var size = PageSize.a4
    var margins = EdgeInsets(top: 56, leading: 56, bottom: 56, trailing: 56)
    var alignment = HorizontalAlignment.leading
    private(set) var columnCount = 1
    private(set) var columnSpacing: CGFloat = 0
    private(set) var scale: CGFloat = 1

    mutating func setColumns(_ count: Int, spacing: CGFloat) {
        guard count >= 1, spacing >= 0, spacing.isFinite else {
            return Log.warning("columns(\(count), spacing: \(spacing)) is no division of a page; the columns stay.")
        }
        (columnCount, columnSpacing) = (count, spacing)
    }

    mutating func setScale(_ scale: CGFloat) {
        guard scale > 0, scale.isFinite else {
            return Log.warning("contentScale(\(scale)) must be finite and positive; the scale stays.")
        }
        self.scale = scale
    }

    /// The page in the content's points.
    var pageSize: CGSize { CGSize(width: size.width / scale, height: size.height / scale) }

    /// The part of the page inside the margins, in the content's points.
    var contentRect: CGRect {
        CGRect(
            x: margins.leading / scale, y: margins.top / scale,
            width: (size.width - margins.leading - margins.trailing) / scale,
            height: (size.height - margins.top - margins.bottom) / scale)
    }

    /// The width of a column, in the content's points.
    var columnWidth: CGFloat {
        (contentRect.size.width - columnSpacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)
    }

    /// Throws if nothing could stand on the page.
    func check() throws {
        let edges = [margins.top, margins.leading, margins.bottom, margins.trailing]
        guard size.width.isFinite, size.height.isFinite, edges.allSatisfy(\.isFinite), columnWidth >= 1,
            contentRect.size.height >= 1
        else { throw DocumentError.noRoom(page: size, margins: margins) }
    }
}
