"use strict";
// Previews of a SwiftUI package beside its code. All that it knows comes from the command line `roost`.
const vscode = require("vscode");
const http = require("node:http");
const { execFile, spawn } = require("node:child_process");
const core = require("./core.js");

/// `roost preview` of one package, with its panel and its errors.
class PreviewServer {
  constructor(folder, errors) {
    this.folder = folder;
    this.errors = errors;
    this.address = new Promise((resolve, reject) => {
      // The panel is a frame of the editor's, so the previews may be shown in it.
      this.process = spawn(command(), [
        "preview", "--package", folder, "--embedder", "vscode-webview:", "--embedder", "vscode-file:",
      ]);
      let said = "";
      this.process.stdout.on("data", (part) => {
        const address = core.address(said += part);
        if (address) resolve(address);
      });
      this.process.stderr.on("data", (part) => { said += part; });
      this.process.on("error", (error) => reject(new Error(`${command()} does not start: ${error.message}. `
        + "“make install” in Roost's folder installs it; the setting “roost.command” names another place.")));
      this.process.on("exit", () => { this.hasEnded = true; reject(new Error(said.trim())); });
    });
    this.address.then((address) => this.follow(address), () => {});
  }

  /// Shows the errors of each build in the files that have them.
  follow(address) {
    const reader = new core.EventReader();
    this.events = http.get(`${address}events`, (response) => {
      response.setEncoding("utf8");
      response.on("data", (part) => reader.take(part).forEach((state) => this.show(state)));
    });
    this.events.on("error", () => {});
  }

  show(state) {
    this.errors.clear();
    for (const [file, found] of core.diagnostics(state)) {
      this.errors.set(vscode.Uri.file(file), found.map(({ line, column, message }) => {
        const place = new vscode.Range(line, column, line, Number.MAX_SAFE_INTEGER);
        const diagnostic = new vscode.Diagnostic(place, message, vscode.DiagnosticSeverity.Error);
        diagnostic.source = "roost";
        return diagnostic;
      }));
    }
  }

  async open(preview) {
    const address = await this.address;
    const outside = await vscode.env.asExternalUri(vscode.Uri.parse(address));
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        "roostPreviews", "Previews", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, retainContextWhenHidden: true });
      this.panel.onDidDispose(() => { this.panel = undefined; });
    }
    this.panel.webview.html = core.panel(outside.toString(true), preview);
    this.panel.reveal(undefined, true);
  }

  stop() {
    this.events?.destroy();
    this.panel?.dispose();
    this.errors.clear();
    this.process.kill();
  }
}

function command() {
  return vscode.workspace.getConfiguration("roost").get("command");
}

/// What the command line prints, as JSON or text.
function ask(...words) {
  return new Promise((resolve, reject) => {
    execFile(command(), words, { maxBuffer: 64 << 20 }, (error, output, complaint) =>
      error ? reject(new Error(complaint || error.message)) : resolve(output));
  });
}

function activate(context) {
  const errors = vscode.languages.createDiagnosticCollection("roost");
  const servers = new Map();

  function server() {
    const document = vscode.window.activeTextEditor?.document;
    const folder = (document && vscode.workspace.getWorkspaceFolder(document.uri)) ?? vscode.workspace.workspaceFolders?.[0];
    if (!folder) throw new Error("Open a folder with a Swift package first.");
    const path = folder.uri.fsPath;
    if (!servers.has(path) || servers.get(path).hasEnded) servers.set(path, new PreviewServer(path, errors));
    return servers.get(path);
  }

  async function identify(path, preview) {
    const previews = JSON.parse(await ask("previews", "--json", "--package", server().folder));
    const id = core.identify(preview, path, previews);
    if (!id) throw new Error("The package builds no such preview yet.");
    return id;
  }

  /// Registers a command whose errors are shown.
  function register(name, action) {
    context.subscriptions.push(vscode.commands.registerCommand(name, async (...words) => {
      try {
        await action(...words);
      } catch (error) {
        vscode.window.showErrorMessage(error.message);
      }
    }));
  }

  register("roost.showPreviews", async (path, preview) =>
    server().open(preview ? await identify(path, preview) : undefined));
  register("roost.explain", async (path, preview) => {
    let id = preview && await identify(path, preview);
    if (!id) {
      const previews = JSON.parse(await ask("previews", "--json", "--package", server().folder));
      id = await vscode.window.showQuickPick(previews.map(({ id }) => id), { title: "Explain which preview?" });
    }
    if (!id) return;
    const content = await ask("explain", id, "--package", server().folder);
    const document = await vscode.workspace.openTextDocument({ content, language: "plaintext" });
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
  });
  register("roost.stop", () => {
    for (const server of servers.values()) server.stop();
    servers.clear();
  });

  context.subscriptions.push(errors, vscode.languages.registerCodeLensProvider({ language: "swift", scheme: "file" }, {
    provideCodeLenses: (document) => core.findPreviews(document.getText()).flatMap((preview) => {
      const place = new vscode.Range(preview.line, 0, preview.line, 0);
      const words = [document.uri.fsPath, preview];
      return [
        new vscode.CodeLens(place, { title: "$(play) Show preview", command: "roost.showPreviews", arguments: words }),
        new vscode.CodeLens(place, { title: "Explain", command: "roost.explain", arguments: words }),
      ];
    }),
  }), { dispose: () => servers.forEach((server) => server.stop()) });
}

module.exports = { activate };
