/// The modules that `import os` brings, as on Apple's systems.
@_exported import OSLog
