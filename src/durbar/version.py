"""The version, alone in its module so that the build can read it."""

VERSION = "0.1.0"
