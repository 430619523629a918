"""The client in docs/bot-api.md, as it stands there, plays a game to its end."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from tests.support.live import Browser, serving

PAGE = Path(__file__).parents[3] / "docs" / "bot-api.md"


def test_the_client_of_the_page_plays_a_whole_game(tmp_path):
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    with serving(tmp_path, address_rate=1000, seat_rate=1000) as server, Browser(server) as ann:
        made = ann.make("open", "greedy")
        command = [sys.executable, "-c", program, server.url, made["id"]]
        output = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert output.returncode == 0, output.stderr
        state = ann.table(made["id"])["state"]
        assert state["status"] == "over" and state["seats"][0]["name"] == "Robot"
        ranking = [list(group) for group in ast.literal_eval(output.stdout)]
        assert ranking == state["outcome"]["ranking"]
