"""Adapters: our games and bots in the clothes of other people's environments. They translate, and decide no rule."""
