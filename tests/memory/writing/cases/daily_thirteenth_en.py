"""A thirteenth set, English: fragments side by side, what ended, an order beside a name, chat spelling, what people type."""

from __future__ import annotations

from tests.memory.writing.cases.messages import case, e, k

_SIDE_BY_SIDE = [
    case("en", "self", "structural engineer, Cardiff", e("job", "structural engineer"), e("location", "Cardiff")),
    case(
        "en",
        "self",
        "Retired postman, Leeds, two cats",
        e("job", "retired postman"),
        e("location", "Leeds"),
        e("pet", "two cats"),
    ),
    case("en", "self", "Retired postman, thirty-one years on the same round in Fife.", e("job", "postman")),
    case("en", "self", "Nurse, twelve years on the wards", e("job", "nurse")),
    case("en", "self", "Chef, 20 years", e("job", "chef"), forbid=["slot:age"]),
    case("en", "self", "im emeka, 23", e("name", "Emeka"), e("age", "23")),
    case("en", "self", "hi im aisha, 31", e("name", "Aisha"), e("age", "31")),
    case(
        "en",
        "self",
        "im emeka, 23, studying law in lagos",
        e("name", "Emeka"),
        e("age", "23"),
        e("education", "law"),
        optional=[["Lagos"]],
    ),
    case(
        "en",
        "self",
        "Priya here, 34, nurse in Leeds",
        e("name", "Priya"),
        e("age", "34"),
        e("job", "nurse"),
        e("location", "Leeds"),
    ),
    case("en", "self", "hi, Dev, 29, Pune", e("name", "Dev"), e("age", "29"), e("location", "Pune")),
    case("en", "self", "nurse, 34", e("job", "nurse"), e("age", "34")),
    case("en", "self", "plumber by trade, Hull", e("job", "plumber"), optional=[["Hull"]]),
    case("en", "self", "gardener, near York", e("job", "gardener"), e("location", "York")),
    case("en", "self", "UX designer, Lisbon", e("job", "a UX designer"), e("location", "Lisbon")),
    case("en", "self", "Mum of two, Sheffield", e("family", "mum of two"), e("location", "Sheffield")),
    case("en", "self", "single mum, Leeds, 2 boys", e("family", "single mum"), optional=[["Leeds"], ["2 boys"]]),
    case("en", "self", "34, divorced", e("age", "34"), e("relationship", "divorced")),
    case("en", "self", "engineer, 3 kids", e("job", "engineer"), e("family", "3 kids")),
    case("en", "self", "writer, two dogs and a cat", e("job", "writer"), e("pet", "two dogs and a cat")),
    case(
        "en",
        "self",
        "Retired nurse from Dundee, widowed",
        e("job", "retired nurse"),
        e("hometown", "Dundee"),
        e("relationship", "widowed"),
    ),
    *(
        case("en", "others", text, forbid=["slot:job", "slot:location", "slot:name", "slot:age"])
        for text in (
            "Best structural engineer, Cardiff?",
            "need a structural engineer, Cardiff",
            "emergency plumber, Leeds",
            "looking for a good plumber, Hull",
            "doctor, lawyer",
            "nurse, please",
            "chef, Gordon",
            "teacher, Leeds school dispute",
            "painter, Berlin, 1920s",
            "architect, Rome, 15th century",
            "im done, 23 emails",
            "im knackered, 23 miles today",
            "Translate: nurse, Leeds",
            "Alice: nurse, Leeds. Bob: plumber, Hull.",
            "Two people applied:\n- nurse, Leeds\n- plumber, Hull",
            "Write me a character. Nurse, Leeds",
            "teacher vs nurse, 34",
            "every nurse, 34",
            "Room, 29, London",
            "the plumber, Hull",
            "Monday, 29, London",
        )
    ),
]
_AT_WORK = [
    case(
        "en",
        "work",
        "I'm with Castellan Freight, seven years now",
        e("employer", "Castellan Freight"),
        forbid=["slot:name"],
    ),
    case("en", "work", "I'm with Deloitte, since 2019", e("employer", "Deloitte")),
    case("en", "work", "I've been with Tesco for ten years", e("employer", "Tesco")),
    *(
        case("en", "others", text, forbid=["slot:employer", "slot:job"], optional=[["Tom"]])
        for text in (
            "I've been with Tom for ten years",
            "I'm with Tom, seven years now",
            "I'm with Tom Harris, seven years now",
            "I'm with Dave, at the pub",
            "they promoted my colleague to lead",
            "they made me laugh",
            "they made me a cup of tea",
            "she made me a better manager",
            "they say they'll promote me to lead",
            "if they make me manager I'm quitting",
            "they should have promoted me to lead",
            "I was with Tom and they made me late",
        )
    ),
    case("en", "work", "My wife Noor and I run a bakery", e("job", "bakery"), e("relationship", "wife is called Noor")),
    case("en", "work", "Me and my brother Joe own a garage", e("job", "garage"), e("family", "brother is called Joe")),
    case("en", "self", "My wife Noor and I went to Rome", e("relationship", "Noor"), forbid=["Rome"]),
    case("en", "work", "they promoted me to shift lead", e("job", "promoted to shift lead")),
    case("en", "work", "my boss promoted me to deputy head last week", e("job", "deputy head"), forbid=["last week"]),
    case("en", "work", "They made me head of marketing", e("job", "head of marketing")),
    case("en", "work", "they made me redundant", e("job", "redundant")),
    case("en", "work", "they bumped me up to team lead", e("job", "team lead")),
    case("en", "work", "been promoted to area manager", e("job", "area manager")),
    case("en", "work", "just been made partner", e("job", "partner"), forbid=["slot:relationship"]),
]


