/// A system of linear equations, added one after the other. It refuses an equation that contradicts the earlier ones.
struct LinearSystem {
    /// A sum of multiples of variables, and its value.
    struct Equation {
        var terms: [Int: Double] = [:]
        var value = 0.0

        mutating func add(_ factor: Double, _ variable: Int) {
            let sum = (terms[variable] ?? 0) + factor
            terms[variable] = abs(sum) < 1e-9 ? nil : sum
        }

        /// Subtracts a multiple of another equation.
        mutating func subtract(_ factor: Double, _ other: Equation) {
            for (variable, coefficient) in other.terms { add(-factor * coefficient, variable) }
            value -= factor * other.value
        }
    }

    /// The solved rows, by variable; a row's own variable is in no other row.
    private var rows: [Int: Equation] = [:]

    /// Returns false where the equation contradicts the earlier ones.
    mutating func add(_ equation: Equation) -> Bool {
        var reduced = equation
        for (variable, factor) in equation.terms {
            if let row = rows[variable] { reduced.subtract(factor, row) }
        }
        // Dividing by the largest factor is the most exact. Of equal ones the first variable counts, so that results do
        // not vary.
        guard let pivot = reduced.terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }) else {
            return abs(reduced.value) < 1e-6
        }
        var row = Equation(value: reduced.value / pivot.value)
        for (variable, factor) in reduced.terms { row.terms[variable] = factor / pivot.value }
        for (variable, other) in rows {
            if let factor = other.terms[pivot.key] { rows[variable]!.subtract(factor, row) }
        }
        rows[pivot.key] = row
        return true
    }

    /// The value of a variable; zero where nothing determines it.
    func value(of variable: Int) -> Double { rows[variable]?.value ?? 0 }
}
