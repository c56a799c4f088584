import Foundation

extension IndexPath {
    /// The place of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The place of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section; 0 for a path without one.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, row]) }
    }
    /// The row in the section; 0 for a path without one.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
    /// The same as `row`.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
