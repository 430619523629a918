### Meine Partien: was auf mich wartet, was ich nicht gesehen habe, und beendete Partien.

error-records-dates = Der erste Tag liegt nach dem letzten: Da kann keine Partie geendet haben. Wähle einen ersten Tag, der nicht nach dem letzten liegt.
