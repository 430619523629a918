## Environments and self-play

help-bench-rl = Measure the environments for learners instead: steps per second, beside other libraries' environments.

bench-batch-steps-per-second = batch: steps per second
bench-batch-over-playouts = batch: over bare random games side by side
bench-batch-over-one-by-one = batch: over bare random games one by one
bench-batch-encoded-steps-per-second = batch with observations: steps per second
bench-encode-ns = an observation, ns
bench-aec-steps-per-second = PettingZoo: steps per second
bench-aec-ns = PettingZoo: a step, ns
bench-aec-own-ns = of that ours, ns
bench-gymnasium-steps-per-second = Gymnasium: steps per second
bench-rl-peer = { $name }: steps per second

error-extra-missing = This needs the extra { $extra }: { $missing } is not installed.

help-selfplay = Let bots play and keep every decision for learners: records, observations, visits and outcomes.
help-selfplay-bots = A bot for each seat that decides; they change seats from game to game.
help-selfplay-out = The folder for the shards and their manifest; a run that was stopped goes on from it.
help-selfplay-games = How many games.
help-selfplay-shard = How many games go into one file.
help-selfplay-observations = Whether to keep the encoded observations too.
help-selfplay-workers = How many processes play; as many as there are cores without it.
help-selfplay-ray = Play on a Ray cluster at this address instead; local starts one on this machine.

selfplay-resumed = { $done } of { $shards } shards were finished before ({ $folder }).
selfplay-done = { $games } games in { $shards } shards, { $kb } kB: { $folder }

error-selfplay-folder = { $folder } does not hold the beginning of this run: its game, options, bots, seed or shards differ, or it is damaged. Choose another folder.
