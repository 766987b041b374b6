"""A small, escaped SVG builder. Whatever goes in as text stays text."""

from __future__ import annotations

from html import escape


def element(name: str, *children: str, **attributes: str | float) -> str:
    """Return an element; children are markup from this module, attribute values are escaped.

    A trailing underscore is dropped (`class_`), other underscores become dashes (`stroke_width`).
    """
    written = "".join(f' {_name(key)}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def text(words: str, **attributes: str | float) -> str:
    """Return a text element; its words are escaped."""
    return element("text", escape(words, quote=False), **attributes)


def path(drawn: str, style: str = "") -> str:
    """Return a path in a style."""
    return element("path", d=drawn, class_=style) if style else element("path", d=drawn)


def group(*children: str, **attributes: str | float) -> str:
    """Return a group."""
    return element("g", *children, **attributes)


def use(symbol: str, **attributes: str | float) -> str:
    """Return a reference to a symbol."""
    return element("use", href=f"#{symbol}", **attributes)


def _name(key: str) -> str:
    return key.removesuffix("_").replace("_", "-")


def _value(value: str | float) -> str:
    if isinstance(value, float):
        value = f"{value:.1f}".removesuffix(".0")
    return escape(str(value))
