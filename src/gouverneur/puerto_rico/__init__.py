"""Puerto Rico: rules as plain data and functions. See `game` for how the table joins in.

The rooms are those of San Juan: vocabulary, layout, state, ledger, moments, buildings, editions, setup, phases,
scoring, observation. Phases never name a building; a building is one block in the file of its sheet.
"""
