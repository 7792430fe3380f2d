"""English lists of things: foods, what people react to, what a reaction looks like, nationalities."""

from __future__ import annotations

from memory.writing.wording.lexicon import phrases, words
from memory.writing.wording.patterns import caseless

FOODS = (
    r"(?:(?:[\w-]+ ){0,2}(?:meat|pork|beef|lamb|chicken|poultry|bacon|ham|fish|shellfish|seafood|shrimps?|prawns?|crab"
    r"|lobster|oysters?|mussels|clams|squid|dairy|milk|cheese|butter|cream|yogh?urt|eggs?|gluten|wheat|bread|pasta"
    r"|rice|oats?|corn|sugar|sweets|candy|caffeine|coffee|espresso|tea|soda|cola|coke|juice|alcohol|wine|beer|gin"
    r"|whisk[e]?y|spirits|nuts?|peanuts?|almonds?|walnuts?|cashews?|sesame|soy|soya|tofu|onions?|garlic|cilantro"
    r"|coriander|mushrooms?|tomato(?:es)?|potato(?:es)?|celery|aubergine|eggplant|peppers?|chil(?:l)?i(?:es)?|spice"
    r"|spicy food|spicy stuff|fried food|fast food|junk food|processed food|takeaways?|carbs|desserts?|chocolate"
    r"|bananas?|apples?|avocados?|kiwis?|mango(?:es|s)?|strawberr(?:y|ies)|pineapple|citrus|oranges?|grapefruit"
    r"|honey|msg|additives|sweeteners?|lactose|liver|offal|olives?|pickles?|mayo|mayonnaise|ketchup|licorice"
    r"|liquorice|marzipan|coconut|raisins|beans|lentils|cucumbers?|beetroots?|brussels sprouts|broccoli|spinach))"
)
"""Pattern of food and drink, with up to two words before it."""
ALLERGENS = (
    rf"(?:{FOODS}|latex|penicillin|amoxicillin|antibiotics|aspirin|ibuprofen|codeine|sulfa|iodine|pollen|grass|ragweed"
    r"|birch|dust(?: mites)?|mould|mold|(?:cat|dog|horse|pet|animal) (?:hair|fur|dander)|cats|dogs|horses|feathers|wool"
    r"|bees?(?: stings?)?|wasps?(?: stings?)?|(?:bee|wasp|insect) (?:stings?|bites?)|nickel|perfumes?|fragrances?"
    r"|sunscreen|detergents?|plasters|adhesives?)"
)
"""Pattern of what people are allergic to."""
REACTION = (
    r"(?:hives|rash(?:es)?|anaphyla\w+|swell(?:s|ing)?(?: up)?|swollen|itch(?:y|es|ing)?|(?:break|breaks|breaking"
    r"|broke) out|clos(?:e|es|ing) up|epi-?pens?|(?:sneez|wheez)(?:e|es|ing)|can(?:not|'t) breathe|stop breathing|puffs? up"
    r"|(?:sets?|setting) off my (?:asthma|allerg\w+)|triggers? my (?:asthma|allerg\w+)|allergic reactions?|to (?:the"
    r"|an?) (?:er|hospital|a&e|emergency room)|(?:could|would|can|will)(?: literally| actually)? kill me|blotch\w*"
    r"|welts|runny nose|watery eyes)"
)
"""Pattern of a bodily reaction."""
REACTS = caseless(
    rf"^(?:and |but )?I (?:always |usually |still |often )?(?:get|suffer|come out|break out|throw up|faint|react|swell|itch|wheeze|sneeze)\b.* (?:if|when|unless|whenever) I\b|\b(?:if|when|whenever) I (?:eat|touch|drink|have|take|smell)\b.*\b{REACTION}(?!\w)"
)
"""A condition that tells of an allergy."""
UPSET = (
    r"(?:(?:doesn't|don't|does not|do not|never) (?:really |quite )?agrees? with (?:me|my)|disagrees? with me"
    r"|upsets? my (?:stomach|gut|tummy)|(?:makes?|leaves?) me (?:bloated|gassy|ill|sick(?: to my stomach)?|queasy"
    r"|throw up|nauseous)|gives? me (?:heartburn|indigestion|stomach aches?|stomach cramps|acid reflux|a stomach ache"
    r"|cramps)|(?:wreaks? havoc|plays? havoc|does a number) (?:on|with) my|(?:wrecks?|ruins?|destroys?|kills?|messes with|bloats?) my (?:stomach|gut|guts|tummy|digestion|insides)|keeps? me (?:up|awake)|(?:can't|cannot|don't) digest)"
)
"""Pattern of food that is not borne."""
PRODUCTS = phrases("""
    vim, neovim, emacs, helix, nano, vs code, vscode, visual studio code, sublime text, sublime, atom, zed, intellij,
    pycharm, webstorm, goland, rider, xcode, android studio, eclipse, jupyter, rstudio, matlab, obsidian, notion, evernote,
    onenote, roam, logseq, bear, joplin, apple notes, google keep, google docs, word, excel, powerpoint, google sheets,
    keynote, pages, scrivener, ulysses, overleaf, latex, typst, zotero, mendeley, todoist, things, ticktick, trello, jira,
    linear, asana, monday, clickup, basecamp, airtable, slack, teams, discord, zoom, telegram, whatsapp, signal, figma,
    sketch, photoshop, lightroom, illustrator, indesign, affinity, gimp, krita, inkscape, procreate, blender, maya,
    houdini, unity, unreal, godot, ableton, ableton live, logic pro, fl studio, cubase, reaper, pro tools, final cut,
    premiere, davinci resolve, after effects, chrome, firefox, safari, edge, arc, brave, vivaldi, opera, duckduckgo,
    google, bing, kagi, windows, macos, linux, ubuntu, debian, fedora, arch, arch linux, nixos, mint, linux mint, manjaro,
    opensuse, alpine, kde, gnome, sway, i3, hyprland, tmux, zsh, fish, bash, powershell, alacritty, kitty, wezterm, iterm2,
    docker, podman, kubernetes, nomad, terraform, ansible, aws, azure, gcp, heroku, vercel, netlify, cloudflare,
    digitalocean, hetzner, github, gitlab, bitbucket, codeberg, mercurial, postgres, postgresql, mysql, mariadb, sqlite,
    mongodb, redis, duckdb, snowflake, bigquery, spark, pandas, polars, numpy, pytorch, tensorflow, jax, react, vue,
    svelte, angular, solid, next.js, nuxt, django, flask, fastapi, rails, laravel, spring, express, python, javascript,
    typescript, rust, golang, java, kotlin, scala, swift, ruby, php, elixir, haskell, ocaml, clojure, julia, zig, lua,
    perl, fortran, cobol, spotify, tidal, apple music, youtube music, deezer, kindle unlimited, audible, goodreads,
    storygraph, letterboxd, strava, garmin connect, duolingo, anki, memrise, ynab, mint, quickbooks, xero, gnucash,
    1password, bitwarden, keepass, lastpass, proton, protonmail, gmail, outlook, fastmail, thunderbird, chatgpt, claude,
    gemini, copilot, cursor, perplexity, midjourney, tableau, power bi, looker, autocad, sketchup, revit, solidworks,
    fusion 360, freecad, openscad, cura, arduino
""")
"""Names of software, of which a move from one to the other is told."""
COMPANIES = phrases("""
    amazon, aws, google, alphabet, meta, facebook, apple, microsoft, netflix, stripe, shopify, uber, lyft, airbnb, spotify,
    tesla, spacex, nvidia, intel, amd, ibm, oracle, sap, salesforce, adobe, cisco, dell, hp, samsung, sony, siemens, bosch,
    bmw, toyota, ford, boeing, airbus, tesco, sainsbury's, asda, aldi, lidl, morrisons, waitrose, ikea, h&m, zara, primark,
    walmart, target, costco, starbucks, mcdonald's, greggs, pret, deloitte, kpmg, pwc, ey, accenture, mckinsey, bain, bcg,
    goldman, goldman sachs, jp morgan, jpmorgan, morgan stanley, barclays, hsbc, lloyds, natwest, santander, revolut, monzo,
    wise, klarna, paypal, square, block, coinbase, visa, mastercard, bloomberg, reuters, the bbc, bbc, sky, itv, channel 4,
    the guardian, the times, pfizer, astrazeneca, gsk, novartis, roche, bayer, unilever, nestle, p&g, shell, bp, exxon,
    equinor, ericsson, nokia, huawei, alibaba, tencent, bytedance, tiktok, shopee, grab, gojek, zoom, dropbox, atlassian,
    canva, twilio, datadog, cloudflare, openai, anthropic, deepmind, palantir, linkedin, twitter, pinterest, reddit, github,
    infosys, wipro, tcs, cognizant, hcl, capgemini, zomato, swiggy, flipkart, reliance, paytm, byju's, hdfc, icici, telstra, qantas,
    woolworths, coles, bunnings, westpac, bhp, rio tinto,
    gitlab, booking, expedia, ryanair, easyjet, royal mail, dhl, fedex, ups, deliveroo, just eat, the nhs, nhs
""")
"""Names of employers, of which a move from one to the other is told."""
PLAIN_NAMES = PRODUCTS - phrases("""
    helix, nano, atom, zed, rider, eclipse, bear, pages, word, excel, things, linear, monday, notion, teams, signal, sketch,
    maya, unity, unreal, reaper, chrome, safari, edge, arc, brave, opera, bing, windows, arch, mint, alpine, fish, bash, kitty,
    nomad, spark, rust, swift, ruby, julia, zig, lua, go, solid, express, spring, flask, rails, claude, gemini, cursor, audible,
    premiere, tidal, square, vim, python, java, cobol, dart, nano, slack, zoom, basecamp, cubase, keynote, illustrator, affinity
""")
"""Of these the ones that are no word of their own, so that they are known without a capital too."""
DEMONYMS = words("""
    afghan albanian algerian american andorran angolan argentine argentinian armenian australian austrian azerbaijani
    bahamian bahraini bangladeshi barbadian belarusian belgian bolivian bosnian brazilian british bulgarian burmese
    cambodian cameroonian canadian catalan chadian chilean chinese colombian congolese croatian cuban cypriot czech
    danish dominican dutch ecuadorian egyptian emirati english eritrean estonian ethiopian fijian filipino finnish
    french gambian georgian german ghanaian greek guatemalan guyanese haitian honduran hungarian icelandic indian
    indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jordanian kazakh kenyan korean kosovan
    kurdish kuwaiti kyrgyz laotian latvian lebanese liberian libyan lithuanian luxembourgish macedonian malagasy
    malawian malaysian maltese mauritian mexican moldovan mongolian montenegrin moroccan mozambican namibian nepali
    nepalese nicaraguan nigerian norwegian omani pakistani palestinian panamanian paraguayan persian peruvian polish
    portuguese qatari romanian russian rwandan salvadoran samoan saudi scottish senegalese serbian singaporean slovak
    slovenian somali spanish sudanese surinamese swedish swiss syrian taiwanese tajik tanzanian thai tibetan togolese
    tongan trinidadian tunisian turkish turkmen ugandan ukrainian uruguayan uzbek venezuelan vietnamese welsh yemeni
    zambian zimbabwean bavarian basque breton quebecois texan californian scouse cornish
""")
"""Nationalities and peoples, as adjectives."""
SCARES = phrases("""
    heights, the dark, flying, spiders, snakes, needles, dogs, clowns, mice, blood, enclosed spaces, open water, germs,
    public speaking, thunder, crowds, failure, dentists, elevators, bees, deep water
""")
"""What people fear."""
CITIES = phrases("""
    london, paris, berlin, madrid, rome, milan, vienna, munich, hamburg, cologne, frankfurt, zurich, geneva, amsterdam,
    rotterdam, brussels, antwerp, copenhagen, stockholm, gothenburg, oslo, bergen, helsinki, dublin, cork, edinburgh,
    glasgow, cardiff, belfast, manchester, liverpool, leeds, bristol, birmingham, sheffield, oxford, cambridge, brighton,
    york, newcastle, nottingham, lisbon, porto, barcelona, valencia, seville, athens, prague, brno, warsaw, krakow,
    budapest, bucharest, sofia, belgrade, zagreb, ljubljana, vilnius, riga, tallinn, kyiv, moscow, istanbul, ankara,
    tel aviv, cairo, lagos, nairobi, accra, cape town, johannesburg, dubai, doha, mumbai, delhi, bangalore, chennai,
    singapore, bangkok, hanoi, jakarta, manila, kuala lumpur, hong kong, taipei, tokyo, osaka, kyoto, seoul, beijing,
    shanghai, shenzhen, sydney, melbourne, brisbane, perth, auckland, wellington, toronto, montreal, vancouver, ottawa,
    calgary, new york, brooklyn, boston, chicago, seattle, portland, denver, austin, dallas, houston, atlanta, miami,
    philadelphia, detroit, san francisco, los angeles, san diego, oakland, phoenix, minneapolis, nashville, mexico city,
    bogota, lima, santiago, buenos aires, montevideo, são paulo, sao paulo, rio, england, scotland, wales, ireland,
    doncaster, barnsley, rotherham, huddersfield, wakefield, derby, luton, northampton, ipswich, bournemouth, blackpool, bolton, oldham,
    rochdale, stockport, warrington, wigan, grimsby, scunthorpe, gloucester, cheltenham, swindon, truro, torquay, stoke-on-trent,
    mysore, mysuru, mangalore, nagpur, indore, surat, patna, bhopal, coimbatore, visakhapatnam, tulsa, boise, spokane, albuquerque, el paso,
    fort worth, san antonio, cairns, townsville, wollongong, ballarat,
    hull, swansea, leicester, coventry, bradford, sunderland, southampton, portsmouth, plymouth, norwich, exeter, dundee, aberdeen,
    inverness, wolverhampton, middlesbrough, galway, limerick, lyon, marseille, bordeaux, toulouse, naples, turin, bologna, gdansk, wroclaw,
    pune, hyderabad, kolkata, jaipur, ahmedabad, bengaluru, lucknow, kochi, karachi, lahore, dhaka, colombo, kathmandu, adelaide, canberra,
    hobart, geelong, christchurch, dunedin, abuja, ibadan, kampala, kumasi, durban, pretoria, winnipeg, edmonton, pittsburgh, baltimore,
    cleveland, tampa, orlando, tucson, omaha, memphis, sacramento, las vegas, milwaukee, cincinnati, new orleans,
    france, germany, spain, portugal, italy, austria, switzerland, holland, the netherlands, belgium, denmark, sweden,
    norway, finland, poland, greece, turkey, india, china, japan, korea, thailand, vietnam, australia, new zealand,
    canada, the us, the uk, the states, america, california, texas, florida, ohio, maine, vermont, mexico, brazil, chile
""")
"""Cities and countries, of which a move from one to the other is told."""
