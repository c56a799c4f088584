import SwiftUI
import Testing

/// Predicates of Apple's language, which Foundation on Linux cannot read.
@MainActor
struct PredicateTests {
    struct Person {
        var name: String
        var age: Int
        var town: String?
        var pets: [Pet] = []
    }
    struct Pet {
        var name: String
    }

    private let anna = Person(name: "Anna Østberg", age: 30, town: nil, pets: [Pet(name: "Mia"), Pet(name: "Bo")])

    private func holds(_ format: String, _ arguments: Any..., for object: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test func `a text matches a whole regular expression`() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(mail.evaluate(with: "anna@example.com"))
        #expect(!mail.evaluate(with: "anna@example.com, bo@example.com"))
        #expect(!mail.evaluate(with: "anna"))
        #expect(!mail.evaluate(with: nil))
    }

    @Test func `texts are compared with and without case and accents`() {
        #expect(holds("SELF CONTAINS[cd] %@", "CAFE", for: "Grand Café"))
        #expect(!holds("SELF CONTAINS %@", "CAFE", for: "Grand Café"))
        #expect(holds("SELF BEGINSWITH[c] 'grand'", for: "Grand Café"))
        #expect(holds("SELF ENDSWITH \"Café\"", for: "Grand Café"))
        #expect(holds("SELF LIKE '*.sw?ft'", for: "Map.swift") && !holds("SELF LIKE '*.sw?ft'", for: "Map.swiftmodule"))
    }

    @Test func `keys read dictionaries and the properties of values`() {
        #expect(holds("name BEGINSWITH %@ AND age >= %d", "Anna", 18, for: anna))
        #expect(holds("%K == 30", "age", for: anna) && holds("town == nil", for: anna))
        #expect(holds("user.age BETWEEN {18, 30}", for: ["user": ["age": 30]]))
        #expect(holds("ANY pets.name == 'Bo'", for: anna) && !holds("ALL pets.name == 'Bo'", for: anna))
        #expect(holds("pets.@count > 1", for: anna))
    }

    @Test func `predicates are joined by their precedence`() {
        #expect(holds("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE", for: nil))
        #expect(!holds("(TRUEPREDICATE || FALSEPREDICATE) && NOT TRUEPREDICATE", for: nil))
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
        #expect(holds("NOT (SELF IN {1, 2.5, -3})", for: 3) && holds("SELF IN {1, 2.5, -3}", for: -3))
    }

    @Test func `a list is filtered`() {
        let all = ["Apple", "Banana", "apricot"]
        let predicate = NSPredicate(format: "SELF BEGINSWITH[c] %@", "ap")
        #expect(all.filter { predicate.evaluate(with: $0) } == ["Apple", "apricot"])
    }

    @Test(arguments: ["", "name", "name ==", "name == 'x", "(name == 1", "name @ 1", "name == %@", "a == 1 b", "%"])
    func `words that are no predicate are false`(format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: ["name": "x"]))
    }

    @Test func `a predicate that is nested too deeply is false`() {
        let format = String(repeating: "(", count: 100_000) + "TRUEPREDICATE" + String(repeating: ")", count: 100_000)
        #expect(!NSPredicate(format: format).evaluate(with: nil))
    }
}
