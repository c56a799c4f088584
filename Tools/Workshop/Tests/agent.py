"""Plays an agent: lists, renders, explains, taps and types through `roost mcp`, with the reference client `mcp`.

    agent.py ROOST PACKAGE PREVIEW [TAPPED] [FIELD]
"""

import asyncio
import subprocess
import sys
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def call(session, tool, **arguments):
    start = time.monotonic()
    result = await session.call_tool(tool, arguments)
    seconds = time.monotonic() - start
    kinds = [content.type for content in result.content]
    print(f"\n{tool} {arguments} → {kinds} in {seconds:.2f} s")
    print("\n".join(content.text for content in result.content if content.type == "text"))
    assert not result.is_error, "The tool failed."
    return result


async def main():
    roost, package, preview = sys.argv[1:4]
    server = StdioServerParameters(command=roost, args=["mcp", "--package", package])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"list_previews", "render_preview", "explain_layout", "tap", "type_text"}, tools
        await call(session, "list_previews")
        picture = await call(session, "render_preview", preview=preview)
        assert picture.content[0].type == "image"
        await call(session, "explain_layout", preview=preview)
        if len(sys.argv) > 4:
            await call(session, "tap", preview=preview, element=sys.argv[4])
        if len(sys.argv) > 5:
            await call(session, "type_text", preview=preview, element=sys.argv[5], text="Ada")
        await call(session, "render_preview", preview=preview, live=True)
        failure = await session.call_tool("render_preview", {"preview": "no such preview"})
        assert failure.is_error and "There is no preview" in failure.content[0].text


def leave():
    """A client that goes away before the answer ends the server without a crash."""
    roost, package = sys.argv[1:3]
    server = subprocess.Popen([roost, "mcp", "--package", package], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    server.stdout.close()
    server.stdin.write(b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n' * 2)
    server.stdin.close()
    assert server.wait(timeout=60) == 0, server.returncode


asyncio.run(main())
leave()
