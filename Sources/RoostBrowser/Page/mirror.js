// Real elements for people who do not see the picture, for the keyboard, and for input methods.

import { embed, watch } from "./embedded.js";

const EDIT = 7, FOCUS = 8, ACCESS = 9;
const ACTIVATE = 0, INCREMENT = 1, DECREMENT = 2, SHOW = 4, SET = 5, CUSTOM = 6, SUBMIT = 7, SHOW_MENU = 8;

const ROLE = 1, LABEL = 2, VALUE = 4, HINT = 8, IDENTIFIER = 16, FRAME = 32, STATE = 64, ACTIONS = 128, RANGE = 256,
  TEXT = 512, CHILDREN = 1024, HEADING_LEVEL = 2048, INPUT_LABELS = 4096, ALL = 8191;
const ENABLED = 1, SELECTED = 2, ON = 4, MIXED = 8, FOCUSABLE = 16, FOCUSED = 32, ACTIONABLE = 64, HAS_MENU = 128;

// The element and the ARIA role for each kind of node.
const KINDS = {
  group: ["div", "group"], text: ["span", ""], heading: ["div", "heading"], image: ["div", "img"], link: ["div", "link"],
  button: ["button", ""], toggle: ["button", "switch"], slider: ["input", ""], stepper: ["div", "spinbutton"],
  textField: ["input", ""], secureField: ["input", ""], textEditor: ["textarea", ""], picker: ["div", "radiogroup"],
  radioButton: ["div", "radio"], tab: ["div", "tab"], tabList: ["div", "tablist"], progress: ["div", "progressbar"],
  list: ["div", "list"], scrollArea: ["div", "group"], dialog: ["div", "dialog"], alert: ["div", "alertdialog"],
  menu: ["div", "menu"], menuItem: ["div", "menuitem"], webPage: ["iframe", ""], media: ["video", ""],
};

const DIALOGS = ["dialog", "alert", "menu"];
const FIELDS = ["textField", "secureField", "textEditor"];

export class Mirror {
  constructor(root, session) {
    this.root = root;
    this.session = session;
    this.nodes = new Map();
    this.focused = 0;
    // The message that last told the session of the focus.
    this.lastFocus = 0;
    this.isTaking = false;
    // The open dialogs, topmost last, each with the node that had the focus before.
    this.dialogs = [];
    // The nodes with a new frame or a new parent.
    this.misplaced = new Set();
    // The app scrolls to the focused view. The browser's own scrolling would move elements away from their picture.
    addEventListener("scroll", ({ target }) => {
      if (target === document) scrollTo(0, 0);
      else if (root.contains(target) && !target.classList.contains("field")) target.scrollTo(0, 0);
    }, true);
  }

  reset() {
    this.nodes.clear();
    this.lastFocus = 0;
    this.dialogs = [];
    this.isTaking = true;
    this.root.replaceChildren();
    this.isTaking = false;
  }

  take(reader, lastInput) {
    this.isTaking = true;
    const former = Number(document.activeElement?.dataset.node ?? 0);
    const changed = [];
    for (let i = reader.unsigned(); i > 0; i--) changed.push(this.read(reader));
    let roots = null;
    if (reader.byte()) roots = readIDs(reader);
    for (const node of changed) this.update(node, lastInput);
    for (const node of changed) if (node.mask & CHILDREN) this.arrange(node.element, node.children, node.role === "list");
    if (roots) this.arrange(this.root, roots);
    for (const [id, node] of this.nodes) if (!node.element.isConnected) this.nodes.delete(id);
    this.placeAll();
    if (roots) this.attend(roots, former);
    for (const { id } of this.dialogs) this.name(this.nodes.get(id));
    // Ignores the focus of a session that has not yet heard of the latest change of focus.
    for (const node of lastInput < this.lastFocus ? [] : changed) {
      if (!(node.mask & STATE)) continue;
      if (node.state & FOCUSED) this.focus(node);
      else if (this.focused === node.id) this.blur(node);
    }
    this.isTaking = false;
  }

