"""Measures recall: on files of conversations (`jide eval recall`) and in a large store (`jide eval scale`)."""
