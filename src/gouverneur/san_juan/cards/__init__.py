"""One file per published sheet, one block per card: its rule in a sentence, its numbers, its effects.

To add a card, add a block at the end of its sheet. Nothing else needs to know.
"""