  // Moves the focus into a new dialog, and back once the dialog has gone.
  attend(roots, former) {
    while (this.dialogs.length && !this.nodes.has(this.dialogs.at(-1).id)) {
      const node = this.nodes.get(this.dialogs.pop().former);
      if (!node || document.activeElement !== document.body) continue;
      this.focus(node);
      this.lastFocus = this.session.send(FOCUS, (writer) => writer.unsigned(node.id));
    }
    const dialog = this.nodes.get(roots.at(-1));
    if (!dialog || !DIALOGS.includes(dialog.role) || this.dialogs.some(({ id }) => id === dialog.id)) return;
    this.dialogs.push({ id: dialog.id, former });
    if (dialog.element.contains(document.activeElement)) return;
    dialog.element.tabIndex = -1;
    dialog.element.focus({ preventScroll: true });
  }

  // A dialog without a name of its own goes by its heading, or by its first words.
  name(dialog) {
    if (!dialog || dialog.label || dialog.role === "menu") return;
    const inside = [];
    const collect = (node) => {
      for (const child of node.children.map((id) => this.nodes.get(id))) if (child) inside.push(child) && collect(child);
    };
    collect(dialog);
    const named = inside.filter(({ label }) => label);
    const words = (named.find(({ role }) => role === "heading") ?? named[0])?.label;
    if (words) dialog.element.setAttribute("aria-label", words);
  }

  read(reader) {
    const id = reader.unsigned();
    let node = this.nodes.get(id);
    if (!node) {
      node = { id, element: null, children: [], actions: [], actionElements: [], inputLabels: [], words: "" };
      this.nodes.set(id, node);
    }
    const mask = node.mask = reader.unsigned();
    if (mask & ROLE) node.role = reader.string();
    if (mask & LABEL) node.label = reader.string();
    if (mask & VALUE) node.value = reader.string();
    if (mask & HINT) node.hint = reader.string();
    if (mask & IDENTIFIER) node.identifier = reader.string();
    if (mask & FRAME) node.frame = [reader.signed(), reader.signed(), reader.signed(), reader.signed()].map((n) => n / 4);
    if (mask & STATE) node.state = reader.unsigned();
    if (mask & ACTIONS) node.actions = readTexts(reader);
    if (mask & RANGE) {
      node.range = reader.byte() ? { value: reader.double(), low: reader.double(), high: reader.double() } : null;
    }
    if (mask & TEXT) {
      const kind = reader.byte();
      node.text = kind ? readField(reader) : null;
    }
    if (mask & CHILDREN) node.children = readIDs(reader);
    if (mask & HEADING_LEVEL) node.headingLevel = reader.unsigned();
    if (mask & INPUT_LABELS) node.inputLabels = readTexts(reader);
    return node;
  }

  // MARK: Elements

  update(node, lastInput) {
    const [tag] = KINDS[node.role] ?? KINDS.group;
    if (node.element?.localName !== tag) {
      const former = node.element;
      this.make(node, tag);
      former?.replaceWith(node.element);
      node.words = "";
      node.mask = ALL;
    }
    const { element, mask } = node;
    if (mask & ~FRAME) this.describe(node, element);
    if (mask & (ACTIONS | LABEL)) this.offerActions(node);
    if (mask & FRAME) {
      element.dataset.frame = node.frame.join(" ");
      this.misplaced.add(node);
    }
    if (mask & TEXT && node.text && FIELDS.includes(node.role)) this.fill(node, element, lastInput);
  }

