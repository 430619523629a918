## Ambienti e gioco contro se stessi

help-bench-rl = Misura invece gli ambienti per chi impara: passi al secondo, accanto agli ambienti di altre librerie.

bench-batch-steps-per-second = a gruppi: passi al secondo
bench-batch-over-playouts = a gruppi: oltre le semplici partite casuali affiancate
bench-batch-over-one-by-one = a gruppi: oltre le semplici partite casuali una dopo l’altra
bench-batch-encoded-steps-per-second = a gruppi con osservazioni: passi al secondo
bench-encode-ns = un’osservazione, ns
bench-aec-steps-per-second = PettingZoo: passi al secondo
bench-aec-ns = PettingZoo: un passo, ns
bench-aec-own-ns = di cui nostri, ns
bench-gymnasium-steps-per-second = Gymnasium: passi al secondo
bench-rl-peer = { $name }: passi al secondo

error-extra-missing = Serve l’estensione { $extra }: { $missing } non è installato.

help-selfplay = Fa giocare i bot e conserva ogni decisione per chi impara: registrazioni, osservazioni, visite ed esiti.
help-selfplay-bots = Un bot per ogni posto che decide; di partita in partita cambiano posto.
help-selfplay-out = La cartella per i file e il loro elenco; un’esecuzione interrotta riprende da lì.
help-selfplay-games = Quante partite.
help-selfplay-shard = Quante partite entrano in un file.
help-selfplay-observations = Se conservare anche le osservazioni codificate.
help-selfplay-workers = Quanti processi giocano; senza, tanti quanti sono i core.
help-selfplay-ray = Gioca invece su un cluster Ray a questo indirizzo; local ne avvia uno su questa macchina.

selfplay-resumed = { $done } file su { $shards } erano già pronti ({ $folder }).
selfplay-done = { $games } partite in { $shards } file, { $kb } kB: { $folder }

error-selfplay-folder = { $folder } non contiene l’inizio di questa esecuzione: gioco, opzioni, bot, seme o file sono diversi, oppure è danneggiata. Scegli un’altra cartella.
