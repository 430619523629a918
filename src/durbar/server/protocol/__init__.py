"""The protocol: messages between a table and its clients, and how they are encoded."""
