"""A game in the terminal, against bots."""

from __future__ import annotations

import contextlib
import signal
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence

import click

from gouverneur import pictures
from gouverneur.cli import ending, lookup, typed
from gouverneur.cli.advice import Adviser
from gouverneur.cli.opponents import Opponents
from gouverneur.cli.output import Complaint, columns, has_colour, is_conversation, styled
from gouverneur.cli.saves import Autosave
from gouverneur.kernel.errors import AmbiguousAction, GouverneurError, MalformedAction
from gouverneur.kernel.refusal import Refusal
from gouverneur.kernel.state import State
from gouverneur.kernel.words import Action
from gouverneur.languages import Language
from gouverneur.notation.turns import Draft
from gouverneur.table import Table

MOST_LOG = 20  # lines, unless more are asked for
LETTERS = "abcdefgh"  # of whole turns
HELP = ("help", "hint", "why", "cost", "table", "options", "log", "undo", "position", "quit")


class Left(Exception):
    """The person has left the table."""


class Wrong(Exception):
    """What was typed cannot be done; its text says why."""


class Seating:
    """One person's game: a table, the bots around it, and what has been told so far."""

    def __init__(
        self, table: Table, seat: int, language: Language, opponents: Opponents, save: Autosave
    ) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.opponents = opponents
        self.save = save
        self.shown = opponents.shown(language)
        self.chosen: list[Action] = []  # of a turn that is not complete yet
        self._told = max(0, len(table.events(seat)) - MOST_LOG)
        self._pictured = False  # whether the table was shown as it is now
        self._new = True  # whether nothing was shown so far
        self._warned = ""
        self._kept: State | None = None
        self._adviser = Adviser(table, seat, language)
        # In the person's language too.
        self._commands = {
            language.phrase(f"terminal-type-{word}"): COMMANDS[word] for word in HELP
        } | COMMANDS

    # -- playing -----------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game; Left when the person goes before that."""
        while not self.table.over:
            if self.table.seat != self.seat:
                with self._thinking():
                    self.opponents.play(self.table)
                continue
            self._keep()  # what bots do in the meantime they would do again
            self._tell()
            self._show_once()
            self._ask()
        self._keep()
        self._tell()
        self._show_result()

    @contextlib.contextmanager
    def _thinking(self) -> Iterator[None]:
        """Say who is thinking, for as long as he does, to a person who may have to wait."""
        seat = self.table.seat
        if not (is_conversation() and self.opponents.may_take_long(seat)):
            yield
            return
        said = self._say("terminal-thinks", who=self.language.names[seat])[: columns() - 1]
        click.echo(f"{said}\r", nl=False)
        try:
            yield
        finally:
            click.echo(f"{' ' * len(said)}\r", nl=False)

    def _keep(self) -> None:
        """On the disk, if anything happened since it was last there."""
        if self._kept is self.table.state:
            return
        self.save.save(self.table)
        self._kept = self.table.state
        if self.save.failure and self.save.failure != self._warned:
            click.echo(self._say("terminal-not-kept", why=self.save.failure), err=True)
        self._warned = self.save.failure

    def _ask(self) -> None:
        """One line of the person, and what comes of it; the question is put again where it was not answered."""
        options = self._options()
        self._list(options)
        while True:
            line = typed.cleaned(self._read_line())
            if not line:
                self._list(options)
                continue
            try:
                if self._obey(line, options):
                    return
            except Wrong as wrong:
                echo(f"  {wrong}")
            except GouverneurError as error:
                echo(f"  {self._error(error)}")

    def _read_line(self) -> str:
        prompt = f"{self.language.decision(self._asking())}> "
        try:
            if sys.stdin.isatty() and sys.stdout.isatty():
                return input(prompt)
            click.echo(prompt, nl=False)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            click.echo(typed.cleaned(line))  # since nobody saw it being typed
            return line
        except EOFError:
            click.echo()
            raise Left from None

    def _obey(self, line: str, options: Sequence[Action]) -> bool:
        """Do what was typed; whether the question is thereby done with."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None:
            return command(self, rest.strip())
        whole = self._whole_turns()
        if len(line) == 1 and line.lower() in LETTERS[: len(whole)]:
            self._choose(whole[LETTERS.index(line.lower())])
            return True
        self._choose(self._meant_by(line, options))
        return True

    def _meant_by(self, line: str, options: Sequence[Action]) -> list[Action]:
        """All that a line names, or an error: a line is done whole or not at all."""
        pieces = typed.parts(line)
        listed = [typed.option_at(piece, options) for piece in pieces]
        meant: list[Action] = []
        for piece, option in zip(pieces, listed, strict=True):
            if option is None and piece.isascii() and piece.isdigit():
                raise Wrong(self._say("terminal-no-number", number=piece[:20], most=len(options)))
            draft = self.table.draft(*self.chosen, *meant)
            if draft.complete:
                raise Wrong(self._say("error-turn-complete"))
            meant.append(option if option is not None else self._named(piece, self._as_if(draft)))
        if not meant:
            raise Wrong(self._say("terminal-unknown", words=line))
        return meant

    def _choose(self, actions: Sequence[Action]) -> None:
        """Add to the turn; play it once it is whole."""
        draft = self.table.draft(*self.chosen, *actions)
        if not draft.complete:
            self.chosen += actions
            return
        self.table.play(*self.table.whole_turn(*self.chosen, *actions))
        self.chosen = []
        self._keep()

    def _named(self, words: str, asking: Table) -> Action:
        step = asking.state.kind()
        options = asking.game.actions.options(step, asking.state.options)
        kind = asking.game.actions.by_step[step]
        others = [
            asking.game.actions.action(step, choice) for choice, known in enumerate(kind.choices) if known
        ]
        found = typed.option_named(words, options, others, lambda action: self._spoken(action, asking))
        if isinstance(found, typed.Fits):
            raise Wrong(
                self._say("terminal-fits", words=words, options=", ".join(found.fitting[:12]))
            ) from None
        if isinstance(found, typed.Unknown):
            with contextlib.suppress(MalformedAction, AmbiguousAction):  # an action of another question
                return asking.game.actions.read(words, step, asking.state.options)
            raise Wrong(self._say("terminal-unknown", words=words)) from None
        return found

    # -- commands: each says whether the question is done with ---------------------------------

    def quit(self, rest: str) -> bool:
        raise Left

    def undo(self, rest: str) -> bool:
        """The last choice of this turn, or the person's last turn with all that followed it."""
        if self.chosen:
            self.chosen.pop()
            return True
        if not any(turn.seat == self.seat for turn in self.table.record):
            raise Wrong(self._say("error-nothing-to-undo"))
        while self.table.record[-1].seat != self.seat:
            self.table.undo()
        self.table.undo()
        self._told = len(self.table.events(self.seat))
        self._pictured = False
        echo(self._say("terminal-undone"))
        self._keep()
        return True

    def help(self, rest: str) -> bool:
        if not rest:
            self._list_help()
            return False
        found = lookup.explain(rest, self.language)
        if not found:
            raise Wrong(self._say("terminal-no-help", words=rest))
        for line in found:
            echo(line)
        return False

    def hint(self, rest: str) -> bool:
        """Asked again about the same decision, it gives more away."""
        echo(f"  {self._adviser.hint()}")
        return False

    def why(self, rest: str) -> bool:
        """Why something is not possible; with nothing, why the bots just did what they did."""
        if not rest:
            said = self._adviser.why(self.opponents.seats())
            for line in said:
                echo(f"  {line}", "    ")
            if said:
                return False
        action = self._meant(rest, "why")
        refusal = self.table.why_not(action, after=self.chosen or None)
        echo("  " + (self._refusal_of(refusal, action) if refusal else self._say("terminal-possible")))
        return False

    def cost(self, rest: str) -> bool:
        action = self._meant(rest, "cost")
        sources = self._asking().price_sources(action)
        if not sources:
            echo("  " + self._say("terminal-no-price"))
            return False
        listed = ", ".join(f"{self.language.price_source(name)} {amount:+d}" for name, amount in sources)
        echo(f"  {listed}: {max(sum(amount for _, amount in sources), 0)}")
        return False

    def log(self, rest: str) -> bool:
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else MOST_LOG
        told = self.language.story(self.table.events(self.seat)[: self._told], self.seat)
        if not told:
            raise Wrong(self._say("terminal-nothing-yet"))
        for _, said in told[-number:] if number else []:
            echo(f"  {said}")
        return False

    def show(self, rest: str) -> bool:
        self._show_table()
        sources = ending.told(self.table.score_sources(self.seat), self.language)
        echo(self._say("terminal-points", points=self.table.scores[self.seat], sources=sources))
        return False

    def options(self, rest: str) -> bool:
        self._list(self._options())
        return False

    def position(self, rest: str) -> bool:
        click.echo(self.table.position().to_text())
        return False

    def _meant(self, rest: str, command: str) -> Action:
        if not rest:
            typed_word = self._say(f"terminal-type-{command}")
            raise Wrong(self._say("terminal-say-what", example=f"{typed_word} {self._example()}"))
        listed = typed.option_at(rest, self._options())
        return listed if listed is not None else self._named(rest, self._asking())

    # -- showing -------------------------------------------------------------------------------

    def _draft(self) -> Draft:
        return self.table.draft(*self.chosen)

    def _options(self) -> list[Action]:
        return self._draft().options

    def _asking(self) -> Table:
        """The table with the turn so far as if it were played."""
        return self._as_if(self._draft()) if self.chosen else self.table

    def _as_if(self, draft: Draft) -> Table:
        shadow = self.table.copy()
        shadow.state = draft.state
        return shadow

    def _spoken(self, action: Action, asking: Table) -> str:
        sources = asking.price_sources(action) if action in asking.options else []
        spoken = self.language.answer(asking, action.words, sources)
        price = max(0, sum(amount for _, amount in sources))
        return f"{spoken} ({price})" if sources and str(price) not in spoken else spoken

    def _whole_turns(self) -> list[list[Action]]:
        return (
            [] if self.chosen else [turn for turn in self.table.proposals() if len(turn) > 1][: len(LETTERS)]
        )

    def _tell(self) -> None:
        """What happened since the person last looked."""
        events = self.table.events(self.seat)
        new = events[self._told :]
        if any(event["event"] != "role" or event.get("seat") != self.seat for event in new):
            self._pictured = False
        for event, said in self.language.story(new, self.seat):
            echo(styled(f"-- {said} --", bold=True) if event == "round" else f"  {said}")
        self._told = len(events)

    def _show_once(self) -> None:
        """The whole table before a role is chosen and at first, otherwise what the person has before him."""
        if not self._pictured and not self.chosen:
            click.echo()
            if self._new or self.table.decision.kind == "role":
                self._show_table()
            else:
                click.echo(
                    pictures.board(
                        self.table,
                        self.seat,
                        names=self.shown,
                        colour=has_colour(),
                        width=columns(),
                        language=self.language,
                    )
                )
            self._new = False
        self._pictured = True

    def _show_table(self) -> None:
        picture = pictures.text(
            self.table,
            seat=self.seat,
            names=self.shown,
            colour=has_colour(),
            width=columns(),
            options=False,
            language=self.language,
        )
        # Its last line says who decides what, or who has won, as what follows does.
        click.echo(picture.rpartition("\n")[0])

    def _list(self, options: Sequence[Action]) -> None:
        """What may be answered, by number; whole turns by letter."""
        if self.chosen:
            chosen = ", ".join(self._spoken_at_start(action) for action in self.chosen)
            echo(self._say("terminal-chosen", chosen=chosen))
        asking = self._asking()
        spoken = [f"{number:2} {self._spoken(option, asking)}" for number, option in enumerate(options, 1)]
        for line in _in_columns(spoken, columns()):
            click.echo(line)
        whole = self._whole_turns()
        if whole:
            echo(self._say("terminal-whole"))
            for letter, turn in zip(LETTERS, whole, strict=False):
                echo(f" {letter} " + ", ".join(self._spoken_at_start(action) for action in turn), "   ")

    def _spoken_at_start(self, action: Action) -> str:
        return self.language.answer(self.table, action.words)

    def _list_help(self) -> None:
        echo(self._say("terminal-help-answers"))
        words = {word: self._say(f"terminal-type-{word}") for word in HELP}
        widest = max(map(len, words.values()))
        for word, typed_word in words.items():
            example = f"{typed_word} {self.language.name('library') if word == 'help' else self._example()}"
            said = self._say(f"terminal-help-{word}", example=example)
            echo(f"  {typed_word:{widest}}  {said}", " " * (widest + 4))

    def _example(self) -> str:
        """An answer as it is spoken of, which may be typed."""
        said = self.language.answer(self._asking(), self._options()[0].words)
        return said if self.language.code == "de" else said[:1].lower() + said[1:]

    def _show_result(self) -> None:
        click.echo()
        self._show_table()
        echo(f"{self._say('game-over')}. {self.language.ending(self.table.game.ending(self.table.state))}")
        for seat in range(self.table.ruleset.players):
            echo(f"  {ending.score_line(seat, self.table.score_sources(seat), self.language)}", "    ")
        echo(styled(ending.won_by(self.table.winners, self.seat, self.language), bold=True))

    def _refusal_of(self, refusal: Refusal, action: Action) -> str:
        said = self.language.refusal(refusal, action.words)
        return said if refusal.rule in said or not refusal.rule else f"{said} [{refusal.rule}]"

    def _error(self, error: GouverneurError) -> str:
        said = self.language.error(error)
        return said if not error.rule or error.rule in said else f"{said} [{error.rule}]"

    def _say(self, key: str, **arguments: str | int) -> str:
        return self.language.phrase(key, **arguments)


