"""Everything a person reads, in three languages: catalogues of Fluent messages that the page uses too.

>>> from gouverneur.languages import Language
>>> german = Language("de", "san-juan:first/2", names=["Anna", "Ben"])
>>> german.name("tower")
'Turm'
>>> german.event({"event": "build", "seat": 0, "card": "tower", "over": "", "goods": []}, viewer=1)
'Anna baut den Turm.'
"""

from __future__ import annotations

from gouverneur.languages.catalogue import LANGUAGES, LanguageError, PhraseError, nearest
from gouverneur.languages.language import Language, arguments_of

__all__ = ["LANGUAGES", "Language", "LanguageError", "PhraseError", "arguments_of", "nearest"]
