/// Linear equations that are added one after the other; one that contradicts those before it is refused.
struct LinearSystem {
    /// A sum of multiples of variables, and what it is equal to.
    struct Equation {
        var terms: [Int: Double] = [:]
        var value = 0.0

        mutating func add(_ factor: Double, _ variable: Int) {
            let sum = (terms[variable] ?? 0) + factor
            terms[variable] = abs(sum) < 1e-9 ? nil : sum
        }

        /// Takes another equation's multiple away.
        mutating func subtract(_ factor: Double, _ other: Equation) {
            for (variable, coefficient) in other.terms { add(-factor * coefficient, variable) }
            value -= factor * other.value
        }
    }

    /// Each row's variable is in no other row.
    private var rows: [Int: Equation] = [:]

    /// Answers false where the equation contradicts those that are there.
    mutating func add(_ equation: Equation) -> Bool {
        var reduced = equation
        for (variable, factor) in equation.terms {
            if let row = rows[variable] { reduced.subtract(factor, row) }
        }
        // The largest factor divides best; of equal ones the first variable, so that results are the same each time.
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

    /// A variable's value; those that nothing determines are zero.
    func value(of variable: Int) -> Double { rows[variable]?.value ?? 0 }
}
