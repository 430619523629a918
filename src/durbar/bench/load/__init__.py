"""Load tests of servers on the loopback, which `durbar loadtest` runs."""
