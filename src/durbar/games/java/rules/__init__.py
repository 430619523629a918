"""The rules of Java by the headings of its book; `door` opens them to the state."""
