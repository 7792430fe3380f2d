"""Writing memory: what of a user's message is true, worth keeping and his own, and what it replaces.

One message's way through the folder, told in an hour:

1. `privacy/secrets` masks keys, codes and numbers; `wording/heard` writes out what is typed in haste (`textspeak`, `typed`), mends slips (`slips`) and names whom a name or a
   pronoun means (`kin_names`, `pronouns`), with the way back to what was typed; `privacy/payload` blanks what is not the user's own words (quotes, code, mails, texts to translate or to write for him). What is left is cut into sentences and clauses (`wording/spans`), with a shadow to match on
   (`wording/flat`: Simplified, Cantonese as Mandarin).
2. Does it mend the message before ("sorry, York"), that one is read again as it was meant (`second_thoughts`). Else `reader` takes out form
   lines (`forms`), then asks of each sentence, in this order: `requests/` (forget this, remember
   that, to-dos, recipes), standing instructions, statements, corrections (`corrections`, `birthday_corrections`, `moved_events`, `amounts`; `concluded`: what is off or done; `turned`: what ends or begins anew; each hears the `parts` of a sentence), decisions
   (`decisions`), what a doctor told him (`advised`), a thing named before and judged now (`afterthought`), and at last bare answers (`answers`) and wishes.
3. Statements are read by language. `chinese/statements` and `english/statements` frame each clause (`frame`: whom does
   it speak of?) and ask tables of rules, a row being a pattern, the slot it fills and the sentence it leaves:
   `rules_*` read what follows the subject, `attributes` things said by name, `cues_*` words that tell it wherever
   they stand, `general` what grammar alone tells, `events` what has a date, `relations` what is said of others.
   `dates/resolver` says which days words mean; `wording/marks` knows questions, guesses and jokes.
4. A rule leaves a draft (`drafts`); `values` cuts its loose ends or drops it, `mistaken` drops what was wrongly held of
   him, `settling` has them stand beside each other; `reader` makes proposals of the rest.
5. `gate` refuses what may not be kept; `reconcile` says what becomes of a proposal beside what is known (new,
   repeated, replacing, contradicting), by `sameness`, `topics` and what time makes otherwise (`outgrown`), states of which one ends the other (`states`), what may stand beside each other (`single`). `memory.writer` carries it out.

A model's answer takes the same way from 5 on: `parsing/parser` recovers items from damaged JSON, `parsing/extraction`
keeps those that quote what the user typed, in earnest and about himself (`parsing/quotes`, `parsing/voices`).

`evaluate` runs cases through the whole way, `scoring` counts. `wording/` holds what every rule stands on.
"""