COMMANDS: dict[str, Callable[[Seating, str], bool]] = {
    "quit": Seating.quit,
    "exit": Seating.quit,
    "undo": Seating.undo,
    "help": Seating.help,
    "?": Seating.help,
    "hint": Seating.hint,
    "why": Seating.why,
    "cost": Seating.cost,
    "log": Seating.log,
    "table": Seating.show,
    "options": Seating.options,
    "position": Seating.position,
}


def play(seating: Seating, again: str) -> None:
    """The game, and what is said when it is left: by quitting, by Ctrl-D, by Ctrl-C, or by a failure of ours."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # lines can be edited, and come again
    say = seating.language.phrase
    try:
        seating.play()
    except Left:
        _farewell(seating, again)
        return
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        click.echo()
        _farewell(seating, again)
        sys.exit(130)
    except Exception as error:
        _farewell(seating, again)
        raise Complaint(
            f"the game failed, and that is not your fault: {type(error).__name__}: {error}", seating.table
        ) from error
    if not seating.save.failure:
        echo(say("terminal-kept", file=str(seating.save.path)))


def _farewell(seating: Seating, again: str) -> None:
    say = seating.language.phrase
    echo(say("terminal-left"))
    if seating.save.failure:
        echo(say("terminal-again", command=again))
    else:
        echo(say("terminal-go-on", command="gouverneur play --resume"))
        echo(say("terminal-kept", file=str(seating.save.path)))


def echo(text: str, indent: str = "") -> None:
    """In lines that fit; what has no blanks is not broken."""
    start = text[: len(text) - len(text.lstrip())]
    lines = textwrap.wrap(
        text,
        columns(),
        subsequent_indent=indent or start,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
    click.echo("\n".join(lines))


def _in_columns(items: Sequence[str], width: int) -> list[str]:
    """One below the other, in as many columns as fit."""
    if not items:
        return []
    widest = max(map(len, items)) + 3
    across = max(1, min(width // widest, -(-len(items) // 4)))
    down = -(-len(items) // across)
    rows = [items[row::down] for row in range(down)]
    return ["".join(f"{item:{widest}}" for item in row).rstrip() for row in rows]