  describe(node, element) {
    const [tag, role] = KINDS[node.role] ?? KINDS.group;
    if (tag === "iframe" || tag === "video") return embed(node, element);
    const set = (name, value) => {
      if (value === null || value === undefined || value === "") element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    };
    const isField = FIELDS.includes(node.role);
    set("role", node.role === "group" && node.children.length === 0 && node.label ? "img" : role);
    set("data-role", node.role);
    set("data-testid", node.identifier);
    set("aria-description", node.hint);
    const isEnabled = !!(node.state & ENABLED);
    if (tag === "button" || tag === "input" || tag === "textarea") element.disabled = !isEnabled;
    else set("aria-disabled", isEnabled ? "" : "true");
    const isText = node.role === "text" && node.children.length === 0;
    // A bar of progress needs a name, and goes by its kind where it has no other.
    set("aria-label", isText ? "" : node.label || (node.role === "progress" ? "Progress" : ""));
    // An element's text holds further names that people may speak.
    const isLeaf = node.children.length === 0 && tag !== "input" && tag !== "textarea";
    const words = isText ? [node.label, node.value].filter(Boolean) : isLeaf ? node.inputLabels : [];
    this.write(node, element, words.join(isText ? " " : ", "));
    const isSelected = !!(node.state & SELECTED);
    if (["radioButton"].includes(node.role)) set("aria-checked", isSelected);
    else if (node.role === "toggle") set("aria-checked", node.state & MIXED ? "mixed" : !!(node.state & ON));
    else if (node.role === "tab") set("aria-selected", isSelected);
    else if (node.role === "button") set("aria-pressed", isSelected ? "true" : "");
    else set("aria-current", isSelected ? "true" : "");
    // 2 is the default level of ARIA.
    if (node.role === "heading") set("aria-level", node.headingLevel || 2);
    if (node.role === "dialog" || node.role === "alert") set("aria-modal", "true");
    if (node.range) this.describeRange(node, element, set);
    else if (!isField && node.role !== "text" && node.role !== "toggle") {
      set(node.role === "stepper" ? "aria-valuetext" : "data-value", node.value);
      if (node.value && !["stepper", "slider"].includes(node.role)) {
        set("aria-description", node.hint ? `${node.value}, ${node.hint}` : node.value);
      }
    }
    if (isField) {
      const isSecure = node.role === "secureField";
      if (tag === "input") set("type", isSecure ? "password" : "text");
      element.classList.add("field");
      const { inputMode, enterKeyHint, autocapitalize, autocomplete, correction } = node.text ?? {};
      set("inputmode", inputMode);
      set("enterkeyhint", enterKeyHint);
      set("autocapitalize", autocapitalize);
      set("autocomplete", autocomplete || "off");
      set("autocorrect", ["", "off", "on"][correction ?? 0]);
      set("spellcheck", isSecure || correction === 1 ? "false" : "true");
    } else if (tag !== "button" && tag !== "input") {
      if (node.state & (FOCUSABLE | ACTIONABLE) && isEnabled) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    } else if (tag === "button") {
      element.tabIndex = isEnabled ? 0 : -1;
    }
  }

  describeRange(node, element, set) {
    const { value, low, high } = node.range;
    if (element.localName === "input") {
      element.type = "range";
      element.min = low;
      element.max = high;
      element.step = "any";
      element.value = value;
    } else {
      set("aria-valuenow", value);
      set("aria-valuemin", Number.isFinite(low) && Math.abs(low) < 1e15 ? low : "");
      set("aria-valuemax", Number.isFinite(high) && Math.abs(high) < 1e15 ? high : "");
    }
    set("aria-valuetext", node.value);
  }

  // Sets the text of an element without other text.
  write(node, element, words) {
    if (node.words === words) return;
    node.words = words;
    for (const child of [...element.childNodes]) if (child.nodeType === Node.TEXT_NODE) child.remove();
    if (words) element.prepend(words);
  }

  // Further actions are buttons beside the element, since browsers have no other way yet to offer them.
  offerActions(node) {
    const elements = node.actions.map((name, index) => {
      const element = node.actionElements[index] ?? this.makeAction(node, index);
      element.setAttribute("aria-label", name);
      element.setAttribute("aria-description", node.label);
      return element;
    });
    for (const element of node.actionElements.slice(elements.length)) element.remove();
    node.actionElements = elements;
    if (node.element.isConnected) node.element.after(...elements);
    this.misplaced.add(node);
  }