def _mends(text, slot, old, new, also=()):
    return case(
        "en",
        "correction",
        text,
        e(slot, new, replaces=old),
        known=[k(slot, old), k("timezone", "The user is on CET")],
        forbid=also,
    )


_OTHERWISE = [
    _mends(
        "it's the green rucksack, not the blue one",
        "device",
        "The user's rucksack is the blue rucksack",
        "the green rucksack",
    ),
    _mends("I meant the red car, not the white one", "vehicle", "The user drives a white car", "a red car"),
    _mends("it's my left knee, not the right one", "health", "The user tore their right knee ligament", "left knee"),
    _mends("It's the big oven not the small one", "device", "The user's small oven is broken", "big oven"),
    _mends("the morning shift, not the night one", "job", "The user works the night shift", "morning shift"),
    _mends(
        "not the blue one, the green one", "device", "The user's rucksack is the blue one from Osprey", "the green one"
    ),
    _mends("rugby league, not union", "hobby", "The user plays rugby union", "plays rugby league"),
    _mends("rugby league, not union", "hobby", "The user plays rugby", "plays rugby league"),
    _mends("it's oat milk, not almond", "diet", "The user takes almond milk", "takes oat milk", also=["milk milk"]),
    _mends("it's green tea, not black", "likes", "The user likes tea", "green tea"),
    case("en", "correction", "it's tea time, not bedtime", known=[k("likes", "The user likes tea")]),
    case("en", "correction", "the second one, not the first one", known=[k("pet", "The user's first cat was Miso")]),
    case("en", "correction", "Leeds castle, not Windsor", known=[k("location", "The user lives in Leeds")]),
    case(
        "en",
        "correction",
        "it's the green rucksack, not the blue one",
        known=[k("other", "The user takes the old rucksack")],
    ),
    _mends("swimming's dead, I do rowing now", "hobby", "The user swims three times a week", "rowing"),
    _mends("running is history", "habit", "The user goes running every morning", "given up running"),
    _mends("yoga is history, pilates now", "hobby", "The user does yoga on Tuesdays", "yoga"),
    _mends("climbing is over for me", "hobby", "The user climbs at weekends", "given up climbing"),
    _mends("used to do judo, knees gave out", "hobby", "The user does judo", "given up judo"),
    _mends("I used to do judo, now it's boxing", "hobby", "The user does judo", "given up judo"),
    _mends("I used to play cello, these days I play bass", "hobby", "The user plays the cello", "bass"),
    *(
        case("en", "correction", text, known=[k(slot, content)], forbid=["re:."])
        for text, slot, content in (
            ("my phone's dead", "device", "The user has a Pixel phone"),
            ("the gym's dead today", "habit", "The user goes to the gym"),
            ("gym's dead", "habit", "The user goes to the gym every morning"),
            ("my run's over, time for a shower", "habit", "The user runs every morning"),
            ("my diet is history", "diet", "The user is vegan"),
            ("latin is dead", "hobby", "The user plays chess"),
            ("used to do judo", "hobby", "The user plays chess"),
        )
    ),
]


