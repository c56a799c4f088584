import ArgumentParser
import RoostWorkshop

/// `roost doctor`
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what is missing on this machine, and the command that mends it.")

    @Flag(help: "Prints JSON.") var json = false

    func run() throws {
        let checks = MachineCheck.all()
        if json { try printJSON(checks) }
        for check in checks where !json {
            print("\(check.isMet ? "✓" : "✗") \(check.name)\(check.isMet ? "" : ": \(check.remedy)")")
        }
        guard checks.allSatisfy(\.isMet) else { throw ExitCode(5) }
    }
}
