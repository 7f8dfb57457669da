"""One file per phase, and the same functions in each: begin, offer, take, finish, refusal.

A phase knows whose turn it is and what is allowed. What moves is the ledger's, what a building does is its own.
"""
