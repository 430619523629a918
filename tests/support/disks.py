"""A disk that can be full: a small file system, or a limit to the size of a process's files."""

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

SIZE = 4 * 2**20


class Disk:
    """A folder with little room."""

    def __init__(self, folder: Path, is_mounted: bool) -> None:
        self.folder = folder
        self.is_mounted = is_mounted

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self, pid: int) -> None:
        """Nothing more fits in."""
        if not self.is_mounted:
            largest = max(file.stat().st_size for file in self.folder.iterdir())
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
            return
        with contextlib.suppress(OSError), self._ballast.open("wb", buffering=0) as file:
            for size in (2**16, 2**12, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def free(self, pid: int) -> None:
        if self.is_mounted:
            self._ballast.unlink()
        else:
            unlimited = resource.RLIM_INFINITY
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "durbar-test", str(folder)]
    is_mounted = os.getuid() == 0 and not subprocess.run(mount, capture_output=True).returncode
    try:
        yield Disk(folder, is_mounted)
    finally:
        if is_mounted:
            subprocess.run(["umount", folder], check=True)
