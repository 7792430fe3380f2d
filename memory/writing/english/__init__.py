"""English statements to drafts: frames, rules, cues, events."""
