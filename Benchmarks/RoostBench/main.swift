import Foundation
import RoostCore
import SwiftUI

// Does one of the jobs that `bench.py` compares, and prints its costs.

let usage = """
    usage: RoostBench cards FILE [--format png|webp] [--cores one|all] [--count N] [--keep FOLDER]
           RoostBench pages FILE [--count N] [--keep FILE]
           RoostBench charts FILE --kind \(ChartPicture.names) [--format png|svg] [--count N] [--keep FILE]
           RoostBench cloud [--count N] [--keep FILE]
           RoostBench ledger [FILE] [--rows N] [--tagged no] [--keep FILE]
           RoostBench invoices FILE [--count N]
           RoostBench screen [--count N] [--keep FILE]
           RoostBench card FILE PICTURE
           RoostBench trees [--format table|json] [--largest N]
           RoostBench memory \(Tree.names) COUNT
           RoostBench tree \(Tree.names) COUNT \(Stage.names) [ROUNDS]
           RoostBench frames [COUNT [ROUNDS]]
           RoostBench plot FILE PICTURE [--scheme light|dark]
    """

do {
    let command = CommandLine.arguments.dropFirst().first
    let options = Options(CommandLine.arguments.dropFirst(2))
    switch command {
    case "cards": try Cards.run(options)
    case "pages": try Pages.run(options)
    case "charts": try ChartPictures.run(options)
    case "cloud": try ChartPictures.runCloud(options)
    case "ledger": try Ledger.run(options)
    case "invoices": try Invoices.run(options)
    case "screen": try Screens.run(options)
    case "card": try Start.run(options)
    case "trees": try Report.run(options)
    case "memory": try Report.printMemory(options)
    case "tree": try Report.repeatStage(options)
    case "frames": try Frames.run(options)
    case "plot": try PerformancePlot.run(options)
    default: throw UsageError()
    }
} catch is UsageError {
    print(usage)
    exit(2)
} catch {
    FileHandle.standardError.write(Data("RoostBench: \(error)\n".utf8))
    exit(1)
}
