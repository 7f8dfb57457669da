"""How strong bots are: games in blocks that are fair to every seat, strengths from who won, and a report.

`plan` says which games are played, `playing` plays one, `rooms` keeps the processes in which games are played,
`running` gives them out to workers, `journal` writes down what came of them, `rating` and `stopping` do the
statistics, `results` gathers everything and `report` shows it.
"""