def _called(text, name, order, slot="reply_style"):
    return case("en", "instruction", text, e("nickname", name), e(slot, order), forbid=["slot:name"])


_ASKED = [
    _called("call me Doc, and skip the pleasantries", "Doc", "Skip the pleasantries"),
    _called("From now on call me Doc, and skip the pleasantries.", "Doc", "Skip the pleasantries"),
    _called("call me Doc and keep it brief", "Doc", "Keep it brief"),
    _called("just call me Ray, and no emojis please", "Ray", "No emojis"),
    _called("keep it short and call me Doc", "Doc", "Keep it short"),
    _called("Call me Mo, answer in French", "Mo", "French", slot="reply_language"),
    _called("you can call me Jo, don't be so formal", "Jo", "formal"),
    _called("call me doc n skip the pleasantries pls", "Doc", "Skip the pleasantries"),
    case("en", "instruction", "call me Doc and give me a recipe", e("nickname", "Doc"), forbid=["recipe"]),
    case(
        "en",
        "instruction",
        "Call me Al and explain tides in plain English",
        e("nickname", "Al"),
        forbid=["tides", "plain"],
    ),
    case("en", "joke", "Call me crazy, and skip the pleasantries", forbid=["slot:nickname"]),
    case("en", "others", "call me Monday, I'm free then", forbid=["slot:nickname"]),
    case("en", "instruction", "talk 2 me like im 5 always", e("reply_style", "like")),
    case("en", "instruction", "keep it short w me always", e("reply_style", "short")),
    case("en", "instruction", "plz always use metric", e("reply_style", "Always use metric")),
    case("en", "instruction", "from now on just gimme the answer", e("reply_style", "answer")),
    case("en", "instruction", "never use emojis w me k", e("reply_style", "with the user")),
    case("en", "instruction", "u should always ask b4 u assume stuff", e("reply_style", "before")),
    case("en", "self", "my bday is 3rd may btw", e("birthday", "3rd may"), forbid=["btw"]),
    case("en", "self", "I live in Leeds by the way", e("location", "Leeds"), forbid=["by the way"]),
    case("en", "self", "thx i live in leeds now", e("location", "Leeds"), forbid=["thx", "Thx"]),
    case("en", "self", "my salary is 40 k", e("other", "40 k")),
    case("en", "self", "I may move to York", forbid=["York"]),
    case("en", "date", "im moving 2 leeds tmrw", e("schedule", "to Leeds", date="2026-11-26")),
    case("en", "diet_health", "im allergic 2 cats", e("allergy", "to cats"), forbid=["slot:pet"]),
    case("en", "diet_health", "cant eat nuts bc im allergic", e("allergy", "allergic to nuts")),
    case("en", "diet_health", "I can't have dairy since I'm intolerant", e("allergy", "intolerant to dairy")),
    case("en", "likes", "i luv hiking n camping", e("hobby", "hiking")),
    case("en", "family", "got 2 kids n a dog", e("family", "2 kids"), e("pet", "a dog")),
    case("en", "work", "i work w kids rn", e("job", "works with kids"), forbid=["slot:employer"]),
    case("en", "work", "I work with animals in a shelter", e("job", "animals"), forbid=["slot:employer"]),
    case("en", "work", "I work with refugees for the Red Cross", e("job", "refugees"), e("employer", "Red Cross")),
    case("en", "work", "I work with Save the Children", e("employer", "Save the Children")),
    *(
        case("en", "work", text, forbid=["slot:employer", "slot:job"])
        for text in ("I work with my brother", "I work with Tom", "I work with great people", "I work with someone new")
    ),
]
_ALLERGIC = [
    *(
        case("en", "diet_health", text, e("allergy", what), forbid=["slot:health"])
        for text, what in (
            ("Bee stings put me in hospital", "Bee stings"),
            ("Bee stings put me in hospital, I carry an EpiPen everywhere because of the allergy.", "Bee stings"),
            ("shellfish lands me in A&E", "Shellfish"),
            ("peanuts put me in the ER twice", "Peanuts"),
            ("penicillin nearly killed me", "Penicillin"),
            ("ibuprofen sends me to A&E", "Ibuprofen"),
            ("one prawn and I'm in hospital", "prawn"),
            ("I carry an EpiPen for nuts", "nuts"),
            ("I swell up if I eat kiwi", "kiwi"),
            ("cats make me wheeze", "Cats"),
        )
    ),
    case("en", "family", "my daughter carries an epipen", e("family", "daughter"), forbid=["slot:allergy"]),
    *(
        case("en", "others", text, forbid=["slot:allergy", "slot:health", "slot:diet"])
        for text in (
            "work nearly killed me",
            "the stairs nearly killed me",
            "a car accident put me in hospital",
            "that movie nearly killed me",
            "curry nearly killed me last night",
            "the prawns put me in hospital last night",
            "milk sends me to the shop",
            "nuts could kill my daughter",
            "one more email and I'm off to bed",
            "Any more of this and I quit",
        )
    ),
]
START = "The user's apprenticeship starts on 2026-11-30"
DENTIST = "The user has a dentist appointment on 2026-11-26 at 3"


