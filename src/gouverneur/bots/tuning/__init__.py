"""Finding better weights by self-play."""
