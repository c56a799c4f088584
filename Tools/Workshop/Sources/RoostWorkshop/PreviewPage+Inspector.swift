extension PreviewPage {
    static let inspectorStyle = """
        body.inspecting main { margin-right: 420px }
        #inspect[aria-pressed=true] { background: #0a66d8; color: #fff }
        #inspector { position: fixed; z-index: 1; right: 0; bottom: 0; width: 420px; box-sizing: border-box; display: flex;
          flex-direction: column; background: light-dark(#fff, #242426); border-left: 1px solid #8884 }
        #inspector[hidden] { display: none }
        #inspector label { padding: 8px 12px; border-bottom: 1px solid #8884 }
        #inspector ol { flex: 1; margin: 0; padding: 8px 0; overflow: auto; list-style: none; border-bottom: 1px solid #8884 }
        #inspector li button { display: block; width: 100%; padding: 2px 12px; border: 0; background: none; color: inherit;
          font: 12px/1.5 ui-monospace, monospace; text-align: left; white-space: nowrap }
        #inspector li button small { opacity: .7 }
        #inspector li button:hover, #inspector li button.near { background: #0a66d81f }
        #inspector li button[aria-current=true] { background: #0a66d8; color: #fff }
        #details { flex: 1.2; overflow: auto; padding: 12px 16px }
        #details h2 { font-size: 15px; margin: 0 0 2px } #details h3 { font-size: 12px; margin: 14px 0 4px; opacity: .75 }
        #details p { margin: 4px 0 } #details code { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
        #details table { border-collapse: collapse; font-size: 12px; width: 100% }
        #details td, #details th { padding: 2px 8px 2px 0; text-align: left; vertical-align: top; font-weight: normal }
        #details th { opacity: .75 }
        .inspecting .window { overflow: visible } .inspecting .window iframe { border-radius: inherit }
        .overlay { position: absolute; inset: 0; z-index: 1; cursor: crosshair }
        .overlay svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none }
        .overlay text { font: 600 11px Inter, system-ui, sans-serif; fill: #fff }
        """

    /// The page's inspector: it shows a view's frame and the room around it, and why it is so.
    static let inspectorScript = """
        const inspector = {
          isOn: false, showsAll: false, windows: new Map(), wanted: null, shown: null, selected: null, near: null,

          toggle() {
            this.isOn = !this.isOn;
            byID("inspect").setAttribute("aria-pressed", this.isOn);
            document.body.classList.toggle("inspecting", this.isOn);
            byID("inspector").hidden = !this.isOn;
            for (const overlay of document.querySelectorAll(".overlay")) overlay.remove();
            this.windows.clear();
            [this.shown, this.selected, this.near] = [null, null, null];
            if (this.isOn) this.refresh();
          },

          /// Lays overlays over new windows, and asks again for the views of the shown one.
          refresh() {
            if (!this.isOn) return;
            for (const [id, shown] of windows) {
              if (this.windows.get(id)?.isConnected) continue;
              const overlay = element("div", "overlay");
              overlay.addEventListener("pointerenter", () => this.show(id));
              overlay.addEventListener("pointermove", (event) => this.hover(id, event));
              overlay.addEventListener("pointerleave", () => { this.near = null; this.draw(); });
              overlay.addEventListener("click", (event) => this.pick(id, event));
              shown.figure.querySelector(".window").append(overlay);
              this.windows.set(id, overlay);
            }
            const id = this.shown?.preview.id ?? windows.keys().next().value;
            if (id) this.show(id);
          },

          async show(id) {
            this.wanted = id;
            const answer = await fetch("/inspect", { method: "POST", body: id });
            if (!this.isOn || this.wanted !== id) return;
            // A window that is still connecting has no views yet.
            if (!answer.ok) return setTimeout(() => { if (this.isOn && this.wanted === id) this.show(id); }, 500);
            const known = this.shown?.preview.id === id ? this.selected : null;
            this.shown = this.visible(await answer.json());
            this.selected = this.shown.views[known] ? known : null;
            this.list();
            this.draw();
          },

          /// The views that the sources name, each below the next one around it. All where none is, or all are wanted.
          visible(inspection) {
            const { views } = inspection;
            if (this.showsAll || !views.some(({ step }) => step.source)) return inspection;
            // The number of named views in each.
            const counts = views.map(() => 0);
            views.forEach((view, index) => {
              if (view.step.source) for (let at = index; at !== undefined; at = views[at].parent) counts[at] += 1;
            });
            const named = [], places = new Map();
            views.forEach((view, index) => {
              if (!view.step.source) return;
              let { parent } = view;
              while (parent !== undefined && !places.has(parent)) parent = views[parent].parent;
              places.set(index, named.length);
              named.push({ ...view, step: this.whole(view, views, counts), parent: places.get(parent) });
            });
            return { ...inspection, views: named };
          },

          /// What a call made: of a button, for instance, not only the text that its words name, but all around the text.
          whole({ step, parent }, views, counts) {
            const [made, called] = [step.view, step.source.code].map((words) => /^\\w+/.exec(words)?.[0]);
            if (!called || called === made) return step;
            let outer = step;
            for (; parent !== undefined && counts[parent] === 1; { parent } = views[parent]) outer = views[parent].step;
            return { ...outer, view: step.view.replace(made, called), source: step.source };
          },

          /// An event's place in a preview's window.
          place(id, { clientX, clientY }) {
            const zoom = Number(byID("zoom").value), { left, top } = this.windows.get(id).getBoundingClientRect();
            return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
          },

          /// The innermost view at a place.
          at({ x, y }) {
            const inside = ({ step: { frame } }) =>
              x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
            return this.shown.views.findLastIndex(inside);
          },

          hover(id, event) {
            if (this.shown?.preview.id !== id) return;
            this.near = this.at(this.place(id, event));
            this.draw();
          },

          async pick(id, event) {
            const place = this.place(id, event);
            await this.show(id);
            if (this.shown?.preview.id === id) this.select(this.at(place));
          },

          select(index) {
            this.selected = index < 0 ? null : index;
            this.list();
            this.draw();
            byID("inspector").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
          },

          depth(index) {
            let depth = 0;
            for (let at = this.shown.views[index].parent; at !== undefined; at = this.shown.views[at].parent) depth += 1;
            return depth;
          },

          list() {
            const old = byID("inspector").querySelector("ol");
            const hadFocus = old?.contains(document.activeElement), place = old?.scrollTop ?? 0;
            const list = element("ol");
            this.shown.views.forEach((view, index) => {
              const button = element("button", "", view.step.view);
              button.style.paddingLeft = `${12 + 12 * this.depth(index)}px`;
              if (view.owner !== this.shown.views[view.parent]?.owner && view.owner)
                button.append(element("small", "", `  in ${view.owner}`));
              if (index === this.selected) button.setAttribute("aria-current", "true");
              button.addEventListener("click", () => this.select(index));
              button.addEventListener("pointerenter", () => { this.near = index; this.draw(); });
              const item = element("li");
              item.append(button);
              list.append(item);
            });
            list.addEventListener("keydown", (event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (!step || this.selected === null) return;
              event.preventDefault();
              this.select(Math.max(0, Math.min(this.shown.views.length - 1, this.selected + step)));
            });
            byID("inspector").style.top = `${document.querySelector("header").offsetHeight}px`;
            const all = element("input");
            all.type = "checkbox";
            all.checked = this.showsAll;
            all.addEventListener("change", () => {
              this.showsAll = all.checked;
              [this.selected, this.near] = [null, null];
              this.show(this.shown.preview.id);
            });
            const choice = element("label");
            choice.append(all, " the parts that views consist of, too");
            byID("inspector").replaceChildren(choice, list, this.details());
            list.scrollTop = place;
            if (hadFocus) list.querySelector("[aria-current=true]")?.focus({ preventScroll: true });
          },

          details() {
            const details = element("section");
            details.id = "details";
            const view = this.shown.views[this.selected];
            if (!view) {
              details.append(element("p", "", "Click a view in the picture or in the list."));
              return details;
            }
            const { step } = view, { source } = step;
            details.append(element("h2", "", step.view));
            if (source) {
              const place = element("p");
              place.append(element("code", "", `${source.file.split("/").pop()}:${source.line}`), " ",
                element("code", "", source.code));
              details.append(place);
            }
            details.append(element("p", "", step.rule));
            details.append(element("h3", "", "The conversation on the way down"), this.conversation());
            if (source?.modifiers.length) {
              details.append(element("h3", "", "Modifiers, from the inside out"));
              for (const modifier of source.modifiers) {
                const line = element("p");
                line.append(element("code", "", modifier));
                details.append(line);
              }
            }
            if (view.properties.length) {
              details.append(element("h3", "", `Properties of ${view.owner}`), this.table(
                view.properties.map(({ name, value }) => [name, value])));
            }
            return details;
          },

          conversation() {
            const path = [];
            for (let at = this.selected; at !== undefined; at = this.shown.views[at].parent) path.unshift(this.shown.views[at].step);
            const rows = path.map(({ view, proposedWidth, proposedHeight, frame }) => [
              view, `${number(proposedWidth)} × ${number(proposedHeight)}`,
              `${number(frame.width)} × ${number(frame.height)}`, `${number(frame.x)}, ${number(frame.y)}`,
            ]);
            return this.table(rows, ["view", "offered", "is", "at"]);
          },

          table(rows, titles) {
            const table = element("table");
            if (titles) {
              const head = element("tr");
              head.append(...titles.map((title) => element("th", "", title)));
              table.append(head);
            }
            for (const cells of rows) {
              const row = element("tr");
              row.append(...cells.map((cell) => element("td", "", cell)));
              table.append(row);
            }
            return table;
          },

          /// Draws frames over the shown window.
          draw() {
            for (const overlay of this.windows.values()) overlay.replaceChildren();
            const overlay = this.windows.get(this.shown?.preview.id);
            if (!overlay) return;
            const zoom = Number(byID("zoom").value);
            const svg = shape("svg", {});
            const group = shape("g", { transform: `scale(${zoom})` });
            svg.append(group);
            const views = this.shown.views;
            if (views[this.near] && this.near !== this.selected) this.outline(group, views[this.near], "#0a66d8", .08);
            if (views[this.selected]) this.outline(group, views[this.selected], "#d6206a", .1);
            const index = views[this.near] ? this.near : this.selected;
            if (views[index]) this.measures(group, index);
            overlay.append(svg);
            byID("inspector").querySelectorAll("li button").forEach((button, at) =>
              button.classList.toggle("near", at === this.near));
          },

          outline(group, { parent, step: { view, frame } }, color, opacity) {
            const around = this.shown.views[parent]?.step.frame;
            if (around) group.append(shape("rect", { ...around, fill: "none", stroke: color, "stroke-dasharray": "3 3" }));
            group.append(shape("rect", { ...frame, fill: color, "fill-opacity": opacity, stroke: color, "stroke-width": 1.5 }));
            const x = Math.max(0, frame.x);
            this.sign(group, `${view}  ${number(frame.width)} × ${number(frame.height)}`, x, frame.y - 17, color);
          },

          /// Words on a ground that is as wide as they are.
          sign(group, words, x, y, color, isCentred = false) {
            const pen = this.pen ??= element("canvas").getContext("2d");
            pen.font = "600 11px Inter, system-ui, sans-serif";
            const width = pen.measureText(words).width + 8, left = isCentred ? x - width / 2 : x;
            group.append(shape("rect", { x: left, y, width, height: 15, rx: 3, fill: color }), label(words, left + 4, y + 11));
          },

          /// Measures the room between a view and its nearest neighbour, or the view around it, on each side.
          measures(group, index) {
            const { parent, step: { frame } } = this.shown.views[index];
            const around = this.shown.views[parent]?.step.frame;
            if (!around) return;
            const others = this.shown.views.filter((view, at) => view.parent === parent && at !== index).map(({ step }) => step.frame);
            const edges = ({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height });
            const own = edges(frame), outer = edges(around), all = others.map(edges);
            const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
            const beside = all.filter(({ top, bottom }) => top < own.bottom && bottom > own.top);
            const above = all.filter(({ left, right }) => left < own.right && right > own.left);
            const left = Math.max(outer.left, ...beside.map(({ right }) => right).filter((x) => x <= own.left));
            const right = Math.min(outer.right, ...beside.map(({ left }) => left).filter((x) => x >= own.right));
            const top = Math.max(outer.top, ...above.map(({ bottom }) => bottom).filter((y) => y <= own.top));
            const bottom = Math.min(outer.bottom, ...above.map(({ top }) => top).filter((y) => y >= own.bottom));
            for (const [x1, y1, x2, y2] of [
              [left, middleY, own.left, middleY], [own.right, middleY, right, middleY],
              [middleX, top, middleX, own.top], [middleX, own.bottom, middleX, bottom],
            ]) {
              const length = x2 - x1 + y2 - y1;
              if (!(length > .5)) continue;
              group.append(shape("line", { x1, y1, x2, y2, stroke: "#b3590a", "stroke-width": 1.5 }));
              this.sign(group, number(length), (x1 + x2) / 2, (y1 + y2) / 2 - 7, "#b3590a", true);
            }
          },
        };

        /// A length as the explanations write it.
        function number(length) {
          return length === undefined || length === null ? "nil" : typeof length === "string" ? length
            : String(Math.round(length * 100) / 100);
        }

        function shape(name, attributes) {
          const made = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
          return made;
        }

        function label(words, x, y) {
          const made = shape("text", { x, y });
          made.textContent = words;
          return made;
        }

        byID("inspect").addEventListener("click", () => inspector.toggle());
        """
}
