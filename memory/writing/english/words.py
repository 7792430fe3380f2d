"""English words the rules lean on: relations, states that are no names, occupations, animals, illnesses."""

from __future__ import annotations

from memory.writing.wording.lexicon import either, phrases, words

CLOSE = phrases("""
    wife, husband, partner, spouse, fiancé, fiancée, fiance, fiancee, girlfriend, boyfriend, better half, other half,
    gf, bf, missus, hubby, mrs, old man, son, daughter, kid, kids, child, children, baby, toddler, twins, twin boys, twin girls, stepson, stepdaughter,
    sons, daughters, eldest, youngest, oldest, little one, boys, girls, brother, sister, brothers, sisters, siblings,
    twin, twin brother, twin sister, older brother, older sister, younger brother, younger sister, big brother,
    big sister, little brother, little sister, half-brother, half-sister, stepbrother, stepsister, eldest son,
    eldest daughter, youngest son, youngest daughter, oldest son, oldest daughter, older son, older daughter,
    lad, lass, lads, lasses, boy, girl, little lad, little boy, little girl, teenager, younger son, younger daughter, teenage son, teenage daughter, foster son, foster daughter
""")
"""Partners, children, brothers and sisters: what is said of them is worth keeping."""
PARTNERS = phrases("""
    wife, husband, partner, spouse, fiancé, fiancée, fiance, fiancee, girlfriend, boyfriend, better half, other half,
    gf, bf, missus, hubby, mrs
""")
KIN = phrases("""
    mum, mom, mam, mammy, mother, dad, father, parents, grandma, grandmother, grandpa, grandfather, granny, gran, nan, nana,
    grandparents, aunt, uncle, cousin, cousins, niece, nephew, nieces, nephews, grandson, granddaughter,
    grandchildren, grandkids, mother-in-law, father-in-law, sister-in-law, brother-in-law, in-laws, son-in-law,
    daughter-in-law, stepmother, stepfather, stepmum, stepdad, godmother, godfather, godson, goddaughter, ex,
    ex-wife, ex-husband, family
""")
"""Other relatives: kept as family."""
AROUND = phrases("""
    boss, manager, colleague, coworker, co-worker, teammate, team lead, supervisor, mentor, advisor, adviser, professor,
    teacher, tutor, coach, trainer, friend, best friend, best mate, mate, buddy, roommate, room-mate, flatmate,
    housemate, neighbour, neighbor, landlord, landlady, tenant, client, customer, boss's boss, therapist, doctor,
    dentist, gp, physio, accountant, lawyer, solicitor, agent, editor, assistant, secretary, business partner,
    co-founder, cofounder, intern, student, students, classmate, babysitter, nanny, cleaner, vet, hairdresser,
    barber, line manager, skip-level, director, ceo, employee, team
""")
"""Others around the user: who they are may be kept, what they are like is not."""
RELATION = either(CLOSE | KIN | AROUND)
STATES = words("""
    tired sleepy hungry thirsty sad happy glad mad angry upset bored busy sick ill fine good great okay ok well better
    bad sorry afraid scared sure unsure certain ready done finished back here there home late early lost stuck
    confused curious excited anxious nervous stressed exhausted worried annoyed frustrated lonely alone free available
    unavailable away out off on in over under awake asleep alive dead drunk sober hungover broke rich poor cold hot
    warm wet dry dirty clean fat thin tall short old young new right wrong serious kidding joking thinking wondering
    looking trying going coming leaving starting working writing reading having getting making doing using
    interested grateful thankful impressed surprised shocked amazed overwhelmed relieved disappointed satisfied
    pleased proud ashamed embarrassed jealous guilty innocent honest speechless clueless hopeless helpless hopeful
    starving freezing burning dying melting so very really just not also still only too quite pretty rather kind
    sort a an the your my his her their our this that all both either neither from at with without about
    vegan vegetarian pescatarian keto diabetic asthmatic deaf blind dyslexic pregnant single married divorced engaged
    widowed retired unemployed self-employed freelance left-handed right-handed ambidextrous introverted extroverted
    shy outgoing lazy weird strange normal average jewish muslim christian catholic hindu buddhist atheist religious
    british english scottish welsh irish american canadian australian french german spanish italian portuguese dutch
    swedish norwegian danish finnish polish russian ukrainian chinese japanese korean indian pakistani turkish greek
    mexican brazilian african asian european gay straight bi lesbian queer trans nonbinary non-binary female male
    allergic intolerant lactose gluten-free celiac coeliac teetotal tee-total online offline local remote based born
    originally currently now today tomorrow yesterday always never usually often sometimes hopefully obviously
    clearly actually basically literally honestly frankly monday tuesday wednesday thursday friday saturday sunday
    january february march april may june july august september october november december what who how why when
    where which yes no maybe please thanks hello hi hey hmm ugh wow oh god jesus feeling sick-leave sunburnt jetlagged
    jet-lagged swamped slammed booked wired heartbroken homesick seasick carsick blessed lucky unlucky cursed done-for
    twin twins newbie noob lurker mum mom dad nan gran grandad parent kiwi yank aussie brit scot yorkshireman gamer expat
    aware unaware used ok-ish meh fed tied blocked bound due down up
""")
"""Words behind "I'm" that are no name, whatever their case."""
OCCUPATION = (
    r"(?:[\w'/&.+#-]+ ){0,4}?(?:[\w-]*(?:engineer|developer|designer|teacher|lawyer|nurse|doctor|dentist|driver"
    r"|farmer|writer|baker|butcher|plumber|carpenter|painter|photographer|manager|programmer|researcher|lecturer"
    r"|trainer|officer|worker|maker|builder|player|dancer|singer|drummer|gardener|cleaner|waiter|bartender|barber"
    r"|hairdresser|brewer|miller|potter|weaver|tailor|jeweller|jeweler|banker|trader|broker|dealer|seller|buyer"
    r"|shopkeeper|keeper|beekeeper|bookkeeper|goalkeeper|caretaker|undertaker|firefighter|ranger|soldier|sailor"
    r"|fisher|recruiter|consultant|assistant|accountant|sergeant|lieutenant|attendant|merchant|analyst|scientist"
    r"|artist|pianist|violinist|guitarist|cellist|florist|dentist|therapist|psychologist|biologist|chemist|physicist"
    r"|geologist|archaeologist|economist|journalist|novelist|columnist|stylist|receptionist|typist|pharmacist"
    r"|optometrist|psychiatrist|radiologist|cardiologist|surgeon|physician|paediatrician|pediatrician|electrician"
    r"|technician|musician|librarian|politician|mathematician|statistician|historian|dietitian|beautician|optician"
    r"|veterinarian|vet|paralegal|solicitor|barrister|judge|clerk|cashier|chef|cook|barista|pilot|captain|architect"
    r"|translator|interpreter|editor|author|actor|actress|director|producer|professor|tutor|instructor|counsellor"
    r"|counselor|advisor|adviser|inspector|surveyor|contractor|operator|conductor|curator|animator|illustrator"
    r"|investor|auditor|educator|coordinator|administrator|supervisor|doctor|sculptor|decorator|postman|postwoman"
    r"|fisherman|policeman|policewoman|fireman|handyman|salesman|saleswoman|salesperson|cameraman|craftsman"
    r"|blacksmith|locksmith|goldsmith|playwright|shipwright|midwife|housewife|househusband|nanny|au pair|carer"
    r"|caregiver|paramedic|medic|mechanic|critic|cleric|priest|pastor|vicar|monk|rabbi|imam|nun|model|coach|guide"
    r"|host|agent|estate agent|realtor|student|undergrad|undergraduate|postgrad|grad student|phd student|phd|postdoc"
    r"|intern|apprentice|trainee|freelancer|entrepreneur|founder|co-founder|cofounder|ceo|cto|cfo|coo|vp|pm|dev|sre"
    r"|dba|qa|principal|headteacher|headmaster|headmistress|dean|civil servant|diplomat|ambassador|mayor|councillor"
    r"|senator|stay-at-home (?:mum|mom|dad|parent)|homemaker|landscaper|glazier|roofer|welder|mason|bricklayer|tiler"
    r"|plasterer|joiner|machinist|fitter|rigger|miner|logger|forester|zookeeper|groomer|breeder|shepherd|rancher"
    r"|vintner|sommelier|caterer|confectioner|chocolatier|cheesemonger|fishmonger|greengrocer|grocer|publican|bouncer"
    r"|courier|trucker|cabbie|cyclist by trade|skipper|steward|stewardess|ux lead|tech lead|team lead|head of [\w ]+"
    r"|lead [\w ]+|data [\w]+|policymaker|lobbyist|campaigner|activist|social worker|youth worker|probation officer"
    r"|streamer|youtuber|podcaster|blogger|copywriter|ghostwriter|screenwriter|proofreader|publisher|printer"
    r"|bookbinder|restorer|conservator|luthier|piano tuner|tuner|puppeteer|magician|clown|acrobat|comedian|dj"
    r"|composer|conductor|choreographer|choirmaster|organist|referee|umpire|jockey|athlete|footballer|swimmer|climber"
    r"|lifeguard|diver|astronaut|astronomer|meteorologist|oceanographer|botanist|zoologist|ecologist|epidemiologist"
    r"|anthropologist|sociologist|linguist|philosopher|theologian|lexicographer|archivist|cataloguer|registrar|notary"
    r"|actuary|underwriter|claims adjuster|appraiser|valuer|auctioneer|cartographer|surveyor|planner|urban planner"
    r"|dispatcher|controller|air traffic controller|scheduler|buyer|merchandiser|marketer|strategist|specialist"
    r"|hygienist|postie|sparky|sparkie|brickie|tradie|truckie|ambo|firie|child ?minder|minder|dinner lady|lollipop (?:lady|man)|bin ?man|dustman|milkman|roadie|stagehand|deckhand|farmhand|ranch hand|handler|seamstress|dressmaker|milliner|upholsterer|cobbler|farrier|thatcher|saddler"
    r"|glassblower|taxidermist|embalmer|mortician|phlebotomist|radiographer|sonographer|osteopath|chiropractor|acupuncturist|masseuse|masseur|podiatrist|anaesthetist|[\w-]*ologist|[\w-]*iatrist|[\w-]*(?:smith|wright|monger)"
    r"|croupier|bookie|usher|projectionist|scaffolder|steeplejack|sub-?editor|newsreader|presenter|broadcaster|chaplain|deacon|missionary|stevedore|docker|longshoreman|harbourmaster|teaching assistant|invigilator|prison guard|security guard|doorman|concierge"
    r"|chambermaid|butler|housekeeper|cook|baker|dishwasher|kitchen porter|porter|picker|packer|stacker|loader|lumberjack|trapper|oyster farmer|crofter|grower|viticulturist|arborist|florist|herdsman|drover|wrangler|signalman|lineman|pipefitter|boilermaker|millwright|surveyor"
    r"|expert|generalist|professional|executive|associate|representative|rep))"
)
"""Pattern of an occupation, with the words before it."""
FIELDS = words("""
    accounting it hr sales marketing finance legal engineering support operations ops logistics procurement payroll
    compliance security facilities admin design research product qa testing purchasing treasury communications pr
    bookkeeping dispatch reception maintenance housekeeping radiology oncology cardiology surgery maternity
    editorial production warehouse shipping billing claims underwriting audit infrastructure devops data analytics
    r&d manufacturing planning quality customer
""")
"""Departments: "I'm from Accounting" is a job, no place."""
ANIMALS = (
    r"(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|gerbils?|ferrets?|parrots?"
    r"|budgies?|budgerigars?|cockatiels?|canar(?:y|ies)|birds?|chickens?|hens?|ducks?|geese|goose|horses?|pon(?:y"
    r"|ies)|donkeys?|goats?|sheep|pigs?|cows?|llamas?|alpacas?|tortoises?|turtles?|terrapins?|snakes?|geckos?"
    r"|lizards?|iguanas?|bearded dragons?|axolotls?|fish|goldfish|bettas?|guppies|koi|tarantulas?|hedgehogs?"
    r"|chinchillas?|rats?|mice|mouse|bees|beehives?|corgis?|labradors?|labs?|labradoodles?|poodles?|retrievers?"
    r"|spaniels?|beagles?|terriers?|dachshunds?|huskies|husky|collies?|shepherds?|bulldogs?|pugs?|greyhounds?"
    r"|whippets?|dalmatians?|boxers?|schnauzers?|shih tzus?|chihuahuas?|maine coons?|tabb(?:y|ies)|siamese|ragdolls?"
    r"|bengals?|pets?|cockatoos?|macaws?|pigeons?|quails?|stick insects?|staff(?:ies?|y)|rottweilers?|rotties?|lurchers?|jack russells?|cockapoos?|cavapoos?|cavachons?|pomeranians?|samoyeds?|malamutes?|great danes?|mastiffs?|westies?|yorkies?|sausage dogs?|moggy|moggies|hound|mutt|rescue)"
)
"""Pattern of an animal that is kept."""
NO_HEAD = (
    r"(?! (?:(?!(?!maths)\w+(?:s|ed)\b|(?:an?|the|my|our|and|or|to|at|in|as|who|got|saw|had|have|are|were|can|will|just|made|met|became|went|ran|never|still|also|now)\b)[a-z]+ ){0,2}?(?:nurse|walker|minder|carers?|care|sitter|tutor|teacher|coach|trainer|groomer|vet|therapist|psychologist|psychiatrist|dentist"
    r"|doctor|specialist|consultant|provider|worker|instructor|counsellor|counselor|behaviou?rist|breeder|handler|club|group|school|nursery|clinic|hospital|insurance"
    r"|shelter|park|food|seat|monitor|benefit|protection|services?|paediatrician|pediatrician)\b(?! (?:at|in|for) ))"
)
"""Not the head of what it stands in: a dog walker, a child health nurse."""
ILLNESS = (
    r"(?:[\w'-]+ ){0,3}?(?:diabetes|asthma|epilepsy|arthritis|migraines?|hypertension|high blood pressure"
    r"|low blood pressure|high cholesterol|anemia|anaemia|eczema|psoriasis|rosacea|acne|depression|anxiety|bipolar"
    r"|adhd|add|ptsd|ocd|autism|asperger's|dyslexia|dyspraxia|dyscalculia|tinnitus|vertigo|insomnia|narcolepsy"
    r"|sleep apn(?:o?e)a|celiac(?: disease)?|coeliac(?: disease)?|crohn's(?: disease)?|colitis|ibs|ibd|gerd"
    r"|acid reflux|gastritis|ulcers?|gout|lupus|fibromyalgia|ms|multiple sclerosis|parkinson's|alzheimer's|cancer"
    r"|leukemia|lymphoma|hepatitis(?: [abc])?|hiv|kidney (?:disease|stones?)|gallstones|heart (?:disease|condition"
    r"|murmur|failure)|arrhythmia|afib|stroke|scoliosis|sciatica|osteoporosis|endometriosis|pcos|hypothyroidism"
    r"|hyperthyroidism|hashimoto's|thyroid (?:problem|condition|issue)s?|glaucoma|cataracts?|astigmatism|myopia"
    r"|color ?blindness|colour ?blindness|a stammer|a stutter|stammer|stutter|raynaud's|hay ?fever|a slipped disc"
    r"|slipped disc|herniated disc|plantar fasciitis|carpal tunnel(?: syndrome)?|tendonitis|bad (?:back|knees?|hip"
    r"|shoulder)|weak (?:ankles?|knees?|heart)|chronic [\w ]{3,30}|long covid|cerebral palsy|cystic fibrosis"
    r"|sickle cell|[\w-]+ (?:disorder|syndrome|disease|condition|deficiency|dystrophy|allerg(?:y|ies))|prosthetic \w+"
    r"|artificial \w+|a (?:metal|steel|titanium) \w+|hearing loss)"
)
"""Pattern of a lasting illness."""
CONDITIONS = (
    r"(?:(?:type (?:1|2|one|two) )?diabetic|asthmatic|epileptic|colou?r[- ]?blind|deaf|hard of hearing"
    r"|partially (?:sighted|deaf)|legally blind|blind|short[- ]?sighted|near[- ]?sighted|long[- ]?sighted|far-?sighted"
    r"|dyslexic|autistic|bipolar|anaemic|anemic|pregnant|an insomniac|insomniac|celiac|coeliac|hypothyroid"
    r"|immunocompromised|haemophiliac|hemophiliac|in a wheelchair|a wheelchair user|an amputee|neurodivergent"
    r"|on (?:insulin|sertraline|fluoxetine|citalopram|escitalopram|venlafaxine|mirtazapine|prozac|zoloft|lexapro|ramipril|amlodipine|omeprazole|methotrexate|prednisone|gabapentin|propranolol|testosterone|hrt|accutane|ozempic|wegovy|mounjaro|thyroxine|levothyroxine|lithium|antidepressants|statins|blood thinners|beta blockers|warfarin|metformin|medication [\w ]+)"
    r"|hiv[- ]positive|prediabetic|hypertensive|\d+ (?:weeks|months) pregnant|prone to [\w ]{3,40})"
)
"""Pattern of a lasting condition behind "I'm"."""
AIDS = (
    r"(?:hearing aids?|a hearing aid|glasses|contact lenses|contacts|a pacemaker|an? insulin pump"
    r"|a prosthe\w+[\w ]{0,20}|braces|a brace|a wheelchair|a cane|crutches|orthotics|bifocals"
    r"|reading glasses|a cpap(?: machine)?|a cochlear implant|cochlear implants|an inhaler|a stoma)"
)
"""Pattern of an aid that is worn or used."""
DIETS = (
    r"(?:(?:a |an )?(?:strict |lifelong |mostly |fully |recovering |lapsed )?(?:vegan|vegetarian|veggie"
    r"|pescatarian|pescetarian|flexitarian|carnivore|omnivore|fruitarian|keto|paleo|plant-based"
    r"|gluten[- ]free|dairy[- ]free|sugar[- ]free|halal|kosher|low[- ]carb|teetotal(?:l?er)?|tee-?total))"
)
"""Pattern of a way of eating behind "I'm"."""
LANGUAGES = (
    r"(?:english|mandarin|cantonese|chinese|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish"
    r"|finnish|icelandic|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|arabic"
    r"|hebrew|persian|farsi|hindi|urdu|bengali|punjabi|tamil|telugu|malayalam|kannada|marathi|gujarati|nepali|sinhala"
    r"|thai|vietnamese|khmer|lao|burmese|malay|indonesian|tagalog|filipino|japanese|korean|mongolian|swahili|amharic"
    r"|somali|yoruba|igbo|hausa|zulu|xhosa|afrikaans|welsh|irish|gaelic|scots|basque|catalan|galician|breton|frisian"
    r"|latin|esperanto|sign language|asl|bsl|maori|hawaiian|georgian|armenian|albanian|serbian|croatian|bosnian"
    r"|twi|akan|wolof|hmong|ga|ewe|fula|shona|tswana|sotho|tigrinya|oromo|kinyarwanda|luganda|chichewa|malagasy|quechua|guarani|nahuatl|cherokee|inuktitut|pashto|dari|kurdish|uyghur|tibetan|uzbek|kazakh|azeri|tatar|teochew|toisanese|fujianese|ilocano|cebuano|visayan|javanese|sundanese|tok pisin|creole|patois|romansh|luxembourgish|flemish|faroese|manx|slovenian|slovene|lithuanian|latvian|estonian|maltese|yiddish|hokkien|hakka|shanghainese)"
)
"""Pattern of a language."""
PHONES = r"(?:android|ios|iphone os|harmonyos|graphene ?os|windows phone|lineageos)"
DEVICES = (
    r"(?:[\w'’.+-]+ ){0,4}?(?:nokia|motorola|xperia|iphone|ipad|imac|macbook(?: air| pro)?|mac (?:mini|studio|pro)|thinkpad|surface(?: pro"
    r"| laptop)?|pixel|galaxy|kindle|kobo|airpods|nintendo switch|switch|steam deck|ps[45]|playstation|xbox"
    r"|chromebook|laptop|dumbphone|flip phone|feature phone|brick phone|desktop|pc|phone|smartphone|tablet|e-?reader|smartwatch|apple watch|garmin|fitbit|watch"
    r"|camera|dslr|headphones|earbuds|keyboard|monitor|printer|3d printer|router|nas|server|raspberry pi|drone|gpu"
    r"|graphics card|rtx \d+|xps|zenbook|yoga|framework(?: laptop)?|oneplus|fairphone|redmi|huawei|xiaomi|leica|nikon"
    r"|canon|fuji(?:film)?)(?: [\w.+-]+){0,3}"
)
"""Pattern of a device."""
VEHICLES = (
    r"(?:[\w'’.-]+ ){0,4}?(?:car|van|truck|pickup|suv|ev|motorbike|motorcycle|scooter|moped|bike|bicycle|e-?bike"
    r"|tractor|campervan|camper|motorhome|minivan|hatchback|sedan|estate|convertible|jeep|tesla|toyota|honda|ford|bmw"
    r"|audi|mercedes|volkswagen|vw|volvo|skoda|škoda|seat|kia|hyundai|nissan|mazda|subaru|suzuki|peugeot|renault"
    r"|citro[eë]n|fiat|dacia|opel|vauxhall|mini|lexus|porsche|jaguar|land rover|chevy|chevrolet|dodge|ram|gmc|buick"
    r"|cadillac|chrysler|acura|infiniti|byd|polestar|rivian|ducati|yamaha|kawasaki|triumph|vespa|harley|prius|corolla"
    r"|civic|golf|polo|octavia|corsa|astra|insignia|zafira|mokka|punto|panda|500|qashqai|juke|duster|sandero|kuga|puma|transit|mustang|f-?150|silverado|hilux|navara|defender|discovery|range rover|berlingo|kangoo|megane|twingo|beetle|passat|tiguan|touran|fabia|superb|ibiza|leon|picanto|sportage|i10|i20|i30|tucson|kona|rav4|aygo|hi-?lux|land ?cruiser|tacoma|tundra|4runner|wrangler|cherokee|explorer|escape|ranger|bronco|cr-?v|hr-?v|jazz|swift|ignis|cx-?5|mx-?5|miata|xc90|xc60|v60|v70|saab|mg|alfa romeo|cupra|model [3ysx]|leaf|yaris|fiesta|focus|clio|micra|jimny|outback|forester|accord"
    r"|camry)(?: [\w.-]+){0,3}"
)
"""Pattern of a vehicle."""
