"""What secrets look like: known prefixes, secrets said in words, numbers with a check digit.

Data for `secrets`. Every pattern is bounded, so that a long text takes linear time. The group `s` (or `s2`)
is what is masked.
"""

from __future__ import annotations

from memory.writing.wording.lexicon import words
from memory.writing.wording.patterns import Lazy, caseless, lazy

_C = r"[A-Za-z0-9_-]"
_TOKENS = (
    rf"sk-(?:ant-|proj-|or-|svcacct-|admin-)?{_C}{{16,256}}",
    r"[sprk]k_(?:live|test)_[A-Za-z0-9]{10,128}",
    r"gh[pousr]_[A-Za-z0-9]{20,255}",
    r"github_pat_[A-Za-z0-9_]{20,255}",
    rf"gl(?:pat|ptt|dt|rt)-{_C}{{16,128}}",
    r"A(?:KIA|SIA|ROA)[0-9A-Z]{12,20}(?![0-9A-Za-z])",
    rf"AIza{_C}{{30,64}}",
    r"ya29\.[\w-]{20,512}",
    r"xox[abeoprs]-[A-Za-z0-9-]{10,256}",
    r"xapp-[A-Za-z0-9-]{10,256}",
    rf"eyJ{_C}{{8,4096}}\.{_C}{{8,4096}}(?:\.{_C}{{0,4096}})?",
    r"hf_[A-Za-z0-9]{20,128}",
    r"npm_[A-Za-z0-9]{30,128}",
    rf"pypi-{_C}{{40,512}}",
    rf"SG\.{_C}{{16,64}}\.{_C}{{16,128}}",
    rf"(?:gsk|r8|nvapi|tvly|xai|pplx|fw|dsk)[-_]{_C}{{20,256}}",
    r"dop_v1_[a-f0-9]{32,128}",
    r"shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,64}",
    r"LTAI[A-Za-z0-9]{12,32}",
    r"AKID[A-Za-z0-9]{13,40}",
    rf"(?<!\d)\d{{8,10}}:AA{_C}{{30,40}}",
    r"(?<![0-9a-zA-Z])AC[a-f0-9]{32}(?![0-9a-zA-Z])",
)
_NO_MASK = r"(?![\[\"'`<]|\$\{|\{\{|\*{3}|os\.|process\.|env\b|None\b|null\b|true\b|false\b)"
_OPEN = r"[\"'“‘「『`(（]?"
_VALUE = rf"{_OPEN}(?P<s>{_NO_MASK}[!-~]{{3,256}})"
_QUOTED = r"[\"“「『'‘`](?P<s>(?!\[)[^\"”」』'’`\n]{3,120})[\"”」』'’`]"
_ZH_NAMES = (
    r"(?:密码|口令|密钥|秘钥|私钥|令牌|凭证|(?<![a-z])(?:password|passwd|passcode|passphrase|pwd|pw|pword|psw|token|secret"
    r"|api[ _-]?key|access[ _-]?key)(?![a-z]))"
)
_ZH_IS = r"(?:已经|现在|就|改|设|换|还|暂时|一直)?(?:是|为|叫|成了?|设为|设成|改成了?|改为|换成了?|:|=|→)+\s*"
_EN_NAMES = (
    r"(?<![a-z])(?:pass ?word|passwd|pass ?code|passphrase|pwd|pw|pword|psw|api[ _-]?key|access[ _-]?key(?:[ _-]id)?"
    r"|secret[ _-]?key|private[ _-]key|client[ _-]secret|auth(?:entication|orization)?[ _-]?token"
    r"|(?:access|refresh|bot)[ _-]?token|session[ _-]?(?:id|token)|secret|token|credentials?"
    r"|wi-?fi key|network key|license key|encryption key)"
)
_EN_IS = (
    r"(?:\s+(?:for|to|of|on)\s+[^\n.!?:=]{1,40}?)?\s*"
    r"(?:\s(?:is|was|are)(?:\s+(?:now|still|just|called|set to))?\s|:|=|->)\s*"
)
_CHANGED = r"(?:password|passcode|pin|passphrase) to\s+"
_KEY_WORD = r"(?<![a-z])(?:key|keys|pat|login|cookie)\b\s*(?:is|:|=)\s*"
_CODES = (
    r"(?:验证码|校验码|动态码|动态密码|短信码|安全码|支付密码|取款密码|交易密码|锁屏密码|开机密码|门禁密码|PIN\s?码?"
    r"|(?<![a-z])(?:pin(?: code| number)?|otp|cvv2?|cvc|one[- ]time (?:code|password|passcode)|(?:verification"
    r"|security|login|confirmation|auth(?:entication)?|2fa|access|door|gate|alarm|entry|lock) code))"
)
_CARD_WORDS = r"(?:银行卡号?|信用卡号?|储蓄卡号?|借记卡号?|卡号|(?:credit|debit|bank)?[ -]?card(?: number| no\.?)?)"
_ID_WORDS = (
    r"(?:身份证号?码?|身分证号?码?|证件号码?|社保号码?|社会保障号码?|医保卡?号码?|驾驶证号码?|驾照号码?|军官证号?"
    r"|居住证号码?|港澳通行证号?码?|通行证号码?|护照号?码?|学籍号|(?:social security|national insurance|ssn|sin|nino"
    r"|identity(?: card)?|national id|id card|passport|driver'?s? licen[cs]e|driving licen[cs]e|tax(?:payer)? id|tin"
    r"|nhs|medicare)(?: number| no\.?| id)?)"
)
_ACCOUNT_WORDS = (
    r"(?:银行(?:账号|帐号|账户|帐户)|(?:工行|建行|农行|中行|招行|交行|对公|收款|工资卡?)的?(?:账号|帐号|账户|卡号)"
    r"|开户账号|account (?:number|no\.?)|routing number|sort code|iban|bsb)"
)
_GAP = (
    r"(?:\s+(?:for|to|of|on)\s+[^\n.!?:=]{1,30}?)?\s*(?:号码?|number|no\.?|code|id)?\s*(?:就|其实|已经|现在|刚才"
    r"|刚刚)?\s*(?:是|为|叫|was|is|are|=|:|#|→)*\s*[\"“'‘(（]?\s*"
)


