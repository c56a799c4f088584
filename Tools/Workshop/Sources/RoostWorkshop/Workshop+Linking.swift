import Foundation

extension Workshop {
    private var baseLibrary: URL { folder.appending(path: "libRoostBase.so") }
    var host: URL { folder.appending(path: "preview-host") }
    var userLibrary: URL { folder.appending(path: "libPreviews.so") }
    /// The libraries that the package's own objects ask for.
    private var autolinks: URL { folder.appending(path: "autolinks") }

    var symbolizer: String { Toolchain(compiler).program("llvm-symbolizer") }

    private var compiler: String { knowledge.locals.first?.command.first ?? "swiftc" }

    /// Links Roost, and what else the package depends on, into one library. Only a change of these links it anew.
    func linkBase(_ plan: BuildPlan, without locals: Set<String>) throws {
        let names = plan.closure(of: locals.union(["RoostPreviewHost"])).subtracting(locals)
        let objects = plan.ordered(names).flatMap(\.objects)
        if isNewer(baseLibrary, than: objects), isHostCurrent { return }
        say("Linking Roost, which is needed once …")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let archive = folder.appending(path: "libCObjects.a")
        try? FileManager.default.removeItem(at: archive)
        let cObjects = plan.cObjects.filter { FileManager.default.fileExists(atPath: $0) }
        if !cObjects.isEmpty {
            let list = folder.appending(path: "c-objects")
            try Self.writeList(cObjects, to: list)
            try link("ar", ["rcsT", archive.path(), "@\(list.path())"])
        }
        let list = folder.appending(path: "base-objects")
        try Self.writeList(objects, to: list)
        let compiler = plan.modules["RoostPreviewHost"]?.command.first ?? "swiftc"
        try link(
            compiler,
            ["-emit-library", "-use-ld=lld", "-o", baseLibrary.path(), "@\(list.path())"]
                + (cObjects.isEmpty ? [] : [archive.path()]) + SystemLibraries.flags(plan) + ["-lstdc++"])
        try linkHost(compiler)
    }

    /// A program that loads the libraries that it is given, and then runs the host.
    private static let hostSource = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <link.h>
        #include <stdio.h>

        int roost_preview_host_main(void);

        int main(int count, char **libraries) {
            for (int index = 1; index < count; index++) {
                void *library = dlopen(libraries[index], RTLD_NOW | RTLD_GLOBAL);
                struct link_map *map;
                if (!library || dlinfo(library, RTLD_DI_LINKMAP, &map)) {
                    fprintf(stderr, "%s\\n", dlerror());
                    return 3;
                }
                fprintf(stderr, "\(HostProcess.loadingMark)%s is at %lx\\n", libraries[index], (long)map->l_addr);
            }
            return roost_preview_host_main();
        }
        """

    private var hostSourceFile: URL { folder.appending(path: "preview-host.c") }

    private var isHostCurrent: Bool {
        FileManager.default.contents(atPath: hostSourceFile.path()) == Data(Self.hostSource.utf8)
            && FileManager.default.fileExists(atPath: host.path())
    }

    private func linkHost(_ compiler: String) throws {
        try Self.hostSource.write(to: hostSourceFile, atomically: true, encoding: .utf8)
        let runtime = Toolchain(compiler).runtime
        try link(
            Toolchain(compiler).program("clang"),
            [
                hostSourceFile.path(), "-o", host.path(), "-fuse-ld=lld", "-L\(folder.path())", "-lRoostBase",
                "-L\(runtime)",
                "-lswiftCore",
                "-Wl,-rpath,$ORIGIN", "-Wl,-rpath,\(runtime)", "-ldl", "-Wl,--allow-shlib-undefined",
            ])
    }

    /// Links the package's own modules, by the linker alone: through the compiler it takes five times as long. What they
    /// need of Roost the host has loaded before; the linker would only read a hundred megabytes of it.
    func linkUser(isPlanned: Bool) throws {
        let toolchain = Toolchain(compiler)
        let objects = knowledge.locals.flatMap(\.objects)
        let list = folder.appending(path: "user-objects")
        try Self.writeList(objects, to: list)
        if isPlanned || !FileManager.default.fileExists(atPath: autolinks.path()) {
            try link(toolchain.program("swift-autolink-extract"), objects + ["-o", autolinks.path()])
            // Each object asks for the same ones.
            let asked = try String(contentsOf: autolinks, encoding: .utf8).split(separator: "\n")
            try Set(asked).sorted().joined(separator: "\n").write(to: autolinks, atomically: true, encoding: .utf8)
        }
        try link(
            toolchain.program("ld.lld"),
            [
                "-shared", "-o", userLibrary.path(), toolchain.start, "@\(list.path())", "-L\(toolchain.runtime)",
                "-lswiftCore", "-rpath=$ORIGIN",
                "-rpath=\(toolchain.runtime)", "--allow-shlib-undefined",
            ] + toolchain.systemFolders.map { "-L\($0)" } + ["--as-needed", "@\(autolinks.path())"])
    }

    private func link(_ program: String, _ arguments: [String]) throws {
        let result = try Tool.run(program, arguments, in: root)
        guard result.status == 0 else {
            throw WorkshopError(.build, "The previews cannot be linked:\n\(result.output.suffix(4000))")
        }
    }

    private static func writeList(_ paths: [String], to file: URL) throws {
        let quoted = paths.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
        try quoted.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private func isNewer(_ file: URL, than objects: [String]) -> Bool {
        guard let made = SourceStamps.date(of: file.path()) else { return false }
        return objects.allSatisfy { SourceStamps.date(of: $0).map { $0 <= made } ?? false }
    }
}

/// The programs and libraries beside a compiler.
private struct Toolchain {
    private let programs: URL

    init(_ compiler: String) { programs = URL(filePath: compiler).deletingLastPathComponent() }

    func program(_ name: String) -> String { programs.appending(path: name).path() }

    var runtime: String { programs.deletingLastPathComponent().appending(path: "lib/swift/linux").path() }

    /// Where the system keeps libraries, which the compiler's driver knows and the linker does not.
    var systemFolders: [String] {
        #if arch(arm64)
            let machine = "aarch64-linux-gnu"
        #else
            let machine = "x86_64-linux-gnu"
        #endif
        return ["/usr/lib/\(machine)", "/lib/\(machine)", "/usr/lib64", "/usr/lib", "/lib"]
    }

    /// The object that tells Swift's runtime of a library's types.
    var start: String {
        #if arch(arm64)
            runtime + "/aarch64/swiftrt.o"
        #else
            runtime + "/x86_64/swiftrt.o"
        #endif
    }
}
