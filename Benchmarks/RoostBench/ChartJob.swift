/// A chart of the benchmark: what every engine draws of the same numbers.
struct ChartJob: Decodable {
    /// Monthly sums as bars.
    struct Bar: Decodable {
        var month: String
        var value: Double
    }

    /// A line of values, one a day.
    struct Line: Decodable {
        var name: String
        var values: [Double]
    }

    struct Point: Decodable {
        var x: Double
        var y: Double
    }

    /// A part of the donut.
    struct Share: Decodable {
        var name: String
        var value: Double
    }

    var bars: [Bar]
    var lines: [Line]
    var points: [Point]
    var shares: [Share]
}
