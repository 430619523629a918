"""The environments: PettingZoo, Gymnasium, batches and OpenSpiel."""
