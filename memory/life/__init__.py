"""What happens to memories after they were written: they age, are tidied, compared, reviewed and written out."""
