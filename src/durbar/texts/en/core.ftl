### What is common to all games. The terminal and the browser read the same messages.
### An empty text arrives as the word "none", a truth value as "yes" or "no";
### $you is "yes" where the player in the sentence is the reader.

list-and = { $most } and { $last }
list-empty = nothing
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part = { $what }: { $points }
asks-nothing = Nothing is asked of you now.
asks-choice = What do you do?

## What happens

event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] { $player } is to move.
}
event-points-scored = { $you ->
    [yes] You score { points } ({ $because }): { $parts }.
   *[no] { $player } scores { points } ({ $because }): { $parts }.
}
event-game-ended = { $you ->
    [yes] { $count ->
        [one] The game is over: you win!
       *[other] The game is over. The victory is shared: { $winners }.
    }
   *[no] { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over. The victory is shared: { $winners }.
    }
}

## Why an action is not possible

error-game-over = The game is over; nobody can act any more.
error-not-your-turn = It is not your turn. Wait until you are asked.
error-chance-to-move = Chance is about to decide; nobody can act now.
error-no-such-action = This game has no action number { $action }.
error-chance-action = Only chance does that, no player.
error-not-an-outcome = Chance cannot bring that here.
error-notation = “{ $text }” is no action of this game.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean: { $near }?
}

## Draft of a turn

error-draft-empty = There is nothing to take back or to confirm in this turn.
error-draft-full = Your turn is complete; confirm it or take a step back.
error-draft-nothing-to-redo = There is no step to play again.

## Options

error-game-unknown = There is no game “{ $game }”. Known games: { $known }.
error-option-value = “{ $value }” is not possible for { $key }. Possible: { $allowed }.
error-option-unknown = There is no option “{ $key }”. Known options: { $known ->
    [none] none
   *[other] { $known }
}.
error-option-pair = “{ $pair }” is no option; write key=value, separated by commas, each key once (the number of players has its own option, --seats).
error-language-unknown = There are no texts in “{ $language }”. Known languages: { $known }.

## Records

place-line = line { $line }
place-entry = entry { $entry }
place-header = header
error-record-header = Not a record of Durbar ({ $place }): expected “# game version edition=digest option=value …”, found “{ $found }”.
error-record-line = Damaged record ({ $place }): expected a seat or “chance” and an action, such as “0 take gold”, found “{ $found }”.
error-record-game = This record ({ $place }) is of another game: expected { $expected }, found { $found }.
error-record-rules = This record ({ $place }) follows other rules: expected version { $expected }, found { $found }.
error-record-edition = This record ({ $place }) was played with another edition: expected { $expected }, found { $found }. If it was your own, name its file with --edition.
error-record-options = The options of this record ({ $place }) do not fit: { $reason }
error-record-players = This record ({ $place }) names { $found } players, but has { $seats } seats.
error-record-player-names = Damaged record ({ $place }): expected the players as a list of names.
error-record-mover = The record breaks off from the rules ({ $place }): expected an entry of { $expected }, found “{ $found }”.
error-record-entry = The record breaks off from the rules ({ $place }): “{ $found }” is not possible here. { $reason }
error-record-at = This record has { $entries } entries; there is no position after { $at }.
error-record-dealer = Damaged record ({ $place }): expected a dealer with its kind and seed or key, found “{ $dealer }”.
error-record-no-dealer = This record does not name its dealer, so it can be replayed but not continued.
error-record-dealer-differs = The dealer of this record would have dealt otherwise ({ $place }): expected “{ $expected }”, found “{ $found }”.
error-record-json = Damaged record ({ $place }): it is not valid JSON: { $reason }.
error-record-keys = Damaged record: missing keys: { $missing ->
    [none] none
   *[other] { $missing }
}; unknown keys: { $foreign ->
    [none] none
   *[other] { $foreign }
}.
error-record-format = This record has a format that is not known here: expected { $expected }, found { $found }.
error-record-type = Damaged record: “{ $key }” must be { $expected ->
    [str] a text
    [dict] an object
   *[list] a list
}.
error-record-json-entry = Damaged record ({ $place }): expected a seat or “chance” and an action, such as “0 take gold”, found “{ $found }”.

## Editions

confidence-certain = certain
confidence-likely = likely
confidence-guess = reconstructed
error-edition-unreadable = The edition file { $file } cannot be read: { $reason }
error-edition-toml = The edition file { $file } is not valid TOML: { $reason }
error-edition-no-game = The edition file { $file } does not say of which game it is; its first line should be, for instance, game = "maharaja".
error-edition-game = The edition file { $file } belongs to another game: expected { $expected }, found { $found }.
error-edition-faults = The edition file { $file } has { $count ->
    [one] a fault
   *[other] { $count } faults
}, the first at { $key }:
    { $faults }
fault = – { $key }: { $message }
fault-missing = missing; expected { type-name }
fault-type = expected { type-name }, found { $found ->
    [dict] a table
    [list] a list
    [int] a whole number
    [float] a number with decimals
    [bool] a truth value
    [str] a text
   *[other] { $found }
}
type-name = { $expected ->
    [dict] a table
    [list] a list
    [int] a whole number
   *[str] a text
}
fault-unknown = not known here; known keys: { $known }
fault-must-be = must be { $expected }
fault-count = must be { $expected } of them, not { $found }
fault-range = must be between { $least } and { $most }, not { $found }
fault-one-of = must be one of { $allowed }, not { $found }
fault-id = an id has small letters, digits and dashes and is not “nothing”: { $found }
fault-ids-differ = two cards have the same id: { $found }
fault-confidence-level = the confidence “{ $level }” is not known; possible: { $allowed }
fault-confidence-of-nothing = a confidence is given, but there is no such value
fault-confidence-missing = the confidence (certain, likely, guess) is missing

# What the first screen says of the games
java-title = Java
maharaja-title = Das Vermächtnis des Maharaja
taj-mahal-title = Taj Mahal
java-about = Lay terraces of rice and villages, build palaces, close waters and feast; rank first in the cities when the last three-tile is taken.
maharaja-about = Buy antiques, build collections from them, and be the Maharaja's richest heir after nine sales days.
taj-mahal-about = Win influence province by province, join your palaces along the roads, and have the most points after twelve visits.
