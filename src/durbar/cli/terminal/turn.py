"""Turn: one person's turn at the keyboard; questions, answers, and the words around them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from durbar.cli.terminal.answers import Menu, numbered, words
from durbar.core import record as records
from durbar.core.errors import DurbarError
from durbar.core.game import Choice, Prompt, WhyNot
from durbar.core.types import Action, Seat
from durbar.texts import paragraph, paragraphs

if TYPE_CHECKING:
    from durbar.cli.terminal.terminal import Terminal

COMMANDS = ("undo", "redo", "restart", "table", "log", "rules", "help", "quit")
MANY = 16  # choices of a group or reasons of one sort that are still listed one by one
EXAMPLES = 2  # choices that are shown of a group with more than MANY


class Quit(Exception):
    """A person leaves the table."""


class Turn:
    """From the table being drawn to the turn being confirmed."""

    def __init__(self, table: "Terminal", seat: Seat) -> None:
        self.table = table
        self.session = table.session
        self.match = table.match
        self.game = table.game
        self.wording = table.wording
        self.seat = seat
        self.is_done = False
        self.commands = {
            alias: command
            for command in COMMANDS
            for alias in words(self.session.text(f"play-word-{command}"))
        }

    def play(self) -> None:
        self.table.show_table(self.seat)
        while not self.is_done:
            try:
                if self.match.is_full:
                    self._confirm()
                else:
                    self._ask()
            except DurbarError as error:
                self.table.line(self.wording.error(error), "yellow")

    # Questions ----------------------------------------------------------------------------------

    def _ask(self) -> None:
        prompt = self.game.prompt(self.game.view(self.match.state, self.seat))
        name = "" if self.wording.you == self.seat else f"{self.wording.players[self.seat]}: "
        self._question(f"{name}{self.wording.asks(prompt)}", prompt.paragraph)
        if prompt.most > 1:
            self.session.say("play-choose-set", least=prompt.least, most=prompt.most)
        sizes = Counter(choice.group for choice in prompt.choices)
        shown = Counter[str]()
        for number, choice in enumerate(prompt.choices, start=1):
            shown[choice.group] += 1
            if sizes[choice.group] <= MANY or shown[choice.group] <= EXAMPLES:
                self._offer(number, prompt, choice)
            elif shown[choice.group] == sizes[choice.group]:
                self.session.say("play-more", count=sizes[choice.group] - EXAMPLES)
        answer = self._read()
        if answer and not self._obey(answer):
            self._choose(prompt, answer)

    def _offer(self, number: int, prompt: Prompt, choice: Choice) -> None:
        line = Text(f"{number:>3}  ", "bold cyan")
        line.append(self.wording.action(self.game.ACTIONS[choice.action]), "not bold default")
        if notes := self._notes(prompt, choice):
            line.append(f" ({', '.join(notes)})", "not bold dim default")
        self.session.show(line)

    def _notes(self, prompt: Prompt, choice: Choice) -> list[str]:
        """The text behind a choice: its price, and how it stands in a set."""
        notes = [] if choice.cost is None else [self.wording.cost(choice.cost)]
        if prompt.most > 1 and choice.alone:
            notes.append(self.session.text("play-alone"))
        if choice.copies > 1:
            notes.append(f"{choice.copies} ×")
        if choice.counts > 1:
            notes.append(self.session.text("play-counts", points=choice.counts))
        return notes

    def _confirm(self) -> None:
        self._question(self.session.text("play-confirm"), "")
        answer = self._read()
        if not answer:
            shown = len(self.match.draft)
            self.table.show_steps(self.match.commit(self.seat)[shown:], self.seat)
            self.is_done = True
        elif not self._obey(answer):
            self.session.say("error-draft-full")

    def _question(self, question: str, number: str) -> None:
        text = Text(question, "bold")
        if number:
            text.append(f"  {number}", "not bold dim")
        self.session.show(text)

    def _read(self) -> str:
        answer = self.session.out.input("> ").strip()
        if not self.session.out.is_terminal:
            self.session.out.print()  # what was typed ended no line here
        return answer

    # Answers ------------------------------------------------------------------------------------

    def _choose(self, prompt: Prompt, answer: str) -> None:
        offered = [choice.action for choice in prompt.choices]
        if answer.isdecimal() and not 1 <= int(answer) <= len(offered):
            self.session.say("play-number", most=len(offered))
            return
        actions = numbered(answer, offered) or self._named(prompt, offered, answer)
        if not actions:
            return
        if not prompt.is_answered_by(actions):
            self.session.say("play-choose-set", least=prompt.least, most=prompt.most)
            return
        self.table.show_steps(self.match.submit(self.seat, actions), self.seat)

    def _named(self, prompt: Prompt, offered: list[Action], answer: str) -> list[Action]:
        """The actions that were named; several names are parted by commas."""
        menu = Menu(self.game, self.wording, offered)
        found: list[Action] = []
        for name in answer.split(",") if prompt.most > 1 else [answer]:
            matches = menu.matches(name)
            if len(matches) == 1:
                found += matches
            elif matches:
                self.session.say("play-ambiguous", choices=self._listed(matches))
                return []
            else:
                self._explain(name)
                return []
        return found

    def _listed(self, actions: Sequence[Action]) -> str:
        texts = [self.wording.action(self.game.ACTIONS[action]) for action in actions[:MANY]]
        return "; ".join([*texts, "…"] if len(actions) > MANY else texts)

    # Why not ------------------------------------------------------------------------------------

    def _explain(self, name: str) -> None:
        """Why what was named is not possible now."""
        reasons = self._reasons()
        named = Menu(self.game, self.wording, range(self.game.seat_actions)).matches(name)
        possible = [action for action in named if action not in reasons]
        if possible:
            self.session.say("play-possible", choices=self._listed(possible))
        self._print_reasons(reasons[action] for action in named if action in reasons)
        if not named:
            self.session.say("play-not-understood", answer=name.strip())

    def _explain_all(self) -> None:
        """What is not possible now, and why."""
        reasons = self._reasons()
        if not reasons:
            self.session.say("play-all-possible")
        self._print_reasons(reasons.values())

    def _print_reasons(self, reasons: Iterable[WhyNot]) -> None:
        """Sentence by sentence; of a long row of one sort only the first, and how many more."""
        by_code: dict[str, list[str]] = {}
        for reason in reasons:
            sentences = by_code.setdefault(reason.code, [])
            if (sentence := self.wording.why_not(reason)) not in sentences:
                sentences.append(sentence)
        for sentences in sorted(by_code.values(), key=len):
            if len(sentences) > MANY:
                more = self.session.text("play-and-more", count=len(sentences) - 1)
                sentences = [f"{sentences[0]} {more}"]
            for sentence in sentences:
                self.table.line(sentence, "yellow")

    def _reasons(self) -> dict[Action, WhyNot]:
        state, seat = self.match.state, self.seat
        asked = ((a, self.game.why_not(state, seat, a)) for a in range(self.game.seat_actions))
        return {action: reason for action, reason in asked if reason is not None}

    # Commands -----------------------------------------------------------------------------------

    def _obey(self, answer: str) -> bool:
        """Whether the answer was a command."""
        if answer.startswith("?"):
            rest = answer.removeprefix("?")
            self._explain(rest) if rest.strip() else self._explain_all()
            return True
        first, _, rest = answer.partition(" ")
        command = self.commands.get("".join(words(first)))
        if command is None or (rest and command != "rules"):
            return False
        self._do(command, rest.strip())
        return True

    def _do(self, command: str, rest: str) -> None:
        match command:
            case "undo":
                self.match.undo(self.seat)
                self.table.show_table(self.seat)
            case "redo":
                self.table.show_steps(self.match.redo(self.seat), self.seat)
            case "restart":
                self.match.restart(self.seat)
                self.table.show_table(self.seat)
            case "table":
                self.table.show_table(self.seat)
            case "log":
                self._log()
            case "rules":
                self._rules(rest)
            case "help":
                self.session.say("play-help")
            case "quit":
                raise Quit

    def _log(self) -> None:
        for step in records.steps(self.game, self.match.record):
            self.table.show_events(step.events, self.seat)
        for drafted in self.match.draft:
            self.table.show_events(drafted.events, self.seat)

    def _rules(self, number: str) -> None:
        language = self.session.texts.language
        known = paragraphs(language, self.game.name)
        text = paragraph(language, self.game.name, number)
        if text is None:
            self.session.say("play-paragraphs", known=", ".join(known))
        else:
            self.session.show(Padding(Markdown(f"**{number.upper()}** {text}"), (0, 2)))
