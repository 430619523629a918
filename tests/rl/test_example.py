"""The worked example runs, and learns."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_few_games_are_enough_to_beat_random(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    output = run(
        "train_maharaja.py", "--iterations", "8", "--games", "64", "--every", "8",
        "--curve", str(curve),
    )  # fmt: skip
    shares = [float(share) for share in re.findall(r"([\d.]+)% of 1,000 games", output)]
    assert len(shares) == 2 and shares[1] > 65 > shares[0], output
    assert ET.parse(curve).getroot().tag.endswith("svg")


def test_the_match_against_openspiels_search_is_played_to_its_end() -> None:
    output = run("ismcts_match.py", "--games", "2", "--seconds", "0.002")
    assert re.search(r"% of 2 games \(95 %: ", output) and "theirs: " in output
