"""Tests of assistant."""
