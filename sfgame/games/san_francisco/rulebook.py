"""Every rule once: its id, its chapter, and where the printed rulebooks state it.

The ids are this project's own and never change. The paraphrases are `rule-…` messages in the locales. A
source names the section of the printed rulebook; "resolution" is what this project decided where the book
is silent.
"""

from __future__ import annotations

from sfgame.core.events import Rule

SETUP = "game setup"
TURN = "a player's turn"
BUILDING = "building rules"
TRAMS = "tram tracks and depots"
FOUNDATIONS = "foundations and skyscrapers"
BONUS = "bonuses"
ENDING = "end of the game"
ADVANTAGE = "advantage points"
TIES = "in case of a tie"
RESOLUTION = "resolution"

_RULES = (
    ("S1", "setup", "components"),
    ("S4", "setup", SETUP),
    ("S5", "setup", SETUP),
    ("S6", "setup", SETUP),
    ("S7", "setup", SETUP),
    ("S8", "setup", SETUP),
    ("S9", "setup", "course of play"),
    ("S10", "setup", SETUP),
    ("T1", "turn", TURN),
    ("A1", "projects", "laying out a project"),
    ("A2", "projects", "laying out a project"),
    ("A3", "projects", "laying out a project"),
    ("B1", "projects", "taking projects"),
    ("B2", "projects", "taking projects"),
    ("B3", "projects", "taking projects"),
    ("B4", "projects", "taking projects"),
    ("B5", "projects", "taking projects"),
    ("B6", "projects", "taking projects"),
    ("C1", "contracts", "contracts"),
    ("C2", "contracts", "returning contracts"),
    ("C3", "contracts", "contracts"),
    ("P1", "placement", BUILDING),
    ("P2", "placement", BUILDING),
    ("P3", "placement", BUILDING),
    ("P5", "placement", BUILDING),
    ("P6", "placement", BUILDING),
    ("D1", "districts", "completing a district"),
    ("D2", "districts", "completing a district"),
    ("N1", "trams", TRAMS),
    ("N2", "trams", TRAMS),
    ("N3", "trams", TRAMS),
    ("N4", "trams", TRAMS),
    ("N5", "trams", TRAMS),
    ("Q1", "plazas", "plazas"),
    ("Q2", "plazas", "plazas"),
    ("K1", "skyscrapers", FOUNDATIONS),
    ("K2", "skyscrapers", FOUNDATIONS),
    ("K3", "skyscrapers", FOUNDATIONS),
    ("K4", "skyscrapers", "waterfront"),
    ("M1", "medal", "medal"),
    ("M2", "medal", "medal"),
    ("M3", "medal", "medal"),
    ("X1", "bonuses", BONUS),
    ("X2", "bonuses", BONUS),
    ("X3", "bonuses", BONUS),
    ("X4", "bonuses", BONUS),
    ("X5", "bonuses", BONUS),
    ("X6", "bonuses", BONUS),
    ("X7", "bonuses", BONUS),
    ("X8", "bonuses", BONUS),
    ("X9", "bonuses", BONUS),
    ("X10", "bonuses", BONUS),
    ("X11", "bonuses", RESOLUTION),
    ("E1", "end", ENDING),
    ("E2", "end", ENDING),
    ("E3", "end", ENDING),
    ("E4", "end", RESOLUTION),
    ("V1", "advantage", ADVANTAGE),
    ("V2", "advantage", ADVANTAGE),
    ("V3", "advantage", ADVANTAGE),
    ("V4", "advantage", TIES),
    ("V5", "advantage", TIES),
    ("V6", "advantage", TIES),
    ("V7", "advantage", TIES),
    ("V8", "advantage", RESOLUTION),
    ("Z1", "score", "final scoring"),
    ("Z2", "score", "final scoring"),
)

RULEBOOK = {rule_id: Rule(rule_id, chapter, source) for rule_id, chapter, source in _RULES}
