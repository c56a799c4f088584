"""An input method of IBus for tests: letters compose にほんご, space turns it into 日本語, and Return commits it."""

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, GObject, IBus  # noqa: E402

KANA = "にほんご"
KANJI = "日本語"


class Engine(IBus.Engine):
    __gtype_name__ = "RoostTestEngine"

    # IBus makes the object without Python's initialiser.
    typed = 0
    is_converted = False

    def do_process_key_event(self, key, code, state):
        if state & IBus.ModifierType.RELEASE_MASK:
            return False
        if IBus.KEY_a <= key <= IBus.KEY_z:
            self.typed = min(self.typed + 1, len(KANA))
            self.is_converted = False
        elif key == IBus.KEY_space and self.typed:
            self.is_converted = True
        elif key == IBus.KEY_Return and self.typed:
            self.commit_text(IBus.Text.new_from_string(self.text()))
            self.typed = 0
        elif key == IBus.KEY_Escape and self.typed:
            self.typed = 0
        else:
            return False
        text = self.text()
        self.update_preedit_text(IBus.Text.new_from_string(text), len(text), bool(text))
        return True

    def text(self):
        return KANJI if self.is_converted and self.typed else KANA[:self.typed]


def main():
    IBus.init()
    bus = IBus.Bus()
    factory = IBus.Factory.new(bus.get_connection())
    factory.add_engine("roost-test", GObject.type_from_name("RoostTestEngine"))
    component = IBus.Component.new("org.freedesktop.IBus.RoostTest", "", "1", "MIT", "", "", "", "")
    component.add_engine(IBus.EngineDesc.new("roost-test", "Test", "", "ja", "MIT", "", "", "us"))
    bus.register_component(component)
    bus.set_global_engine_async("roost-test", -1, None, lambda *_: print("ready", flush=True))
    GLib.MainLoop().run()


main()
