"""HTTP and WebSocket handlers."""
