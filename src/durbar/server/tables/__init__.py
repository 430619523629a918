"""The law of a table: state and rules without I/O."""
