"""Players that are not people. They get observations, never states."""
