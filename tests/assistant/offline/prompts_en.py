"""English prompts of daily use."""

from __future__ import annotations

from tests.assistant.offline.cases import MODEL, UNKNOWN_EN, Case

CASES: tuple[Case, ...] = (
    # about oneself
    Case("Nora", "What's my name?", ("Nora",)),
    Case("Nora", "what am i allergic to again", ("penicillin",), (MODEL,)),
    Case("Nora", "Where do I live?", ("Bristol",), (r"live in Leeds \(",)),
    Case("Nora", "Where did I live before?", ("Leeds", r"20 Nov|Friday"), (r"You moved to Bristol \(",)),
    Case("Nora", "what's my son's name", ("Theo",)),
    Case("Nora", "What do I do for a living?", ("nurse",), (MODEL,)),
    Case("Nora", "What coffee do I like?", ("pour-over",), (MODEL,)),
    Case("Nora", "What am I working on at the moment?", ("garden planner",), (MODEL,)),
    Case("Nora", "Did you remember that?", ("Nora", "Bristol", "penicillin", "pour-over", r"20 Nov|Friday", r"\*\*"), (r"live in Leeds \(",)),
    Case("Nora", "What do you know about me?", ("Nora", "nurse", "penicillin", "Theo", "dentist", r"/memories")),
    Case("Nora", "What's my husband's name?", (UNKNOWN_EN,), (r"husband is", MODEL)),
    Case("Nora", "what's my phone number", (UNKNOWN_EN,), (MODEL, r"\d{5}")),
    Case("Nora", "Do I have any pets?", (UNKNOWN_EN,), (MODEL, r"\b(?:cat|dog)s?\b")),
    Case("Nora", "What's my blood type?", (UNKNOWN_EN,), (MODEL, r"\b(?:A|B|AB|O)[+-]")),
    Case("Nora", "Am I allergic to penicillin?", ("penicillin", "yes|right|remember|you are"), (UNKNOWN_EN,)),
    Case("Nora", "Do I still live in Leeds?", ("Bristol",), ("^yes",)),
    Case("Nora", "Do I like tea?", (UNKNOWN_EN,), (r"(?:like|love) tea \(", "^yes")),
    Case("Marcus", "what do I not like?", ("phone calls",), (MODEL,)),
    Case("Marcus", "What are my cats called?", ("Pixel", "Ada"), (MODEL,)),
    Case("Marcus", "how big is my kitchen budget?", ("8000",), (MODEL,)),
    # days and dates
    Case("Nora", "what day is it?", ("Saturday",), (MODEL,)),
    Case("Nora", "What time is it now?", (r"0?9[:.]",), (MODEL,)),
    Case("Nora", "How many days until the dentist?", ("4 days", "dentist"), (MODEL,)),
    Case("Nora", "How long until my trip to Lisbon?", ("7 days|a week", "Lisbon"), ("dentist", MODEL)),
    Case("Nora", "When is the app due?", (r"15 Dec|2026-12-15|17 days",), (MODEL,)),
    Case("Nora", "What's coming up for me?", ("dentist", "Lisbon"), (MODEL,)),
    Case("Nora", "Do I have anything tomorrow?", (r"nothing.{0,30}tomorrow|tomorrow.{0,30}nothing",), (MODEL,)),
    Case("Nora", "what do I have next week?", ("dentist", "Lisbon"), ("app is due", MODEL)),
    Case("Nora", "What am I doing on 5 December?", ("Lisbon",), ("dentist", MODEL)),
    Case("Nora", "What date is it in three days?", ("1 Dec",), (MODEL,)),
    Case("Nora", "what's the date next friday?", ("4 Dec",), (MODEL,)),
    Case("Nora", "How many days until Christmas?", ("27 days",), (MODEL,)),
    # what was said
    Case("Nora", "When did I last go climbing?", ("climbing", r"Tuesday|Wednesday|2[45] Nov"), (MODEL,)),
    Case("Nora", "Who did I go climbing with?", ("Sam",), (MODEL,)),
    Case("Nora", "What did I tell you on Wednesday?", ("Bristol|Lisbon|dentist|climbing",), ("pour-over", MODEL)),
    Case("Nora", "What did we talk about today?", ("pancakes",), (MODEL,), ("Had pancakes for breakfast",)),
    # sums, units, money
    Case("Nora", "what is 37 times 12?", ("444",), (MODEL,)),
    Case("Nora", "What's 15% of 80?", (r"\b12\b",), (MODEL,)),
    Case("new", "3.5*4+2=?", (r"\b16\b",), (MODEL,)),
    Case("Nora", "How much is 100 dollars in euros?", ("rate",), (r"\b[89]\d\b",)),
    # requests
    Case("Nora", "Write an email asking for a day off on Wednesday for the dentist", ("Nora", "day off|leave", "dentist", r"2 Dec|Wednesday"), ("the user", "Lisbon")),
    Case("Nora", "Draft an email to my landlord about the broken boiler", ("Subject", "Nora", "landlord", "broken boiler"), ("Theo",)),
    Case("Nora", "Make me a packing list for Lisbon", ("Lisbon", r"\[ \]"), ("dentist", "app is due")),
    Case("Nora", "Recommend some coffee beans", ("pour-over", r"20 Nov|Friday", MODEL)),
    Case("Marcus", "What should I cook tonight?", ("vegetarian",), ("phone calls",)),
    Case("Nora", "Write my weekly report", ("Weekly report", "Nora", "garden planner"), ("climbing",)),
    Case("Nora", "help me with meeting minutes", ("Minutes", "To do", "Nora")),
    Case("Nora", "Translate this into French: good morning", (MODEL,), ("bonjour", "climbing")),
    Case("Nora", "Help me find a birthday present for my son", ("Theo", MODEL)),
    Case("new", "tell me a joke", (MODEL,)),
    # small talk and feelings
    Case("Nora", "hi", ("Nora",), (MODEL, "penicillin")),
    Case("new", "Hello there!", ("hello|hi", "call you|your name"), (MODEL,)),
    Case("Nora", "thanks a lot", ("welcome",), (MODEL,)),
    Case("Nora", "I'm so tired today", ("tired|rest|long day|hard",), (MODEL,)),
    Case("Nora", "Feeling a bit sad, I had a fight with Sam", ("Sam|fight", "listen|tell"), (MODEL,)),
    Case("Nora", "I got the promotion!!", ("congrat|glad|great",), (MODEL,)),
    Case("new", "Who are you?", ("Jide",), ()),
    Case("Nora", "What can you do?", ("remember", "ask")),
    Case("Nora", "...", ("[a-z]{4}",), (MODEL, "climbing")),
    Case("Nora", "No, it's 3 December", ("3 Dec|2026-12-03", "2 Dec|2026-12-02"), (MODEL,), ("When is my dentist appointment?",)),
)  # fmt: skip
