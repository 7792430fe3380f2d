"""English word classes: what the tables of rules mean by `{NAME}`. One that a single table uses stands in that table."""

from __future__ import annotations

from memory.writing.english.lists import ALLERGENS, CITIES, COMPANIES, FOODS, PRODUCTS, REACTION, UPSET
from memory.writing.english.person import PAST
from memory.writing.english.words import (
    AIDS,
    ANIMALS,
    CONDITIONS,
    DEVICES,
    DIETS,
    FIELDS,
    ILLNESS,
    LANGUAGES,
    OCCUPATION,
    PHONES,
    VEHICLES,
)
from memory.writing.wording.lexicon import either, words
from memory.writing.wording.tables import named

_NOT_DOING = words("""
    think know want need guess mean see hope wonder understand agree remember forget feel believe suppose assume doubt
    imagine notice find figure reckon wish care mind seem appear look sound say tell ask answer thank admit
    am are is be have has had do does get keep stay remain become try like love hate enjoy prefer miss fear worry
    just already never actually really even still also only can could will would shall should may might must cannot
    don't doesn't won't can't and or but so who what when where why how which that this it he she they you we
    consider explore confuse struggle fail usually often always normally mostly sometimes every each blame regret
    appreciate deserve expect recall recognize recognise realize realise trust let give make seem quite fully exactly
    ever want-to plan intend complain mention suggest recommend
""")

CLASSES = {
    **named(r"""
    ADV = ((\w+ly|also|just|still|now|so|quite|very|too|always|never|often|both|then|ever|even|only|pretty|rather|super
        |half|much|today|a bit|a little|more|most|(more|most) of|kinda|as well|since|part|these days|nowadays
        |at the moment|right now|by the way|to be honest)\s+)*
    STOP = (?=\s*$|\s+(and|but|so|because|since|for ((\w+|about|over|almost) )?(years?|months?|weeks?|ages)|every (day|week)|these days|now
        |nowadays|though|anymore|any more|any longer|at the moment|currently|who|which|where|when|while|too|as well
        |by the way|btw)\b)
    AM = ('m|\s+am|\s+was born|'ve (always )?been|\s+have (always )?been|'re|\s+are)\s+{ADV}
    HAVE = ('ve\s+{ADV}got|\s+{ADV}have(\s+got)?|\s+{ADV}got|\s+{ADV}own|\s+{ADV}keep|\s+{ADV}'ve|'ve(?=\s+(an?|one|two
        |three|four|five|six|\d+|no)\b))\s+
    CAP = [A-ZÀ-ÖØ-Þ][\w'’&.-]*
    NAME = {CAP}( {CAP}){0,3}
    TOOL_CAP = (?!((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December)\b)[A-ZÀ-ÖØ-Þ][\w'’&.+#-]*
    MONEY = ((a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) (hundred
        |thousand|grand|million)( thousand| grand| million)?|[$€£¥]\s?\d[\d,.]*\s?(k|m|grand|million)?|\d[\d,.]*\s?(k
        |grand|dollars?|bucks|euros?
        |pounds?|quid|usd|eur|gbp|yuan|rmb|yen|francs|kronor|rupees|a (month|week|year|day|night|head|person)|per (month
        |week|year|night|person)))
    ME = ^(?=.*(?<![\w'])(?i:I|me|my|mine|we|us|our|myself)('(m|ve|d|ll|re|s))?(?![\w']))
    NOW = ^(?!.*\b(today|tonight|right now|yesterday|just now|at the moment|this (morning|evening|afternoon|week|time
        |one)
        |again|if|because|code|file|bug|error)\b)
    EASY = (honestly |frankly |really |just |simply |still |definitely |personally |tbh )*
    IS = (\s*('s|:)\s*|\s+(is|are|was|will be|falls (on|in)|is in|stands at|goes up to|has changed to|changed to
        |went up to|got cut to|got raised to|got bumped to|has been (cut|raised|bumped|moved|changed) to|got moved to
        |moved to|=|(went|goes|has gone|rose|fell|dropped|grew|shrank|jumped|was (raised|cut|bumped|increased|reduced)
        |is (up|down))( up| down)?( from [\w$€£.,%]+( \w+)?)? to)\s+)((now|actually|currently|still|also|spelled|spelt
        |called|usually|probably|mostly|set at|set to|capped at|about|around|to)\s+)*(v:[^▒]{1,120})
    DONE = (^|\b(I|we)('ve| have)? )(just |recently |finally |lately |also |slowly |really |properly )*
    DOING = (?!{NOT_DOING}\b)[a-z]{3,14}(?<!ed)(?<!ing)(?<!ly)
    """),
    "AIDS": AIDS,
    "ALLERGENS": ALLERGENS,
    "ANIMALS": ANIMALS,
    "A_CITY": either(CITIES),
    "COMPANY": either(COMPANIES),
    "CONDITIONS": CONDITIONS,
    "DEVICES": DEVICES,
    "DIETS": DIETS,
    "FIELD_NAME": either(FIELDS),
    "FOODS": FOODS,
    "ILLNESS": ILLNESS,
    "LANGUAGES": LANGUAGES,
    "NOT_DOING": either(_NOT_DOING | PAST),
    "OCCUPATION": OCCUPATION,
    "PHONES": PHONES,
    "PRODUCT": either(PRODUCTS),
    "REACTION": REACTION,
    "UPSET": UPSET,
    "VEHICLES": VEHICLES,
}
