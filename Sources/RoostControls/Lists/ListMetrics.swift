import CoreGraphics
import RoostCore

/// The distances in a list of one look, in points.
///
/// * iOS: 15 above and below a row's content. Rows are at least as tall as one line of body text with these insets, 52
///   at the default size. 35 above the first card, 35 between cards, half of that on the side of a header or footer
///   (`web-ios-list-basic`, `web-ios-list-plain`, `web-ios-list-footer`, whose body line is 4 points taller).
/// * macOS: 4 above and below a row's content, rows at least 24, sections 20 apart (Rules.md, Lists and forms;
///   `web-li2`).
nonisolated struct ListMetrics: Equatable {
    /// The distance between the list's sides and its rows.
    var margin: CGFloat = 0
    var cornerRadius: CGFloat = 0
    /// The insets of a row's content.
    var rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    /// The minimum height of rows; nil for a line of body text with the insets.
    var minimumRowHeight: CGFloat?
    /// The separators below rows; nil for none.
    var lines: Lines? = Lines()
    /// The space above the list's first row, and above its first header.
    var top: CGFloat = 0
    var topOfHeader: CGFloat = 0
    var headerInsets = EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    var minimumHeaderHeight: CGFloat?
    var footerInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    var footerAlignment = Alignment.leading
    /// The space between sections: below the last row if no footer follows, above the first row if no header precedes
    /// it, and above a header.
    var afterRows: CGFloat = 0
    var beforeRows: CGFloat = 0
    var beforeHeader: CGFloat = 0

    /// The width beyond which a list of cards grows no wider, in points: in a browser's window, a row's title and its value
    /// would stand too far apart to be read as one. Apple's screens are hardly wider.
    static let readableWidth: CGFloat = 1376

    struct Lines: Equatable {
        /// The distance of the ends from the row's edges. A separator begins where content with its own insets begins.
        var leading: CGFloat = 16
        var trailing: CGFloat = 16
        var areBelowHeaders = false
        /// Whether the last row of a section has a separator, and the last row of the list.
        var endSections = false
        var endList = false
    }

    /// Whether lists have wide margins: where the size class is regular, and on large telephones.
    static func isWide(_ sizeClass: UserInterfaceSizeClass?, _ windowWidth: CGFloat) -> Bool {
        sizeClass == .regular || (414...480).contains(windowWidth)
    }

    /// - Parameter isWide: Whether the horizontal size class is regular, as on an iPad, or the window as wide as that of a
    ///   large telephone, from 414 points on.
    init(look: _ListLook, idiom: Idiom, isWide: Bool, sectionSpacing: CGFloat?) {
        switch idiom {
        case .iOS: setIOS(look, isWide: isWide, sectionSpacing ?? 35)
        case .macOS: setMacOS(look, sectionSpacing)
        }
    }

    private mutating func setIOS(_ look: _ListLook, isWide: Bool, _ spacing: CGFloat) {
        let side: CGFloat = isWide ? 20 : 16
        setSides(side)
        if look == .plain {
            beforeHeader = 22
            lines = Lines(leading: side, trailing: 0, endSections: true, endList: true)
            return
        }
        top = 35
        (afterRows, beforeRows) = (spacing / 2, spacing / 2)
        if look == .insetGrouped { (margin, cornerRadius) = (side, 26) } else { lines?.trailing = 0 }
    }

    private mutating func setMacOS(_ look: _ListLook, _ spacing: CGFloat?) {
        rowInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        minimumHeaderHeight = 16
        footerInsets = headerInsets
        (beforeRows, beforeHeader) = (spacing ?? 20, spacing ?? 20)
        lines = Lines(areBelowHeaders: true, endSections: true)
        switch look {
        case .inset: (top, topOfHeader) = (10, 10)
        case .sidebar:
            (top, topOfHeader) = (10, 10)
            (minimumRowHeight, lines) = (32, nil)
        case .plain: setSides(8)
        // One of the points is the border.
        case .bordered: setSides(6)
        case .insetGrouped, .grouped:
            // A form's cards: 10 around the content, 10 between cards, headers 20 further on.
            (margin, cornerRadius, top, topOfHeader) = (20, 10, 20, 10)
            rowInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            headerInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            (footerInsets, footerAlignment) = (EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10), .trailing)
            minimumRowHeight = 0
            lines = Lines(leading: 10, trailing: 10)
            (beforeRows, beforeHeader) = (spacing ?? 10, 2 * (spacing ?? 10))
        }
    }

    private mutating func setSides(_ length: CGFloat) {
        (rowInsets.leading, rowInsets.trailing) = (length, length)
        (headerInsets.leading, headerInsets.trailing) = (length, length)
        (footerInsets.leading, footerInsets.trailing) = (length, length)
        lines?.leading = length
        lines?.trailing = length
    }

    /// The minimum height of the rows in a platform's usual list, which follows the text size.
    static func minimumRowHeight(idiom: Idiom, dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        let line = TextStyleMetrics.lineDistance(of: .body, idiom: idiom, dynamicTypeSize: dynamicTypeSize)
        return line + (idiom == .iOS ? 30 : 8)
    }
}