  makeAction(node, index) {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "action";
    element.tabIndex = -1;
    element.addEventListener("click", () => this.access(node, CUSTOM, (writer) => writer.unsigned(index)));
    return element;
  }

  // Places elements relative to their parents: elements are nested, frames are absolute.
  placeAll() {
    for (const node of this.misplaced) {
      this.place(node);
      for (const id of node.children) {
        const child = this.nodes.get(id);
        if (child && !this.misplaced.has(child)) this.place(child);
      }
    }
    this.misplaced.clear();
  }

  place(node) {
    if (!node.element?.isConnected || !node.frame) return;
    const [x, y, width, height] = node.frame;
    const parent = this.nodes.get(Number(node.element.parentElement.closest("[data-node]")?.dataset.node));
    const [px, py] = parent?.frame ?? [0, 0];
    for (const { style } of [node.element, ...node.actionElements]) {
      style.left = `${x - px}px`;
      style.top = `${y - py}px`;
    }
    const { style } = node.element;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  // The children of a list stand in items: assistive technologies count those, whatever is in them.
  item(node) {
    if (!node.item) {
      node.item = document.createElement("div");
      node.item.className = "item";
      node.item.setAttribute("role", "listitem");
    }
    const elements = [node.element, ...node.actionElements];
    if (elements.some((element, index) => node.item.children[index] !== element)) node.item.replaceChildren(...elements);
    return node.item;
  }

  arrange(parent, ids, isList = false) {
    let next = parent.firstElementChild;
    const kept = new Set();
    for (const id of ids) {
      const child = this.nodes.get(id);
      if (!child?.element) continue;
      for (const element of isList ? [this.item(child)] : [child.element, ...child.actionElements]) {
        kept.add(element);
        if (element === next) {
          next = next.nextElementSibling;
          continue;
        }
        // An element loses the focus when it moves.
        const hadFocus = element.contains(document.activeElement) ? document.activeElement : null;
        parent.insertBefore(element, next);
        hadFocus?.focus({ preventScroll: true });
        this.misplaced.add(child);
      }
    }
    for (const element of [...parent.children]) if (!kept.has(element)) element.remove();
  }

  make(node, tag) {
    const element = node.element = document.createElement(tag);
    element.dataset.node = node.id;
    if (tag === "button") element.type = "button";
    element.addEventListener("click", (event) => {
      // A pointer presses the picture, not this element.
      if (event.target !== element || event.detail > 0) return;
      if (!FIELDS.includes(node.role)) this.access(node, ACTIVATE);
    });
    element.addEventListener("focus", () => {
      if (this.isTaking) return;
      this.focused = node.id;
      this.access(node, SHOW);
      this.lastFocus = this.session.send(FOCUS, (writer) => writer.unsigned(node.id));
    });
    element.addEventListener("blur", () => {
      if (this.isTaking || this.focused !== node.id) return;
      this.focused = 0;
      this.lastFocus = this.session.send(FOCUS, (writer) => writer.unsigned(0));
    });
    element.addEventListener("keydown", (event) => {
      if (event.target === element) this.keyOn(node, event);
    });
    if (tag === "iframe" || tag === "video") {
      watch(element, (value) => this.access(node, SET, (writer) => writer.double(value)));
    } else if (FIELDS.includes(node.role)) {
      for (const name of ["input", "compositionstart", "compositionupdate", "compositionend"]) {
        element.addEventListener(name, (event) => this.edited(node, element, event));
      }
      element.addEventListener("selectionchange", () => {
        if (!this.isTaking && document.activeElement === element) this.edited(node, element, null);
      });
    } else if (tag === "input") {
      element.addEventListener("input", () => {
        this.access(node, SET, (writer) => writer.double(Number(element.value)));
      });
    }
  }

  access(node, kind, write) {
    this.session.send(ACCESS, (writer) => {
      writer.unsigned(node.id).byte(kind);
      write?.(writer);
    });
  }

  keyOn(node, event) {
    if (event.isComposing || event.keyCode === 229) return;
    const done = (kind) => {
      event.preventDefault();
      event.stopPropagation();
      this.access(node, kind);
    };
    if (node.role === "stepper" && event.key === "ArrowUp") return done(INCREMENT);
    if (node.role === "stepper" && event.key === "ArrowDown") return done(DECREMENT);
    const isField = FIELDS.includes(node.role);
    if (isField && event.key === "Enter" && node.role !== "textEditor") return done(SUBMIT);
    const isNative = ["button", "input", "textarea"].includes(node.element.localName);
    // The app sends the key to its own focus, which may have moved on meanwhile.
    const isForApp = isNative || node.state & FOCUSABLE;
    if (!isForApp && node.state & ACTIONABLE && (event.key === "Enter" || event.key === " ")) return done(ACTIVATE);
  }

  // Opens the menu of the focused element, or of one around it. Returns whether there was one.
  showMenu() {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const node = this.nodes.get(Number(element.dataset.node));
      if (!node || !(node.state & HAS_MENU)) continue;
      this.access(node, SHOW_MENU);
      return true;
    }
    return false;
  }

