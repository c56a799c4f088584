// Keeps typed text while the app is restarted, and fills it in again if the same field is there.

const MINUTES = 10;

export class Drafts {
  constructor(mirror) {
    this.mirror = mirror;
    this.kept = new Map();
  }

  // The fields, each with a key: its window, its role and names, and its index among fields of the same names.
  *fields() {
    const seen = new Map();
    for (const element of this.mirror.root.querySelectorAll(".field")) {
      const node = this.mirror.nodes.get(Number(element.dataset.node));
      if (!node) continue;
      const name = JSON.stringify([document.title, node.role, node.label ?? "", node.identifier ?? ""]);
      const index = seen.get(name) ?? 0;
      seen.set(name, index + 1);
      yield [`${name} ${index}`, node, element];
    }
  }

  // Keeps typed text before the app's fields go.
  keep() {
    const until = performance.now() + MINUTES * 60_000;
    for (const [name, node, element] of this.fields()) {
      if (!node.edit || !element.value) continue;
      const hasFocus = document.activeElement === element;
      const { value, selectionStart, selectionEnd } = element;
      this.kept.set(name, { value, selectionStart, selectionEnd, hasFocus, until });
    }
  }

  // Fills in the kept text. Returns whether it filled in any.
  fill() {
    if (!this.kept.size) return false;
    let isFilled = false;
    for (const [name, node, element] of this.fields()) {
      const draft = this.kept.get(name);
      if (!draft || element.disabled) continue;
      this.kept.delete(name);
      if (node.edit || draft.until < performance.now()) continue;
      isFilled = true;
      if (draft.hasFocus) element.focus({ preventScroll: true });
      if (element.value === draft.value) continue;
      element.value = draft.value;
      element.setSelectionRange(draft.selectionStart, draft.selectionEnd);
      this.mirror.edited(node, element, new InputEvent("input"));
    }
    return isFilled;
  }
}