def _after(words: str, form: str) -> Lazy:
    return caseless(rf"{words}{_GAP}(?<![A-Za-z0-9])(?P<s>{form})(?![A-Za-z0-9])")


TOKENS = lazy(r"(?<![A-Za-z0-9_])(?:" + "|".join(_TOKENS) + ")")
"""Keys and tokens that their prefix gives away."""

_ASSIGNED = (
    r"(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)[A-Za-z0-9_]{0,24}\s{0,3}[=:]\s{0,3}[\"']?"
)
_QUERY = r"[?&](?:api_?key|token|access_token|key|secret|sig|signature)="
_SEED = r"(?:助记词|恢复短语|seed phrase|recovery phrase|mnemonic(?: phrase)?)\s*(?:是|为|is|:|=)\s*"
_ID_FORM = r"[A-Za-z]{0,3}\d(?:[ -]?[0-9A-Za-z]){5,19}"
_ACCOUNT_FORM = r"[A-Za-z]{0,2}\d(?:[ -]?[0-9A-Za-z]){5,33}"
_TYPED = rf"{_OPEN}(?P<s>(?=[!-~]{{0,63}}\d)(?=[!-~]{{0,63}}[A-Za-z]){_NO_MASK}[!-~]{{5,64}})"
"""What one is told to type: letters and digits together."""
_BESIDE = (
    rf"\s?[，,、;；:：\s–—-]\s?{_OPEN}(?P<s>(?=[!-~]{{0,63}}\d)(?=[!-~]{{0,63}}[A-Za-z]){_NO_MASK}"
    r"(?:(?=[A-Za-z0-9.-]{0,62}[#@!$%^&*_+=~?])[!-~]{6,64}|(?![A-Za-z]{2,12}\d{1,2}(?![A-Za-z0-9]))[A-Za-z0-9]{6,64}(?=\s*(?:$|[\n。！？!?，,;；.]))))"
)
"""The secret stands right beside its name, without "is": letters and digits together, no product (iPhone15)."""
_DIGITS_ZH = r"[零〇一二三四五六七八九幺两]{4,12}(?![位个年天次月周号日分时点百千万亿])"
_SPELT_ZH = rf"(?P<s>{_DIGITS_ZH})"
_DIGIT_EN = r"(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double)"
_SPELT_EN = rf"(?P<s>{_DIGIT_EN}(?:[ ,-]{{1,2}}{_DIGIT_EN}){{2,11}})(?![a-z])"
_IN_WORDS = (
    r"(?P<s>(?:[左右顺逆][转拧拨]?(?:时针)?(?:到|至)?\s?\d{1,3}(?:圈|格)?[、,，\s]*(?:再|然后)?){2,8}"
    r"|(?:(?=[^\n。！？，,；;]{0,12}(?:生日|名字|纪念日|全拼|拼音|首字母|手机号|车牌|学号|工号|尾号|后[四六]位|加|\+))"
    r"[^\n。！？，,；;]{0,12}\d{1,12}[一-龥]{0,2})"
    rf"|{_DIGITS_ZH})"
)
"""A lock's turns (左37右12左88), a word with digits (我生日加88), or digits spelt in characters."""
_EN_COMBINATION = r"(?<![a-z])(?:combination|combo|(?:safe|locker|padlock|vault|garage) code)(?![a-z])"
_EN_TURNS = r"(?P<s>(?=[^\n.!?]{0,40}\d[^\n.!?\d]{1,24}\d)(?:(?:left|right|[lr](?=[ \d])|to|then|and|clockwise|anti-?clockwise|counter-?clockwise|back|past|turns?|twice|\d{1,8})[ ,/-]{0,3}){2,12})"
"""How a lock is turned: left 37, right 12, left 88."""
_LOGIN = r"(?:登录名?|账号密码|账密|用户名|账号|帐号|(?<![a-z])(?:log-?ins?|credentials?|creds|user ?name|user|account)(?![a-z]))"
_PAIR = (
    rf"[^\n。！？!?]{{0,24}}?(?:(?:是|为|is|are|[:=])\s*[\w.@-]{{2,40}}\s?[/|、:]\s?{_OPEN}(?P<s>(?=[!-~]{{0,63}}[\d#@!$%^&*+=~?]){_NO_MASK}(?!/)[!-~]{{5,64}})"
    rf"|[，,:\s]\s?[\w.@-]{{2,40}}\s?[/|、]\s?{_OPEN}(?P<s2>(?=[!-~]{{0,63}}\d)(?=[!-~]{{0,63}}[#@!$%^&*+=~?]){_NO_MASK}(?!/)[!-~]{{5,64}}))"
)
"""A name and what opens the door to it, side by side: "login is root / x9…"."""
_DIGITS_BESIDE = r"\s?[，,;；:：\s]\s?(?P<s>\d{4,12})(?![\d.%]|\s?[年月日号点个次位元块人天%])"
_ZH_TYPE = r"(?:输入?|键入|填写?|填入|敲|按|打)\s*"
_EN_TYPE = r"(?:enter|type|key|put|punch)(?: in| first)?\s+(?:in\s+)?"


