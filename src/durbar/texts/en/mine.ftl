### My games: what waits for me, what I have not seen, and finished games.

error-records-dates = The first day lies after the last: no game can have ended then. Choose a first day that is not after the last one.
