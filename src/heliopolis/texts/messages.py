"""Fluent messages: from a message and its values to a sentence.

The package ``fluent.runtime`` does the same with Babel, whose data of all languages of the world
take 33 MB; the three languages here need a page of code. Tests compare the two. What is left out is
what no text uses: dates, currencies, functions of one's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

Values = Mapping[str, Any]
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message or a term
# What a part of a message stands for once the values are known: a text or a number.
Part = Callable[[Values], "str | Number"]


class Locale(NamedTuple):
    """How a language writes numbers. All of them have one plural, and count 1 as the singular."""

    decimal: str
    group: str
    percent: str


LOCALES = {
    "en": Locale(".", ",", "%"),
    "nl": Locale(",", ".", "%"),
    "de": Locale(",", ".", "\N{NO-BREAK SPACE}%"),
}


class Number(NamedTuple):
    """A number, and how it is to be written."""

    value: int | float | Decimal
    min_digits: int = 0  # of the fraction
    max_digits: int = 3
    is_percent: bool = False
    minus: str = "-"

    def written(self, locale: Locale) -> str:
        """Return the number as people write it, rounded half to even."""
        whole_number = isinstance(self.value, int)
        if whole_number and not self.is_percent and not self.min_digits:
            return f"{self.value:,d}".replace(",", locale.group).replace("-", self.minus)
        exact = Decimal(self.value if whole_number else str(self.value))
        exact *= 100 if self.is_percent else 1
        whole, _, fraction = f"{exact:.{max(self.min_digits, self.max_digits)}f}".partition(".")
        shown = fraction[: self.min_digits] + fraction[self.min_digits :].rstrip("0")
        digits = f"{int(whole.lstrip('-')):,}".replace(",", locale.group)
        sign = self.minus if whole.startswith("-") else ""
        text = f"{sign}{digits}{locale.decimal}{shown}" if shown else f"{sign}{digits}"
        return text + locale.percent if self.is_percent else text

    @property
    def plural(self) -> str:
        """The plural category, the same in all our languages."""
        return "one" if abs(self.value) == 1 else "other"


class Messages:
    """The messages of one language, by name. The first one of a name counts."""

    def __init__(self, language: str) -> None:
        self._locale = LOCALES[language]
        self._sources: dict[str, str] = {}  # terms with a hyphen in front
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._ready: dict[tuple[str, str], Part] = {}

    def add(self, source: str) -> None:
        """Add the messages of a Fluent source. Each is parsed when it is first asked for."""
        found = list(_BEGINNING.finditer(source))
        ends = [following.start() for following in found[1:]] + [len(source)]
        for beginning, end in zip(found, ends, strict=True):
            self._sources.setdefault(beginning[1], source[beginning.start() : end])

    def __contains__(self, name: str) -> bool:
        return not name.startswith("-") and name in self._sources

    def has_attribute(self, name: str, attribute: str) -> bool:
        """Return whether there is such a message with such an attribute."""
        if name not in self._sources:
            return False
        return any(own.id.name == attribute for own in self._entry(name).attributes)

    def uses_attribute(self, attribute: str) -> bool:
        """Return whether any message has such an attribute."""
        form = re.compile(rf"^[ ]+\.{attribute} *=", re.MULTILINE)
        return any(form.search(source) for source in self._sources.values())

    def format(self, name: str, attribute: str, values: Values) -> str:
        """Return a message, or an attribute of it, with its values filled in."""
        return self._write(self._part(name, attribute)(values))

    def _part(self, name: str, attribute: str = "") -> Part:
        """What a message or an attribute says, made ready when it is first asked for."""
        key = name, attribute
        if key not in self._ready:
            self._ready[key] = self._pattern(self._find(name, attribute))
        return self._ready[key]

    def _find(self, name: str, attribute: str) -> ast.Pattern:
        entry = self._entry(name)
        found = entry.value
        if attribute:
            own = {each.id.name: each.value for each in entry.attributes}
            found = own.get(attribute)
        if found is None:
            raise KeyError(f"message {name!r} has no {attribute or 'value'}")
        return found

    def _entry(self, name: str) -> ast.Message | ast.Term:
        if name not in self._sources:
            raise KeyError(f"there is no message {name!r}")
        if name not in self._parsed:
            entry = FluentParser(with_spans=False).parse_entry(self._sources[name])
            if not isinstance(entry, ast.Message | ast.Term):
                raise KeyError(f"message {name!r} cannot be read")
            self._parsed[name] = entry
        return self._parsed[name]

    def _write(self, value: str | Number) -> str:
        return value if isinstance(value, str) else value.written(self._locale)

    # --- Expressions, made into functions of the values -------------------------------------------

    def _pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([self._write(part(values)) for part in parts])

    def _element(self, element: Any) -> Part:
        if isinstance(element, ast.TextElement):
            return _constant(element.value)
        return self._expression(element.expression)

    def _expression(self, node: Any) -> Part:
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.StringLiteral():
                return _constant(node.parse()["value"])
            case ast.NumberLiteral():
                return _constant(Number(_number(node)))
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.MessageReference():
                return self._reference(node.id.name, node.attribute)
            case ast.TermReference():
                return self._term(node)
            case ast.SelectExpression():
                return self._select(node)
            case ast.FunctionReference() if node.id.name == "NUMBER":
                return self._number_call(node)
        raise ValueError(f"{type(node).__name__} is not known to these texts")

    def _reference(self, name: str, attribute: ast.Identifier | None) -> Part:
        wanted = attribute.name if attribute else ""
        return lambda values: self._part(name, wanted)(values)

    def _term(self, node: ast.TermReference) -> Part:
        """A term sees only the values that its reference gives, and misses none."""
        refers = self._reference(f"-{node.id.name}", node.attribute)
        named = node.arguments.named if node.arguments else []
        given = {each.name.name: self._expression(each.value) for each in named}

        def part(values: Values) -> str | Number:
            return refers(_Lenient({name: each(values) for name, each in given.items()}))

        return part

    def _number_call(self, node: ast.FunctionReference) -> Part:
        (of,) = (self._expression(each) for each in node.arguments.positional)
        options = {each.name.name: _literal(each.value) for each in node.arguments.named}
        style = options.pop("style", "decimal")
        lowest = options.pop("minimumFractionDigits", 0)
        highest = options.pop("maximumFractionDigits", None)
        if options or style not in {"decimal", "percent"}:
            raise ValueError(f"NUMBER: {style!r}, {', '.join(options)} is not known to these texts")

        def part(values: Values) -> Number:
            number = of(values)
            if not isinstance(number, Number):
                raise TypeError(f"NUMBER: {number!r:.40} is no number")
            is_percent = style == "percent"
            most = (0 if is_percent else 3) if highest is None else highest
            return Number(number.value, lowest, most, is_percent, number.minus)

        return part

    def _select(self, node: ast.SelectExpression) -> Part:
        selector = self._expression(node.selector)
        variants: dict[str | int | float, Part] = {}
        otherwise: Part = _constant("")
        for variant in node.variants:
            key = variant.key
            part = self._pattern(variant.value)
            variants.setdefault(key.name if isinstance(key, ast.Identifier) else _number(key), part)
            if variant.default:
                otherwise = part

        def chosen(values: Values) -> str | Number:
            value = selector(values)
            if isinstance(value, str):
                return variants.get(value, otherwise)(values)
            keys = [key for key in variants if key in (value.value, value.plural)]
            return (variants[keys[0]] if keys else otherwise)(values)

        return chosen


class _Lenient(dict[str, Any]):
    """Values that a term may go without."""

    def __missing__(self, name: str) -> str:
        return name


def _constant(value: str | Number) -> Part:
    return lambda values: value


def _variable(name: str) -> Part:
    def part(values: Values) -> str | Number:
        value = values[name]
        if isinstance(value, str | Number):
            return value
        if isinstance(value, int | float | Decimal):
            return Number(value)
        raise TypeError(f"{name}: {value!r:.40} is neither a text nor a number")

    return part


def _number(node: ast.NumberLiteral) -> int | float:
    return float(node.value) if "." in node.value else int(node.value)


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> Any:
    return _number(node) if isinstance(node, ast.NumberLiteral) else node.parse()["value"]
