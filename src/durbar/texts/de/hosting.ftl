### Hosting: PostgreSQL, Redis, mehrere Prozesse und Helfer für Bots.

error-hosting-not-installed = PostgreSQL und Redis brauchen den Zusatz „hosting“; installiere durbar damit.
error-backup-postgres = Eine PostgreSQL-Datenbank wird mit ihrem eigenen pg_dump kopiert; docs/hosting.md zeigt, wie.
