"""The pages of the rulebook, one file each, every file in the same order:

what begins, `offer` (who acts and what is allowed), `take` (what a choice does), what follows, and
`refusal` (why a choice is not allowed). No file here names a card.
"""