  // MARK: Fields

  edited(node, element, event) {
    if (event?.type === "compositionstart") node.composition = { start: element.selectionStart };
    if (event?.type === "compositionupdate" && node.composition) node.composition.length = event.data.length;
    if (event?.type === "compositionend") node.composition = null;
    // The text changes only after the events that return here.
    if (event && event.type !== "input" && event.type !== "compositionend") return;
    const { value, selectionStart, selectionEnd } = element;
    const key = `${selectionStart} ${selectionEnd} ${node.composition?.length ?? ""} ${value}`;
    if (key === node.lastEdit) return;
    node.lastEdit = key;
    node.edit = this.session.send(EDIT, (writer) => {
      writer.unsigned(node.id).string(value);
      writer.unsigned(selectionStart).unsigned(selectionEnd - selectionStart);
      const composition = node.composition;
      if (composition?.length > 0 && composition.start + composition.length <= value.length) {
        writer.byte(1).unsigned(composition.start).unsigned(composition.length);
      } else {
        writer.byte(0);
      }
    });
  }

  // Sets a field's text to the session's, unless the session has not heard of the latest edit yet.
  fill(node, element, lastInput) {
    if (node.composition || (node.edit ?? 0) > lastInput) return;
    const { content, start, length } = node.text;
    if (element.value === content) return;
    element.value = content;
    node.lastEdit = `${start} ${start + length}  ${content}`;
    if (document.activeElement === element) element.setSelectionRange(start, start + length);
  }

  focus(node) {
    this.focused = node.id;
    if (document.activeElement !== node.element) node.element.focus({ preventScroll: true });
  }

  blur(node) {
    this.focused = 0;
    if (document.activeElement === node.element) node.element.blur();
  }

  // Whether the focused element keeps a key from the app.
  keepsKey(event) {
    // The browser moves the focus through all elements here and on to its own controls.
    if (event.key === "Tab") return true;
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    if (element.classList.contains("field")) return event.key !== "Escape";
    // The browser presses the focused button.
    if (element.localName === "button") return event.key === "Enter" || event.key === " ";
    return element.localName === "input" && event.key.startsWith("Arrow");
  }
}

function readField(reader) {
  return {
    content: reader.string(), start: reader.unsigned(), length: reader.unsigned(), inputMode: reader.string(),
    enterKeyHint: reader.string(), autocapitalize: reader.string(), autocomplete: reader.string(),
    correction: reader.byte(),
  };
}

function readTexts(reader) {
  const texts = new Array(reader.unsigned());
  for (let i = 0; i < texts.length; i++) texts[i] = reader.string();
  return texts;
}

function readIDs(reader) {
  const ids = new Array(reader.unsigned());
  for (let i = 0; i < ids.length; i++) ids[i] = reader.unsigned();
  return ids;
}
