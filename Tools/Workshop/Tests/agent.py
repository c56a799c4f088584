"""Plays an agent: writes a view, draws it, asks why it is so, uses it, changes it, and sees the difference. It calls
`roost mcp` with the reference client `mcp`, and prints the seconds of each call.

    agent.py ROOST PACKAGE

The package is one that `roost new NAME --template cards` made. Its sources are as before in the end.
"""

import asyncio
import re
import subprocess
import sys
import time
from pathlib import Path

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

FORM = r"""import SwiftUI

struct GuestForm: View {
    @State private var name = ""
    @State private var guests = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            Button("Add a guest") { guests += 1 }
            Text("\(name), \(guests) guests").font(.headline)
        }
        .padding()
    }
}

#Preview("Form", traits: .fixedLayout(width: 240, height: 160)) { GuestForm() }
"""


async def call(session, tool, **arguments):
    start = time.monotonic()
    result = await session.call_tool(tool, arguments)
    seconds = time.monotonic() - start
    print(f"\n{tool} {arguments}: {seconds:.2f} s, {', '.join(content.type for content in result.content)}")
    text = "\n".join(content.text for content in result.content if content.type == "text")
    print(text, flush=True)
    assert not result.is_error, "The tool failed."
    return text, [content for content in result.content if content.type == "image"]


async def work(roost, package, source):
    server = StdioServerParameters(command=roost, args=["mcp", "--package", package])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"list_previews", "render_preview", "explain_layout", "tap", "type_text", "diff_preview"}, tools
        assert "“Form”" in (await call(session, "list_previews"))[0]

        elements, pictures = await call(session, "render_preview", preview="Form")
        assert len(pictures) == 1 and "button “Add a guest”" in elements
        why, _ = await call(session, "explain_layout", preview="Form", view="Add a guest")
        assert re.search(r"GuestForm\.swift:\d+", why)

        await call(session, "tap", preview="Form", element="Add a guest")
        elements, _ = await call(session, "type_text", preview="Form", element="Name", text="Ada")
        assert "“Ada, 2 guests”" in elements
        assert len((await call(session, "render_preview", preview="Form", live=True))[1]) == 1

        source.write_text(FORM.replace("spacing: 12", "spacing: 20"))
        difference, pictures = await call(session, "diff_preview", preview="Form")
        assert re.search(r"(lower|higher|down|up)", difference) and len(pictures) == 1
        difference, pictures = await call(session, "diff_preview", preview="Form")
        assert not pictures

        source.write_text(FORM.replace(".padding()", ".paddling()"))
        failure = await session.call_tool("render_preview", {"preview": "Form"})
        assert failure.is_error and re.search(r"GuestForm\.swift:\d+:\d+: .*paddling", failure.content[0].text)
        source.write_text(FORM)
        failure = await session.call_tool("render_preview", {"preview": "no such preview"})
        assert failure.is_error and "There is no preview" in failure.content[0].text


def leave(roost, package):
    """A client that goes away before the answer ends the server without a crash."""
    server = subprocess.Popen([roost, "mcp", "--package", package], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    server.stdout.close()
    server.stdin.write(b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n' * 2)
    server.stdin.close()
    assert server.wait(timeout=60) == 0, server.returncode


def main():
    roost, package = sys.argv[1:3]
    source = Path(package) / "Sources" / Path(package).name / "GuestForm.swift"
    source.write_text(FORM)
    try:
        asyncio.run(work(roost, package, source))
    finally:
        source.unlink()
    leave(roost, package)


main()
