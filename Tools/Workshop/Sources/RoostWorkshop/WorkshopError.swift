/// A failure with a message that says what to do, and the exit code of the command.
public struct WorkshopError: Error, CustomStringConvertible, Sendable {
    /// The exit codes of `roost`.
    public enum Code: Int32, Sendable {
        /// Something differs or was found.
        case difference = 1
        /// The user's package does not build.
        case build = 2
        /// The preview's code crashed.
        case crash = 3
        /// The request cannot be met.
        case request = 4
        /// Something is missing on this machine or in the package.
        case setup = 5
    }

    public let code: Code
    public let description: String
    /// The compiler's errors, where the code does not build.
    public let messages: [CompilerMessages.Message]

    public init(_ code: Code, _ description: String, messages: [CompilerMessages.Message] = []) {
        self.code = code
        self.description = description
        self.messages = messages
    }
}
