"""What both games stand on: choices, steps, chance, events, rulesets, errors.

Nothing here knows a card, a building or a role, and nothing here reads a file, a clock or `random`.
Everything but errors, rulesets and words is compiled together with the games.
"""
