"""The store: what must outlive the process, through SQLAlchemy Core."""
