### Ospitare: PostgreSQL, Redis, più processi e aiutanti per i bot.

error-hosting-not-installed = PostgreSQL e Redis richiedono l'aggiunta “hosting”; installa durbar con essa.
error-backup-postgres = Una base PostgreSQL si copia con il suo pg_dump; docs/hosting.md mostra come.
