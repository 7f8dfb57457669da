"""How bots think: judges of each game, and the search that leans on them. Compiled with the rules, knows no clock but for its limit."""
