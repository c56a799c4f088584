import Foundation
import RoostControls
@_spi(Engine) import RoostCore

// Runs one coverage-guided fuzzer: `RoostFuzz NAME [libFuzzer options] [corpus folders]`. `make fuzz` runs them all.

/// The fuzzer that this process runs.
private let fuzzer: any Fuzzer = {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let fuzzer = allFuzzers[name] else {
        FileHandle.standardError.write(
            Data("RoostFuzz: name one of \(allFuzzers.keys.sorted().joined(separator: ", "))\n".utf8))
        exit(2)
    }
    return fuzzer
}()

/// The entry point of libFuzzer. Its arguments do not include the fuzzer's name.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

_ = fuzzer
var count = CommandLine.argc - 1
var arguments = CommandLine.unsafeArgv + 1
arguments[0] = CommandLine.unsafeArgv[0]
let status = runDriver(&count, &arguments) { bytes, count in
    // Bad input provokes warnings: they are not printed.
    _ = Log.collecting { fuzzer.run(FuzzInput(Array(UnsafeBufferPointer(start: bytes, count: count)))) }
    return 0
}
exit(status)