def _any(pattern: str) -> Lazy:
    return caseless(pattern)


SAID: tuple[tuple[str, tuple[Lazy, ...]], ...] = (
    (
        "password",
        (
            _any(rf"{_ZH_NAMES}[^\n。！？，,:=]{{0,8}}?{_ZH_IS}(?:{_QUOTED}|{_VALUE})".replace("<s>", "<s2>", 1)),
            _any(rf"{_EN_NAMES}{_EN_IS}(?:{_QUOTED}|{_VALUE})".replace("<s>", "<s2>", 1)),
            _any(rf"{_ZH_NAMES}[^\n。！？，,:=]{{0,8}}?{_ZH_IS}{_IN_WORDS}"),
            _any(rf"{_ZH_NAMES}[\s，,:]{{0,2}}{_SPELT_ZH}"),
            _any(rf"(?:{_EN_NAMES}|{_CODES}|{_EN_COMBINATION}){_EN_IS}{_SPELT_EN}"),
            _any(rf"(?:{_EN_NAMES}|{_EN_COMBINATION}){_EN_IS}{_EN_TURNS}"),
            _any(rf"(?:{_ZH_NAMES}|{_EN_NAMES}){_BESIDE}"),
            _any(rf"(?:密码|口令|(?<![a-z])(?:passwords?|passcodes?|pin(?: code| number)?)(?![a-z])){_DIGITS_BESIDE}"),
            _any(rf"{_CHANGED}(?:{_QUOTED}|{_VALUE})".replace("<s>", "<s2>", 1)),
            _any(rf"{_ZH_NAMES}[^\n。！？]{{0,16}}?{_ZH_TYPE}{_TYPED}"),
            _any(rf"{_EN_NAMES}[^\n.!?]{{0,30}}?(?<![a-z]){_EN_TYPE}{_TYPED}"),
            _any(rf"(?<![a-z]){_EN_TYPE}(?:the |my |your |his |her )?{_EN_NAMES}\s+{_TYPED}"),
            _any(rf"{_SEED}(?P<s>(?!\[)[^\n。]{{12,400}})"),
        ),
    ),
    (
        "key",
        (
            _any(rf"{_KEY_WORD}{_OPEN}(?P<s>{_NO_MASK}(?=[!-~]{{0,64}}\d)[\w/+=.:~-]{{16,512}})"),
            _any(r"(?:bearer|basic)\s+(?P<s>[A-Za-z0-9._~+/=-]{16,4096})"),
            _any(rf"{_ASSIGNED}(?P<s>{_NO_MASK}[^\s\"',;]{{6,512}})"),
            _any(rf"{_QUERY}(?P<s>(?!\[)[^\s&#\"']{{8,512}})"),
        ),
    ),
    (
        "login",
        (lazy(r"(?<=://)(?P<s>[^\s/:@\[]{1,64}:[^\s/@\[]{1,128})(?=@)"), _any(rf"{_LOGIN}{_PAIR}")),
    ),
    ("code", (_after(_CODES, r"\d(?:[ -]?\d){2,9}"),)),
    ("card", (_after(_CARD_WORDS, r"\d(?:[ -]?\d){11,18}"),)),
    ("identity", (_after(_ID_WORDS, _ID_FORM),)),
    ("account", (_after(_ACCOUNT_WORDS, _ACCOUNT_FORM),)),
)
"""Secrets that are named: (kind, patterns)."""

