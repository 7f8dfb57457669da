"""Games written down: positions as JSON and as one line, whole turns as words. Knows the games."""
