extension PreviewPage {
    /// The page: it shows each preview in a frame that its host serves.
    static let page = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Previews</title>
        <link rel="icon" href="data:,">
        <style>
        :root { color-scheme: light dark; font: 14px/1.4 Inter, system-ui, sans-serif }
        body { margin: 0; background: light-dark(#f2f2f5, #1c1c1e); color: light-dark(#1c1c1e, #f2f2f5) }
        header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 12px; align-items: center;
          padding: 10px 20px; background: light-dark(#fffffff0, #2c2c2ef0); border-bottom: 1px solid #8884 }
        h1 { font-size: 16px; margin: 0 12px 0 0 }
        #times { margin-left: auto; opacity: .75; font-variant-numeric: tabular-nums }
        .message { margin: 16px 20px 0; padding: 12px 16px; border-radius: 10px; border: 1px solid #c334;
          background: light-dark(#fff0ef, #40201f); white-space: pre-wrap; overflow-wrap: anywhere }
        .message code { font: 13px/1.5 ui-monospace, monospace }
        main { display: flex; flex-wrap: wrap; gap: 28px; padding: 20px; align-items: flex-start }
        figure { margin: 0; scroll-margin-top: 60px } figcaption { margin-bottom: 8px } figcaption small { opacity: .7; margin-left: 8px }
        .window { position: relative; overflow: hidden; background: light-dark(#fff, #000);
          border-radius: 8px; box-shadow: 0 0 0 1px #8886, 0 4px 16px #0002 }
        .window.device { border-radius: 38px; box-shadow: 0 0 0 6px light-dark(#222, #555), 0 6px 20px #0004 }
        iframe { position: absolute; border: 0; transform-origin: 0 0; left: 0; top: 0 }
        iframe.new { opacity: 0; pointer-events: none }
        [hidden] { display: none }
        \(inspectorStyle)
        </style>
        <header>
        <h1 id="package">Previews</h1>
        <label>Device <select id="device"><option value="">as written</option><option>iphone-17</option>
        <option>iphone-17-pro-max</option><option>iphone-se</option><option>ipad</option><option>ipad-mini</option></select></label>
        <label>Scheme <select id="scheme"><option value="">the browser’s</option><option>light</option><option>dark</option></select></label>
        <label>Text <select id="textSize"><option value="">as set</option><option>xs</option><option>m</option><option>xl</option>
        <option>xxxl</option><option>ax1</option><option>ax3</option><option>ax5</option></select></label>
        <label>Language <input id="locale" size="5" placeholder="en"></label>
        <label><input id="rightToLeft" type="checkbox"> right to left</label>
        <label>Zoom <select id="zoom"><option value="1">100 %</option><option value="0.75">75 %</option>
        <option value="0.5">50 %</option></select></label>
        <button id="inspect" aria-pressed="false">Inspect</button>
        <span id="times" role="status"></span>
        </header>
        <div id="errors" class="message" role="alert" hidden></div>
        <div id="crash" class="message" role="alert" hidden><code></code><p><button>Start again</button></p></div>
        <main></main>
        <aside id="inspector" aria-label="Inspector" hidden></aside>
        <script>
        const byID = (id) => document.getElementById(id);
        const main = document.querySelector("main");
        const windows = new Map();
        let state = { generation: 0 }, arrived = 0, waiting = 0, isEarly = false;

        function element(name, className, text) {
          const made = document.createElement(name);
          if (className) made.className = className;
          if (text !== undefined) made.textContent = text;
          return made;
        }

        class PreviewWindow {
          constructor(preview) {
            this.figure = element("figure");
            this.figure.dataset.preview = preview.summary.id;
            this.caption = element("figcaption");
            this.window = element("div", "window");
            this.figure.append(this.caption, this.window);
          }

          show(preview) {
            const { summary } = preview;
            this.preview = preview;
            const place = summary.file ? `${summary.file}:${summary.line}` : summary.provider ?? "";
            this.caption.replaceChildren(element("b", "", summary.name ?? summary.id), element("small", "", place));
            this.window.classList.toggle("device", preview.isDevice);
            if (preview.failure) {
              this.window.replaceChildren(element("p", "", preview.failure));
              this.frame = this.arriving = null;
              return;
            }
            if (this.frame?.src === preview.address) {
              this.settle(this.frame);
              this.frame.contentWindow.postMessage("connect", "*");
              return;
            }
            const frame = element("iframe", "new");
            frame.title = summary.name ?? summary.id;
            frame.src = preview.address;
            this.arriving?.remove();
            this.arriving = frame;
            this.window.append(frame);
            this.resize(frame);
            // A frame that is out of sight draws nothing until it is seen.
            setTimeout(() => { if (this.arriving === frame) this.settle(frame); }, 1500);
          }

          settle(frame) {
            this.arriving = null;
            for (const other of this.window.querySelectorAll("iframe")) if (other !== frame) other.remove();
            this.frame = frame;
            frame.classList.remove("new");
            this.resize(frame);
            const { width, height } = this.preview, zoom = Number(byID("zoom").value);
            Object.assign(this.window.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
          }

          resize(frame) {
            const { width, height } = this.preview, zoom = Number(byID("zoom").value);
            Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${zoom})` });
            if (!this.frame) Object.assign(this.window.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
          }
        }

        addEventListener("message", ({ data, source }) => {
          if (data !== "drawn") return;
          for (const shown of windows.values()) {
            if (source === shown.arriving?.contentWindow) shown.settle(shown.arriving);
            else if (source !== shown.frame?.contentWindow || shown.arriving) continue;
            // A frame may connect before the page knows of the new host.
            if (waiting) noteDrawn(); else if (state.isBuilding) isEarly = true;
          }
        });

        function noteDrawn() {
          waiting = 0;
          state.times.picture = performance.now() - arrived;
          byID("times").textContent += `, picture ${Math.round(state.times.picture)} ms`;
          document.body.dataset.drawn = state.generation;
          inspector.refresh();
        }

        function showPreviews() {
          const known = new Set(state.previews.map((preview) => preview.summary.id));
          for (const [id, shown] of windows) if (!known.has(id)) { shown.figure.remove(); windows.delete(id); }
          for (const preview of state.previews) {
            const { id } = preview.summary;
            if (!windows.has(id)) windows.set(id, new PreviewWindow(preview));
            main.append(windows.get(id).figure);
          }
          goToPreview();
        }

        /// Goes to the preview that the address names behind its `#`.
        function goToPreview() {
          windows.get(decodeURIComponent(location.hash.slice(1)))?.figure.scrollIntoView();
        }
        addEventListener("hashchange", goToPreview);

        function take(next) {
          if (next.isBuilding && !state.isBuilding) isEarly = false;
          const isNew = next.generation !== state.generation;
          state = next;
          byID("package").textContent = document.title = state.package;
          if (isNew) {
            arrived = performance.now();
            waiting = 1;
            const figures = [...main.children].map((figure) => figure.dataset.preview).join();
            // Moving a frame would load it again.
            if (figures !== state.previews.map((preview) => preview.summary.id).join()) showPreviews();
            for (const preview of state.previews) windows.get(preview.summary.id).show(preview);
            const { compile, link, load } = state.times;
            byID("times").textContent =
              `compile ${Math.round(compile)} ms, link ${Math.round(link)} ms, load ${Math.round(load)} ms`;
            if (isEarly) noteDrawn();
          } else if (state.isBuilding) {
            byID("times").textContent = "building …";
          }
          const errors = byID("errors");
          errors.hidden = !state.errors.length && !state.failure;
          errors.replaceChildren(element("code", "", state.failure ?? state.errors.map(
            (error) => `${error.file.replace(state.folder, "").replace(/^\\//, "")}:${error.line}:${error.column}: ${error.text}`).join("\\n")));
          if (!errors.hidden) byID("times").textContent = "the code does not build; the pictures are those from before";
          byID("crash").hidden = !state.crash;
          byID("crash").firstChild.textContent = state.crash ?? "";
        }

        function send() {
          const settings = {};
          for (const name of ["device", "scheme", "textSize", "locale"]) {
            const value = byID(name).value.trim();
            if (value) settings[name] = value;
          }
          if (byID("rightToLeft").checked) settings.rightToLeft = true;
          fetch("/settings", { method: "POST", body: JSON.stringify(settings) });
        }

        for (const id of ["device", "scheme", "textSize", "locale", "rightToLeft"]) byID(id).addEventListener("change", send);
        byID("zoom").addEventListener("change", () => {
          for (const shown of windows.values()) if (shown.frame) shown.settle(shown.frame);
        });
        byID("crash").querySelector("button").addEventListener("click", () => fetch("/restart", { method: "POST" }));
        \(inspectorScript)
        new EventSource("/events").addEventListener("message", ({ data }) => take(JSON.parse(data)));
        </script>
        </html>

        """
}
