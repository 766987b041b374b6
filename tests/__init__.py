"""Tests: the rules, the records, the words and the views."""