NAMED = lazy(
    r"密码|口令|密钥|秘钥|私钥|令牌|凭证|助记词|恢复短语|验证码|校验码|动态码|短信码|安全码|卡号|证件号|身份证|身分证|登录|账密|用户名"
    r"|社保|社会保障|医保|驾驶证|驾照|军官证|居住证|通行证|护照|学籍号|账号|帐号|账户|帐户|pass|pwd|key|secret|token"
    r"|credential|phrase|mnemonic|bearer|basic|://|pin|otp|cvv|cvc|code|card|security|insurance|ssn|sin\b|nino"
    r"|identity|national id|licen[cs]e|tax|tin\b|nhs|medicare|combination|combo|account|routing|iban|bsb|pat\b|log-?in|creds|user|cookie|sig"
)
"""A word near which a secret may be named, on the lower-cased text: the patterns above read around these."""
PREFIXED = lazy(
    r"sk-|_live_|_test_|gh[pousr]_|github_pat_|gl(?:pat|ptt|dt|rt)-|A(?:KIA|SIA|ROA)|AIza|ya29\.|xox[abeoprs]-|xapp-"
    r"|eyJ|hf_|npm_|pypi-|SG\.|gsk|r8[-_]|nvapi|tvly|xai|pplx|fw[-_]|dsk[-_]|dop_|shp|LTAI|AKID|:AA|AC[a-f0-9]"
)
"""The beginnings of the tokens above."""
DIGITS = lazy(r"\d[\d -]{7,}")
"""Numbers long enough to be looked at."""
CARD = lazy(r"(?<![\d.])[2-6]\d{3}(?:[ -]?\d){9,15}(?!\d)")
"""A number that may be a card; the check digit decides."""
LABELS = caseless(
    r"(?:订单|单号|运单|快递|流水|编号|工单|合同|发票|order|tracking|invoice|ticket|isbn|imei|ref)[^\n]{0,12}$"
)
"""Words before a number that say it is no card and no phone number."""
CHINESE_ID = lazy(
    r"(?<![\dA-Za-z])[1-9]\d{5}[ -]?(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[ -]?\d{3}[\dXx]"
    r"(?![\dA-Za-z])"
)
"""An identity number; the check digit decides."""
SSN = lazy(r"(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])")
"""A social security number."""
IBAN = lazy(r"(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Za-z0-9])")
"""An international account number; the check digits decide."""

NOT_A_VALUE = words("""
    not wrong incorrect correct expired weak strong empty too the a an in on at stored saved hashed encrypted
    required missing invalid valid long short same safe compromised leaked working broken different easy hard
    hidden visible secure insecure simple complex unknown lost forgotten needed changed set kept always never
    still being about from my your his her our their what that this it very so really something someone case
    one left used asked sent only also just out gone fine okay ok right easy-to-guess optional shared public private below
    above here there generated limited invalidated revoked rejected blocked null none string str int bytes
""")
"""Words behind "the password is" that are no password."""
