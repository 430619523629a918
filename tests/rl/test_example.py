"""The worked example runs, and learns."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_maharaja.py"


def test_a_few_games_are_enough_to_beat_random(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    told = ("--iterations", "8", "--games", "64", "--every", "8", "--curve", str(curve))
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), *told], capture_output=True, text=True, check=True
    )
    shares = [float(share) for share in re.findall(r"([\d.]+)% of 1,000 games", run.stdout)]
    assert len(shares) == 2 and shares[1] > 65 > shares[0], run.stdout
    assert ET.parse(curve).getroot().tag.endswith("svg")
