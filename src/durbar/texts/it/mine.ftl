### Le mie partite: che cosa aspetta me, che cosa non ho visto, e le partite finite.

error-records-dates = Il primo giorno viene dopo l'ultimo: allora nessuna partita può essere finita. Scegli un primo giorno che non venga dopo l'ultimo.
