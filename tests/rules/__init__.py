"""The rules, chapter by chapter, in drawn positions."""
