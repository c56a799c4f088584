"""A card as HTML."""

import html


def page(card):
    escape = html.escape
    tags = "".join(f"<span>{escape(tag)}</span>" for tag in card["tags"])
    bars = "".join(f'<i style="height:{10 + 90 * bar}px"></i>' for bar in card["bars"])
    ground = f"#{card['from']}"
    if card["to"] != card["from"]:
        ground = f"linear-gradient(117.7deg, {ground}, #{card['to']})"
    return f"""<!doctype html><meta charset="utf-8"><style>
* {{ box-sizing: border-box }}
body {{ margin: 0; padding: 64px; width: 1200px; height: 630px; display: flex; flex-direction: column;
  justify-content: space-between; color: #fff; font: 22px/1.193 "Inter Display";
  background: {ground} }}
header, footer, footer div {{ display: flex }}
header {{ align-items: center; gap: 20px }}
header b {{ width: 72px; height: 72px; border-radius: 36px; background: #{card["avatar"]}; font-size: 28px;
  display: flex; align-items: center; justify-content: center }}
header strong {{ font-size: 28px; font-weight: 600; display: block; margin-bottom: 2px }}
small {{ font-size: 22px; opacity: .75; display: block }}
h1 {{ margin: 0; font-size: 64px }}
footer {{ justify-content: space-between; align-items: flex-end }}
footer div {{ gap: 12px }}
footer div + div {{ gap: 6px; height: 100px; align-items: flex-end }}
span {{ height: 44px; padding: 9px 20px; border-radius: 22px; font-weight: 500; background: rgba(255, 255, 255, .2) }}
i {{ width: 14px; border-radius: 4px; background: rgba(255, 255, 255, .85) }}
</style><header><b>{escape(card["initials"])}</b><div><strong>{escape(card["author"])}</strong>
<small>{escape(card["date"])}</small></div></header><h1>{escape(card["title"])}</h1>
<footer><div>{tags}</div><div>{bars}</div></footer>"""
