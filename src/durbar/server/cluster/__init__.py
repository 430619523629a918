"""Several processes that share the tables of one database."""
