import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import SwiftUI

private final class Counter {}

private struct Value: Equatable { var number = 0 }

extension EnvironmentValues {
    @Entry fileprivate var typed: Double = 1.5
    @Entry fileprivate var inferred = [1, 2]
    @Entry fileprivate var optional: String?
    @Entry fileprivate var implicit: Value!
    @Entry fileprivate var function: @Sendable (Int) -> Int = { $0 * 2 }
    @Entry fileprivate var object = Counter()
    @Entry fileprivate var `default`: Dictionary<String, Int> = [:]
}

extension Transaction {
    @Entry fileprivate var number: Int = 3
}

extension ContainerValues {
    @Entry fileprivate var weight = 1
}

@MainActor @Suite struct EntryTests {
    @Test func `An entry has its default until it is set`() {
        var environment = EnvironmentValues()
        #expect(environment.typed == 1.5)
        #expect(environment.inferred == [1, 2])
        #expect(environment.optional == nil)
        #expect(environment.implicit == nil)
        #expect(environment.function(4) == 8)
        #expect(environment.default == [:])
        environment.inferred = []
        environment.default["a"] = 1
        #expect(environment.inferred == [])
        #expect(environment.default == ["a": 1])
    }

    @Test func `The default is computed each time`() {
        let environment = EnvironmentValues()
        #expect(environment.object !== environment.object)
    }

    @Test func `A transaction has entries`() {
        var transaction = Transaction()
        #expect(transaction.number == 3)
        transaction.number = 4
        #expect(transaction.number == 4)
    }

    @Test func `A container reads its views' entries`() {
        let row = Group(subviews: Two()) { subviews in
            Spacer().frame(width: subviews.reduce(0) { $0 + CGFloat($1.containerValues.weight) })
        }
        #expect(ViewGraph(row, environment: EnvironmentValues()).layOut(.unspecified).width == 6)
    }

    private struct Two: View {
        var body: some View {
            Spacer()
            Spacer().containerValue(\.weight, 5)
        }
    }
}
