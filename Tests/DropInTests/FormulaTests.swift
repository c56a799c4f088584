import Foundation
import SwiftUI
import Testing

struct FormulaTests {
    private func value(_ format: String, _ object: Any? = nil) -> Double? {
        NSExpression(format: format).expressionValue(with: object, context: nil) as? Double
    }

    @Test func `a formula is computed with the usual precedence`() {
        #expect(value("1 + 2 * 3") == 7)
        #expect(value("(1 + 2) * -3") == -9)
        #expect(value("2 ** 3 ** 2") == 512)
        #expect(value("10 - 4 - 3") == 3)
        #expect(value("1.5e1 / 2") == 7.5)
    }

    @Test func `whole numbers are divided without a rest`() {
        #expect(value("7 / 2") == 3)
        #expect(value("7.0 / 2") == 3.5)
        #expect(value("1 / 0") == .infinity)
        #expect(value("9223372036854775807 + 1") == 9_223_372_036_854_775_808)
    }

    @Test func `a formula knows functions, keys and arguments`() {
        #expect(value("sqrt(16) + abs:(-2)") == 6)
        #expect(value("sum({1, 2, 3})") == 6)
        #expect(value("width * 2", ["width": 21]) == 42)
        let expression = NSExpression(format: "%@ + %d", NSNumber(value: 40), 2)
        #expect(expression.expressionValue(with: nil, context: nil) as? Int == 42)
    }

    @Test(arguments: ["1 +", "(1", "1 2", "", "3 $ 4", "foo(", String(repeating: "(", count: 5000)])
    func `a wrong formula has no value`(format: String) {
        #expect(NSExpression(format: format).expressionValue(with: nil, context: nil) == nil)
    }
}
