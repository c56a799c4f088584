import Foundation

/// The facts that a PDF file states about itself.
package struct PDFMetadata: Sendable, Equatable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: [String]
    /// A BCP 47 tag.
    package var language: String?
    /// Without a date the file names none, so that equal pages give equal bytes.
    package var creationDate: Date?

    package init(
        title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
        language: String? = nil, creationDate: Date? = nil
    ) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
        self.language = language
        self.creationDate = creationDate
    }

    /// The information dictionary.
    func write(to buffer: inout PDFBuffer) {
        buffer.raw("<< ")
        let keywords = keywords.isEmpty ? nil : keywords.joined(separator: ", ")
        let entries: [(StaticString, String?)] = [
            ("/Title ", title), ("/Author ", author), ("/Subject ", subject), ("/Keywords ", keywords),
            ("/Creator ", "Roost"), ("/Producer ", "Roost"), ("/CreationDate ", dateText),
        ]
        for (key, value) in entries {
            guard let value else { continue }
            buffer.raw(key)
            buffer.text(value)
            buffer.raw(" ")
        }
        buffer.raw(">>")
    }

    /// `D:20000101000000Z`, within the years that have four digits.
    var dateText: String? {
        dateParts.map { year, rest in "D:" + year + rest.joined() + "Z" }
    }

    /// `2000-01-01T00:00:00Z`.
    var isoDate: String? {
        dateParts.map { year, rest in "\(year)-\(rest[0])-\(rest[1])T\(rest[2]):\(rest[3]):\(rest[4])Z" }
    }

    /// The year in four digits; month, day, hour, minute and second in two.
    private var dateParts: (year: String, rest: [String])? {
        guard let given = creationDate?.timeIntervalSince1970, !given.isNaN else { return nil }
        let seconds = Int(min(max(given.rounded(.down), -62_167_219_200), 253_402_300_799))
        let (day, time) = (Int((Double(seconds) / 86400).rounded(.down)), (seconds % 86400 + 86400) % 86400)
        let (year, month, dayOfMonth) = Self.civilDate(day)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(width - digits.count, 0)) + digits
        }
        let parts = [month, dayOfMonth, time / 3600, time / 60 % 60, time % 60]
        return (padded(year, 4), parts.map { padded($0, 2) })
    }

    /// The Gregorian date a number of days after 1 January 1970. Years are counted from March, so that the leap day
    /// comes last; everything repeats after 400 years.
    private static func civilDate(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
