import Foundation
import RoostCore
import SwiftUI

// Times resolve, layout and update of trees of many views, stage by stage.
//
//     RoostBench [tree] [count] [stage] [rounds]
//     RoostBench frames [count] [rounds]
//
// Without arguments everything is timed and a table printed; with them one stage of one tree runs `rounds` times, which
// is what callgrind is pointed at.

let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty {
    Report.printAll()
    Frames.printAll()
} else if arguments.first == "frames" {
    let list = Array(arguments)
    guard list.count >= 2, let count = Int(list[1]) else { Frames.printAll(); exit(0) }
    let frames = Frames(count: count)
    for _ in 0..<(list.count > 2 ? Int(list[2]) ?? 1 : 1) { for stage in FrameStage.allCases { frames.run(stage) } }
} else {
    let list = Array(arguments)
    guard let tree = Tree(rawValue: list[0]), list.count >= 3, let count = Int(list[1]),
        let stage = Stage(rawValue: list[2])
    else {
        print("usage: RoostBench [\(Tree.names) count \(Stage.names) [rounds]]")
        exit(2)
    }
    let rounds = list.count > 3 ? Int(list[3]) ?? 1 : 1
    let subject = Subject(tree, count: count)
    subject.prepare(stage)
    for _ in 0..<rounds { subject.run(stage) }
}
