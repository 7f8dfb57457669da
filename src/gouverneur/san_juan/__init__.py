"""The card game San Juan.

`state` holds the data, `ledger` the verbs that change it, `phases` the pages of the rulebook, `cards`
one block per card, `editions` what is in the box. Rule ids are those of docs/rules/san-juan.md.
"""
