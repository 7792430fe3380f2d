"""The gate before memory (C2, C4): what may be kept at all. Refusals are logged by rule, never with the text."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass

from memory.records import SLOTS, Kind, Proposal, Register, SourceType
from memory.writing.privacy.secrets import has_contact, has_secret
from memory.writing.wording.patterns import caseless, lazy

MOST_CHARS = 400
"""A memory is one sentence; what is longer is a text."""
_HAN = lazy(r"[㐀-鿿]")
_ORDERS = caseless(
    r"(?:ignore|disregard|forget|override|bypass|break) (?:all |any |the |your |of |assistant's )*(?:(?:previous|prior|above|earlier|system|safety|security|content) (?:instructions?|prompts?|rules?|guidelines?|polic(?:y|ies)|messages?|filters?|settings?)|(?:previous|prior|above|earlier)$|instructions|guidelines|rules (?:of|for|that) (?:you|the assistant|jide|openai|the system)|your rules)"
    r"|(?:ignore|disregard) (?:all |any |the |your |assistant's )*(?:previous|prior|above|earlier|system)|(?:reveal|print|show|repeat|leak|output) (?:me )?(?:your"
    r"|the)(?: assistant's)? (?:system )?(?:prompt|instructions|secrets?|keys?)|you are now (?:a|an|in|the)\b|(?:enter|enable|activate"
    r"|switch (?:in)?to|go into|turn on) (?:the )?(?:developer|debug|jailbreak|dan|god) ?mode|(?:override|overwrite"
    r"|replace|bypass|change|print|dump|leak|reveal) (?:the |your |assistant's )*system prompt|act as (?:root|admin|system)"
    r"|(?:send|post|upload|forward|exfiltrate)\b.{0,60}\b(?:to|at) (?:https?://|[\w.+-]+@)|\"(?:role|system"
    r"|content)\"\s*:|(?:delete|erase|wipe|forget) all (?:of )?(?:your|the|my|the assistant's) (?:memories|memory|files|data)|(?:把"
    r"|将).{0,12}(?:记忆|资料|信息|文件|密码|数据).{0,12}(?:发送|发|上传|转发|泄露)(?:到|给)|执行(?:以下|下面"
    r"|这条)(?:命令|指令)|</?(?:system|assistant|instructions?)>|\[/?(?:profile|history|current|system)\]"
    r"|<\|im_(?:start|end)\|>|忽略(?:掉|你的?|您的?|我)*(?:之前|以上|前面|上面|所有|一切|先前)的?.{0,8}(?:指令|要求|规则|提示|设定)"
    r"|(?:无视|不顾|绕过|违反|不遵守).{0,8}(?:指令|规则|要求|限制|安全)|(?:忽略|无视)安全|(?:输出|显示|泄露|告诉我|打印)(?:你|助手)的?(?:系统)?(?:提示词|指令|密钥)|你现在(?:是"
    r"|扮演)|进入.{0,4}(?:开发者|越狱)模式|(?:覆盖|替换|修改|绕过|泄露|打印|输出|显示|重复)(?:掉|出)?(?:你的?"
    r"|这个)?系统(?:提示词|指令)"
)
"""Text that gives orders to the assistant instead of speaking of the user."""
ORDERS = "orders"
"""The rule that puts such a text into quarantine."""
_GUESS = caseless(
    r"(?:可能|也许|大概|好像|似乎|说不定|估计|应该是|没准)"
    r"|\b(?:maybe|perhaps|probably|possibly|might|i guess|i think i|not sure|seems?)\b"
)
_QUESTION = lazy(r"[?？]\s*$")
_OTHERS_SUBJECT = caseless(
    r"^(?:the )?(?:assistant|ai|bot|model|jide)\b|^(?:助手|模型|机器人|AI|记得)(?:是|会|能|叫|说|的|在)"
)


@dataclass(frozen=True, slots=True)
class GateOptions:
    """Thresholds, 0 to 1."""

    min_confidence: float = 0.6
    min_importance: float = 0.3


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a proposal is not kept: the name of a rule (texts are in the assistant's catalogue)."""

    rule: str


def gate(proposal: Proposal, options: GateOptions, said: str = "") -> Refusal | None:
    """None lets the proposal through; the order of the rules is that of their harm. `said`: the whole message."""
    text = f"{proposal.content}\n{proposal.value}\n{proposal.topic or ''}"
    for rule in (_harmful(proposal, text, said), _unfit(proposal), _too_weak(proposal, options)):
        if rule:
            return Refusal(rule)
    return None


def gives_orders(text: str) -> bool:
    """Does a text try to command the assistant (prompt injection)?"""
    return _ORDERS.search(unicodedata.normalize("NFKC", text)) is not None


def _harmful(proposal: Proposal, text: str, said: str) -> str:
    if has_secret(text):
        return "secret"
    if has_contact(text) and not proposal.explicit:
        return "phone" if any(char.isdigit() for char in text) and _mostly_digits(text) else "address"
    if gives_orders(text) or gives_orders(proposal.quote):  # the content may say "the assistant's" for "your"
        return ORDERS
    if proposal.kind is Kind.INSTRUCTION and gives_orders(said):
        return ORDERS
    if proposal.register is Register.FICTION:
        return "joke"
    return ""


def _mostly_digits(text: str) -> bool:
    return re.search(r"\d[\d\s-]{6,}", text) is not None


def _unfit(proposal: Proposal) -> str:
    content = proposal.content.strip()
    if not content or proposal.slot not in (None, *SLOTS):
        return "other"
    if len(content) > MOST_CHARS or degenerate(content):
        return "too_long"
    if _QUESTION.search(content):
        return "question"
    if _OTHERS_SUBJECT.search(content) and proposal.kind is not Kind.INSTRUCTION:
        return "not_user"
    if proposal.source_type in {SourceType.OBSERVED, SourceType.INFERRED}:
        if _GUESS.search(proposal.quote):
            return "hedged"
        if bool(_HAN.search(content)) != bool(_HAN.search(proposal.quote)):
            return "language"
    return ""


def _too_weak(proposal: Proposal, options: GateOptions) -> str:
    if proposal.explicit:
        return ""
    if proposal.confidence < options.min_confidence:
        return "confidence"
    return "importance" if proposal.importance < options.min_importance else ""


def degenerate(text: str) -> bool:
    """Is a text one piece repeated, as models that lost their way write?"""
    if len(text) < 40:
        return False
    grams = Counter(text[i : i + 4] for i in range(len(text) - 3))
    return len(grams) * 4 < len(text)
