// Keeps the app's settings in this browser: `AppStorage`'s values for all of its pages, `SceneStorage`'s for this tab.
// The app has signed them; the page does not read them.

const SETTING = 15;
const APP = 0, SCENE = 1;
// The limits of the app, which refuses a page that exceeds them.
const MOST = 128, LONGEST_KEY = 256, LONGEST_SEAL = 87_500, LONGEST = 200_000;

const app = document.querySelector("meta[name=application-name]").content;
const encoder = new TextEncoder();
const prefix = `roost.${app}.`;

function place(scope) {
  try {
    return scope === APP ? localStorage : sessionStorage;
  } catch {
    return null; // The reader does not allow storage.
  }
}

function read(scope) {
  const found = [];
  const storage = place(scope);
  let length = 0;
  for (let i = 0; storage && i < storage.length && found.length < MOST; i++) {
    const name = storage.key(i);
    if (!name.startsWith(prefix)) continue;
    const key = name.slice(prefix.length), seal = storage.getItem(name) ?? "";
    length += key.length * 3 + seal.length;
    if (encoder.encode(key).length <= LONGEST_KEY && seal.length <= LONGEST_SEAL && length <= LONGEST) found.push([scope, key, seal]);
  }
  return found;
}

export function writeSettings(writer) {
  const settings = [...read(APP), ...read(SCENE)];
  writer.unsigned(settings.length);
  for (const [scope, key, seal] of settings) writer.byte(scope).string(key).string(seal);
  return writer;
}

export function keepSettings(reader) {
  for (let i = reader.unsigned(); i > 0; i--) {
    const scope = reader.byte(), key = reader.string(), seal = reader.string();
    try {
      place(scope)?.setItem(prefix + key, seal);
    } catch { /* There is no room: the setting lasts as long as the page. */ }
  }
}

// Tells the session of settings from other pages of the app.
export function observeSettings(session) {
  addEventListener("storage", ({ storageArea, key, newValue }) => {
    if (storageArea !== place(APP) || !key?.startsWith(prefix) || !newValue || newValue.length > LONGEST_SEAL) return;
    session.send(SETTING, (writer) => writer.byte(APP).string(key.slice(prefix.length)).string(newValue));
  });
}
