### Hosting: PostgreSQL, Redis, several processes, and workers for bots.

error-hosting-not-installed = PostgreSQL and Redis need the extra “hosting”; install durbar with it.
error-backup-postgres = A PostgreSQL database is copied with its own pg_dump; docs/hosting.md shows how.
