import Foundation

/// The options of `render`.
struct BatchOptions {
    var template = ""
    var input = "-"
    var output = ""
    var format: RenderFormat?
    var scale = 1.0
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var resumes = false
    var limits = RenderLimits()

    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let option = rest.popFirst() {
            if option == "--resume" {
                resumes = true
                continue
            }
            guard let value = rest.popFirst() else { throw ServiceError.usage("\(option) needs a value.") }
            if try limits.take(option, value) { continue }
            switch option {
            case "--template": template = value
            case "--input": input = value
            case "--output": output = value
            case "--format":
                guard let format = RenderFormat(rawValue: value) else {
                    throw ServiceError.usage("\"\(value)\" is no format; use png, jpg, webp, svg or pdf.")
                }
                self.format = format
            case "--scale":
                scale = try RenderLimits.number(option, value, 0.01...16)
            case "--jobs":
                guard let number = Int(value), (1...1024).contains(number) else {
                    throw ServiceError.usage("--jobs \(value) must be a number from 1 to 1024.")
                }
                jobs = number
            default: throw ServiceError.usage("\(option) is no option of render.\n\(ServiceCommand.usage)")
            }
        }
        if template.isEmpty || output.isEmpty { throw ServiceError.usage("render needs --template and --output.") }
    }
}