def _moves(text, held, new, date, slot="schedule"):
    return case(
        "en",
        "correction",
        text,
        e(slot, new, date=date, replaces=held),
        known=[k(slot, held), k("pet", "The user has a cat")],
    )


_MOVED = [
    case("en", "date", "my apprenticeship starts nov 30", e("schedule", "2026-11-30", date="2026-11-30")),
    _moves("pushed, its dec 7 now", START, "2026-12-07", "2026-12-07"),
    _moves("they pushed it, starts dec 7", START, "2026-12-07", "2026-12-07"),
    _moves("delayed, now the 7th", START, "2026-12-07", "2026-12-07"),
    _moves("postponed til jan 4", START, "2027-01-04", "2027-01-04"),
    _moves("rescheduled for dec 7", START, "2026-12-07", "2026-12-07"),
    _moves("its dec 7 now", START, "2026-12-07", "2026-12-07"),
    _moves("change of plan its dec 7", START, "2026-12-07", "2026-12-07"),
    _moves("its been moved, dec 9 now", "The report is due on 2026-12-04", "2026-12-09", "2026-12-09", slot="deadline"),
    _moves("its 4pm now", DENTIST, "at 4pm", None),
    _moves("they moved it to 4pm", DENTIST, "at 4pm", None),
    _moves("make it 4pm", DENTIST, "at 4pm", None),
    _moves("4pm, not 3", DENTIST, "at 4pm", None),
    case("en", "others", "it's 10am now", known=[k("schedule", DENTIST)]),
    case("en", "others", "its wednesday now", known=[k("schedule", DENTIST)]),
    case("en", "others", "its dec 7 today", known=[k("schedule", START)]),
    case("en", "others", "it's 4 degrees now", known=[k("schedule", DENTIST)]),
    case("en", "others", "its may 5 now", known=[k("schedule", START), k("schedule", DENTIST)]),
    case("en", "others", "dec 7 now", known=[k("schedule", "The user's flight was on 2026-10-01")]),
]
_DAYS_AND_HALVES = [
    case("en", "likes", "One of my hobbies is pottery", e("hobby", "pottery")),
    case("en", "likes", "two of my hobbies are knitting and chess", e("hobby", "knitting")),
    case("en", "goal", "one of my goals is to run a marathon", e("goal", "marathon")),
    case("en", "diet_health", "One of my allergies is nickel", e("allergy", "nickel")),
    case(
        "en",
        "likes",
        "One of my favourite foods is pho",
        e("likes", "pho"),
        known=[k("likes", "One of the user's favourite foods is ramen")],
    ),
    *(
        case(
            "en",
            "habit",
            text,
            e("habit", *held, also=["hobby", "job"]),
            forbid=["The user has Tu", "has Th", "has Fr", "has Su"],
        )
        for text, held in (
            ("Tuesdays are choir night", ("The user's Tuesdays are choir night",)),
            ("Tuesday is choir night", ("choir",)),
            ("Thursdays is band practice", ("The user's Thursdays",)),
            ("Fridays are pizza night at ours", ("The user's Fridays", "pizza")),
            ("Sundays are for cooking", ("The user's Sundays", "cooking")),
            ("Sundays I cook for the week", ("Sundays the user cooks for the week",)),
            ("Saturdays I coach under-9s", ("the user coaches under-9s",)),
            ("Wednesdays I'm at my mum's", ("the user is at the user's mum's",)),
            ("most mornings I swim", ("the user swims",)),
            ("most weekends we hike", ("hikes",)),
            ("weekday mornings I run", ("the user runs",)),
        )
    ),
    *(
        case(
            "en",
            "others",
            text,
            forbid=["slot:habit", "slot:hobby", "slot:location", "slot:health", "slot:allergy", "slot:diet"],
        )
        for text in (
            "Mondays are hell",
            "Tuesdays are fine for me",
            "Tuesdays are choir night for my wife",
            "Fridays are quiet at work",
            "Saturdays are for the boys",
            "Sundays I can't do",
            "nights I cry",
            "Mondays I'm tired",
            "mornings I'm a zombie",
            "one of my brothers lives in Oslo",
            "One of my employees is allergic to nuts",
            "some of my family are vegan",
            "One of my hobbies used to be pottery",
        )
    ),
    *(
        case("en", "self", text, *(e(slot, what) for slot, what in told))
        for text, told in (
            ("kids and a mortgage", (("family", "has kids"), ("other", "has a mortgage"))),
            ("I've got kids and a mortgage", (("family", "has kids"), ("other", "has a mortgage"))),
            ("with two kids and a mortgage to pay", (("family", "two kids"), ("other", "mortgage"))),
            ("I have a dog and a bad back", (("pet", r"re:a dog$"), ("health", r"re:^The user has a bad back"))),
            ("I have asthma and two cats", (("health", r"re:asthma$"), ("pet", "two cats"))),
            ("I have a son and diabetes", (("family", r"re:a son$"), ("health", "diabetes"))),
            ("I have two boys and a van", (("family", r"re:two boys$"), ("vehicle", "a van"))),
            ("we have a baby and a puppy", (("family", r"re:a baby$"), ("pet", "a puppy"))),
            ("I have a daughter and a son", (("family", "a daughter and a son"),)),
            ("we have a cat and two dogs", (("pet", "a cat and two dogs"),)),
            ("I have an iPhone and a MacBook", (("device", "an iPhone and a MacBook"),)),
        )
    ),
    case("en", "joke", "kids and a dog walk into a bar"),
    case("en", "others", "I have a question and a suggestion"),
    case("en", "others", "I have a cold and a headache"),
]
_AS_PEOPLE_TYPE = [
    case(
        "en",
        "self",
        "hiya im jade 19 from stoke, just started uni",
        e("name", "Jade"),
        e("age", "19"),
        optional=[["toke"]],
    ),
    case("en", "self", "yeah nah mate I'm up in Cairns now", e("location", "The user is up in Cairns")),
    case(
        "en",
        "self",
        "Myself Rajesh, working as senior associate in Infosys Pune since 4 years, native is Nagpur",
        e("name", "Rajesh"),
        e("job", "senior associate"),
        e("employer", "Infosys"),
        e("location", r"re:in Pune$"),
        e("hometown", "Nagpur"),
    ),
    case(
        "en",
        "self",
        "Good name is Lakshmi, I am having two daughters",
        e("name", "Lakshmi"),
        e("family", "two daughters"),
    ),
    case("en", "diet_health", "i have sugar and BP since last 5 years", e("health", "sugar")),
    case("en", "family", "Wife is carrying, due in Feb", e("relationship", "carrying")),
    case("en", "joke", "I'm the worst cook in the world, I once set fire to a salad"),
    case("en", "joke", "I'm a terrible cook"),
    case("en", "work", "I'm an honest lawyer", e("job", "lawyer")),
    case("en", "self", "Never been to Japan but it's top of the list", optional=[["Japan"]], forbid=["slot:health"]),
    case("en", "self", "I'm using my brother's laptop as mine died"),
    case("en", "self", "I'm using a borrowed phone"),
    case("en", "diet_health", "Had my gallbladder out in 2019", e("health", "The user had")),
    case(
        "en",
        "work",
        "I manage a Lidl in Croydon",
        e("job", "Lidl"),
        optional=[["based in Croydon"]],
        forbid=["slot:tool"],
    ),
    case("en", "diet_health", "Can't do stairs since the hip", e("health", "stairs"), forbid=["slot:dislikes"]),
    case("en", "others", "my flat's got mould", forbid=["slot:location"]),
    case("en", "likes", "hate hate hate mushrooms", e("dislikes", "hates mushrooms")),
    case("en", "others", "My car failed its MOT so I'm on the bus this week", forbid=["slot:schedule"]),
    case("en", "work", "I teach yoga, well, taught, before the baby", forbid=["slot:job"]),
    case("en", "work", "I live in Leeds, well, lived", forbid=["slot:location"]),
    case("en", "diet_health", "I'm registered blind in one eye", e("health", "blind")),
    case("en", "diet_health", "cancer-free since Tuesday!!", e("health", "cancer-free")),
    case("en", "self", "I'm in the middle of a divorce so money's tight", e("relationship", r"re:divorce$")),
    case(
        "en",
        "date",
        "my brother is getting married in Bali on 8 Aug so I'm flying out on the 5th",
        e("schedule", "flying out", date="2027-08-05"),
        optional=[["married"]],
    ),
    case(
        "en",
        "date",
        "the flight is on 8 Aug and I'm back on the 15th",
        e("schedule", "flight", date="2027-08-08"),
        e("schedule", "back", date="2027-08-15"),
    ),
    case(
        "en",
        "date",
        "the wedding is on 28 December and we're back on the 3rd",
        e("schedule", "wedding", date="2026-12-28"),
        e("schedule", "back", date="2027-01-03"),
    ),
    case("en", "date", "I'm flying out on the 5th", e("schedule", "flying", date="2026-12-05")),
]
_STRETCHES_AND_TRAPS = [
    *(
        case("en", "date", text, e("schedule", *held, date=held[0]), forbid=[r"re:\d-on\b", "on from", "at from"])
        for text, held in (
            ("I'm off 3-7 Feb", ("2027-02-03", "to 2027-02-07")),
            ("holiday 12-16 Dec", ("2026-12-12", "to 2026-12-16")),
            ("I'm away from 3 to 7 Feb", ("2027-02-03", "from 2027-02-03 to 2027-02-07")),
            ("conference in Berlin on 3-5 March", ("2027-03-03", "on 2027-03-03 to 2027-03-05")),
            ("I'm on leave Dec 20-27", ("2026-12-20", "to 2026-12-27")),
            ("I'd like to take 3-7 Feb off", ("2027-02-03", "take 2027-02-03")),
        )
    ),
    case(
        "en",
        "correction",
        "the exam moved from 3 to 7 Feb",
        e("schedule", "2027-02-07", date="2027-02-07", replaces="exam"),
        known=[k("schedule", "The user's exam is on 2027-02-03")],
    ),
    case("en", "date", "got my citizenship ceremony on 11 Dec!!!", e("schedule", "ceremony", date="2026-12-11")),
    case("en", "self", "I turn 40 on Sunday, help", e("age", "40", "2026-11-29")),
    case(
        "en",
        "self",
        "Not religious but I do go to mosque on Fridays w dad",
        e("other", "is not religious"),
        optional=[["mosque"]],
    ),
    case("en", "family", "The guy I'm dating is allergic to cats", forbid=["slot:allergy", "dating is"]),
    case("en", "family", "I'm dating a vet", e("relationship", "dating a vet")),
    case("en", "others", "I'm a recovering perfectionist", forbid=["slot:health"]),
    case("en", "diet_health", "I'm a recovering alcoholic", e("health", "recovering alcoholic")),
    case("en", "pasted", "Quote of the day: I am the captain of my soul", forbid=["captain"]),
    case("en", "joke", "I am the captain of my soul", forbid=["slot:job"]),
    case("en", "others", "my car's a heap", forbid=["slot:vehicle"]),
    *(
        case(
            "en",
            "others",
            text,
            forbid=["slot:name", "slot:job", "slot:pet", "slot:location", "slot:health", "slot:allergy", "slot:family"],
        )
        for text in (
            "My character in the game is a dwarf called Grum who lives in Ironforge",
            "wrote a song about a guy named Earl who drives a truck",
            "In my dream I was married to Keanu",
            "my neighbour's kid plays drums at 7am every single day",
            "asking for a friend who has herpes",
            "I nearly bought a Tesla",
            "I was going to be a doctor",
            "if I were you I'd move to Spain",
            "My manager asked me to tell you I love Excel",
            "I look after a lady with dementia",
            "my company is allergic to change",
            "I'm married to my job",
        )
    ),
]
_MORE_OF_PEOPLE = [
    case("en", "work", "so my hours are 10 to 6 mon to thu", e("schedule", "10 to 6 mon to thu"), forbid=["2026"]),
    case("en", "work", "my hours are 9 to 5 Monday to Friday", e("schedule", "Monday to Friday"), forbid=["2026"]),
    case("en", "family", "Twin here, my sister Lou is 4 minutes older", e("family", "Lou"), forbid=["slot:name"]),
    case("en", "self", "Mason here, 34, from Leeds", e("name", "Mason"), e("age", "34"), e("hometown", "Leeds")),
    case("en", "diet_health", "allergic to bee stings and, apparently, commitment", e("allergy", r"re:bee stings$")),
    case("en", "likes", "I like tea and, well, coffee", e("likes", "tea"), forbid=["well"]),
    case("en", "diet_health", "Jain, so no onion no garlic", e("diet", "no onion", "garlic")),
    case("en", "others", "I'm driving, so no beer", forbid=["slot:diet"]),
    case("en", "self", "Kiwi in London", e("location", "London")),
    case("en", "self", "Windows at work, Mac at home", e("tool", "Windows"), e("tool", "Mac")),
    case("en", "family", "My kids are 4 and 7, Milo and Wren", e("family", "4 and 7", "Milo and Wren")),
    case("en", "self", "I make 42k before tax", e("other", "42k before tax")),
    case("en", "self", "mortgage is 1150 a month and it's killing us", e("other", "mortgage is 1150 a month")),
]
_NAMES_AND_REMARKS = [
    *(
        case("en", "family", text, e(slot, held), forbid=["keys", "mug", "lazy", "cold", "set this"])
        for text, slot, held in (
            ("my wife Noor forgot her keys", "relationship", r"re:wife is called Noor$"),
            ("my son Alfie broke my mug", "family", r"re:son is called Alfie$"),
            ("My sister Priya thinks I'm lazy", "family", r"re:sister is called Priya$"),
            ("My daughter Mia has a cold", "family", r"re:daughter is called Mia$"),
            ("My grandson Leo set this up for me", "family", r"re:grandson is called Leo$"),
            ("my wife Noor is a nurse", "relationship", "wife Noor is a nurse"),
            ("my wife Noor was a nurse", "relationship", "wife Noor was a nurse"),
        )
    ),
    case("en", "diet_health", "I had cancer in 2015, fine now", e("health", "cancer in 2015"), forbid=["slot:habit"]),
    case("en", "habit", "haven't touched a drop since 2018", e("habit", "drop")),
    case("en", "date", "i hav exam on monday", e("schedule", "has exam", date="2026-11-30")),
    case("en", "date", "moving house on the 14th", e("schedule", "moving house", date="2026-12-14")),
]
_SWAPPED = [
    _mends("sold the Swift, got a Nexon", "vehicle", "The user drives a Swift", "a Nexon"),
    _mends("we sold the car, it's a Tesla now", "vehicle", "The user drives a Swift", "Tesla"),
    _mends("sold the Swift, got a refund", "vehicle", "The user drives a Swift", "sold", also=["has a refund"]),
    case("en", "others", "sold the house, got a boat", known=[k("vehicle", "The user drives a Swift")]),
    case(
        "en",
        "work",
        "I joined Flipkart last week as engineering manager",
        e("employer", r"re:Flipkart$"),
        e("job", "engineering manager"),
    ),
    case("en", "date", "got my driving theory on dec 4 at 10", e("schedule", "theory", date="2026-12-04")),
    case("en", "self", "moved to doncaster last week", e("location", "Doncaster")),
    case("en", "family", "my sons are 4 and 6", e("family", "sons are 4 and 6")),
    case("en", "family", "my dogs are called Rex and Bo", e("pet", "Rex and Bo")),
]
_NAMED_IN_ROWS = [
    case("en", "family", "three grown kids, Aoife, Conor and Niamh", e("family", "Aoife, Conor and Niamh")),
    case(
        "en",
        "date",
        "my kid Aoife's getting married in Kinsale on 12 June",
        e("family", "2027-06-12"),
        forbid=["called Aoife's"],
    ),
    case("en", "work", "I am barista and student of English", e("job", "barista")),
    case("en", "work", "I'm tired of my manager", forbid=["slot:job"]),
]
ORKNEY = "Field trip to Orkney from 2027-05-03 to 2027-05-09"
_LIVED_OUT = [
    _moves("The Orkney trip's been pushed to 10-16 May", ORKNEY, "from 2027-05-10 to 2027-05-16", "2027-05-10"),
    _moves("The Orkney trip's been pushed to 10 May", ORKNEY, "from 2027-05-10 to 2027-05-16", "2027-05-10"),
    _mends("quit the vape shop", "employer", "The user works at a vape shop in Brixton", "quit the vape shop"),
    _mends("left the warehouse last week", "job", "The user works nights in a warehouse", "left"),
    case("en", "others", "left the house at 8", known=[k("location", "The user lives in a house in Leeds")]),
    _mends("nvm i do eat pork now", "diet", "The user doesn't eat pork", "does eat pork"),
    case("en", "family", "my mums in jamaica til feb", e("family", "until 2027-02"), forbid=["til in"]),
    case(
        "en",
        "family",
        "My OH is coeliac",
        e("relationship", "partner is coeliac"),
        forbid=["slot:health", "slot:allergy"],
    ),
    case("en", "family", "DD is 3, DS is 6 months", e("family", "daughter is 3"), e("family", "son is 6 months")),
    case("en", "self", "I have a DS and a Switch", e("device", "a DS and a Switch")),
    case("en", "others", "I was supposed to start at Deloitte in Jan but they rescinded"),
    case("en", "others", "I was meant to fly out Friday", forbid=["slot:schedule"]),
    case("en", "others", "we used Jira at my old job", forbid=["slot:tool"]),
    case("en", "diet_health", "I weigh 80 kilos", e("health", "80 kilos")),
    case("en", "goal", "my goal weight is 70kg, currently 82", e("goal", "70kg")),
]
_RUN_ON = [
    case("en", "joke", "don't drink don't smoke what do ya do", forbid=["slot:diet"], optional=[["drink"]]),
    case("en", "diet_health", "I don't drink cow's milk", e("diet", "cow's milk")),
]
_NO_REMARKS = [
    case(
        "en", "family", "My wife Ilse passed away two years ago", e("relationship", "Ilse passed away", also=["other"])
    ),
    case("en", "family", "my son Alfie broke his arm", e("family", "Alfie broke his arm")),
    case("en", "family", "my brother Dan emigrated to Perth", e("family", "emigrated to Perth")),
    case(
        "en",
        "family",
        "My daughter Petra visits from 20 to 27 December",
        e("family", "2026-12-20 to 2026-12-27", also=["schedule"]),
    ),
]
CASES = [
    *_NO_REMARKS,
    *_RUN_ON,
    *_LIVED_OUT,
    *_NAMED_IN_ROWS,
    *_SWAPPED,
    *_NAMES_AND_REMARKS,
    *_MORE_OF_PEOPLE,
    *_STRETCHES_AND_TRAPS,
    *_AS_PEOPLE_TYPE,
    *_SIDE_BY_SIDE,
    *_AT_WORK,
    *_OTHERWISE,
    *_ASKED,
    *_ALLERGIC,
    *_MOVED,
    *_DAYS_AND_HALVES,
]
