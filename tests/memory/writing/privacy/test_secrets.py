"""Secrets never reach a store: every kind is found, ordinary numbers are not, a long text is quick."""

from __future__ import annotations

import time

import pytest

from memory.writing.privacy.secrets import MASK, has_secret, mask_contact, mask_secrets

SECRETS = [
    ("保险柜密码是左37右12左88", "37"),
    ("我的密码是我生日加88", "88"),
    ("门锁密码 五六七八", "五六"),
    ("the safe combination is left 37, right 12, left 88", "37"),
    ("passcode is four two seven one nine zero", "two"),
    ("存一下路由器的登录密码，Mantis#8842", "Mantis#8842"),
    ("wifi password - Blue4horse77", "Blue4horse77"),
    ("密码 abc12345x", "abc12345x"),
    ("the admin password, tR0ub4dor&3", "tR0ub4dor&3"),
    ("my key is sk-proj-" + "a1B2" * 10, "a1B2a1B2"),
    ("ANTHROPIC_API_KEY=sk-ant-" + "x9Y8" * 10, "x9Y8x9Y8"),
    ("push with ghp_" + "Ab3d" * 9, "Ab3dAb3d"),
    ("github_pat_" + "11ABCDE0Y0" * 4, "11ABCDE0Y0"),
    ("AKIA" + "QZ7LMTWXE5RB2KD9" + " is the id", "QZ7LMTWXE5"),
    ("AIza" + "SyD3k9" * 6, "SyD3k9"),
    ("xoxb-" + "123456789012-abcdefghij", "abcdefghij"),
    ("token eyJhbGciOiJIUzI1NiJ9." + "eyJzdWIiOiIxMjM0In0." + "abcDEF123", "eyJzdWIi"),
    ("-----BEGIN OPENSSH PRIVATE KEY-----\nabc123\n-----END OPENSSH PRIVATE KEY-----", "abc123"),
    ("-----BEGIN RSA PRIVATE KEY-----\ncut off here", "cut off here"),
    ("Authorization: Bearer abcdef0123456789abcdef", "abcdef0123456789"),
    ("密码是 Mango_4417", "Mango_4417"),
    ("我家WiFi密码：Lychee#88", "Lychee#88"),
    ("我把邮箱密码改成了“天上的云1984”", "天上的云1984"),
    ("my password is Plum-tart77", "Plum-tart77"),
    ("the wifi password for the cabin is oak_door_19.", "oak_door_19"),
    ('passphrase: "correct horse battery staple"', "battery"),
    ("DB_PASSWORD=hunter2rabbit", "hunter2rabbit"),
    ("记住我的密码步骤：先输入 rabbit42 再按回车", "rabbit42"),
    ("to log in enter the password rabbit42 and press enter", "rabbit42"),
    ("https://bob:s3cr3tPW@host.example/db", "s3cr3tPW"),
    ("curl 'https://x.example/?api_key=abcdef1234567890'", "abcdef1234567890"),
    ("验证码 603118，十分钟有效", "603118"),
    ("支付密码是730512", "730512"),
    ("My one-time code is 481 920", "481 920"),
    ("The PIN for my card is 7742", "7742"),
    ("card 4111 1111 1111 1111", "4111 1111"),
    ("5500-0000-0000-0004", "5500-0000"),
    ("银行卡号是6229000013572468017", "6229000013572468"),
    ("身份证 11010519491231002X", "11010519491231002X"),
    ("身份证号330199199103075123", "330199199103075123"),
    ("护照号码 E58392017", "E58392017"),
    ("my SSN is 521-44-9083", "521-44-9083"),
    ("passport number: 533380006", "533380006"),
    ("my account number is 12345678", "12345678"),
    ("IBAN GB82 WEST 1234 5698 7654 32", "1234 5698"),
    ("助记词是 apple banana cherry dog egg fish goat hat ice jam kite lion", "banana"),
    ("ｍｙ　ｐａｓｓｗｏｒｄ　ｉｓ　ｈｕｎｔｅｒ２２", "ｈｕｎｔｅｒ２２"),
]
PLAIN = [
    "我忘了密码，iPhone15 打不开", "密钥，RSA2048 的那种", "token，gpt4o-mini 的", "改密码，2026年1月再说",
    "the password, Bitwarden says, is weak",
    "密码是什么？", "密码忘了怎么办", "验证码收不到", "密码学课程有 300 页", "my password is not working", "the password is wrong",
    "I forgot my password", "my api key is stored in the vault", "The key is to practise every day", "token: str",
    'password = os.environ["X"]', "订单号6222021234567890123", "order 4111111111111111", "今天是2026-11-28，我花了 1234567 元",
    "1700000000000", "ISBN 9787111213826", "My passport expires in 2027-02", "我的护照是蓝色的", "身份证丢了，13号去补办",
    "secret is out", "version 1.2.3.4", "2026-11-02 08:14:11 INFO login user=mreyes", "我住在3号楼", "The card game starts at 8",
    "密码是三年前设的", "密码就是8到16位字母数字组合", "口令是先跑3圈再做俯卧撑", "WiFi密码是隔壁老王3月份告诉我的", "密码是错了5次",
    "token是按3块钱一百万算的", "the combination of 12 eggs and 3 cups", "the password is 12 characters long", "the code is two lines",
]  # fmt: skip


@pytest.mark.parametrize(("text", "secret"), SECRETS)
def test_masked(text: str, secret: str) -> None:
    masked = mask_secrets(text)
    assert secret not in masked.text and masked.found and MASK.search(masked.text)
    assert has_secret(text) and has_secret(masked.text)


@pytest.mark.parametrize(("text", "secret"), SECRETS)
def test_masking_twice_changes_nothing(text: str, secret: str) -> None:
    once = mask_secrets(text).text
    assert mask_secrets(once).text == once


@pytest.mark.parametrize("text", PLAIN)
def test_ordinary_text_stays(text: str) -> None:
    assert mask_secrets(text).text == text


def test_the_mark_keeps_the_kind_and_the_language() -> None:
    assert mask_secrets("密码是 abc12345").text == "密码是 [密码已隐去]"
    assert mask_secrets("my password is abc12345").text == "my password is [password removed]"
    masked = mask_secrets("my card 4111111111111111 and my password is abc12345")
    assert [found.kind for found in masked.found] == ["card", "password"]


def test_offsets_point_into_the_original() -> None:
    text = "记住我的密码：Qt_8826xx，谢谢"
    (found,) = mask_secrets(text).found
    assert text[found.start : found.end] == "Qt_8826xx"


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("我电话是13800138000", "13800138000"),
        ("打 +86 138 0013 8000", "0013 8000"),
        ("座机 021-65437788", "65437788"),
        ("call 555-867-5309", "867-5309"),
        ("reach me on 0161 496 0123", "496 0123"),
        ("+44 20 7946 0958", "7946"),
        ("寄到梧桐巷19号2单元603", "梧桐巷"),
        ("浙江省杭州市西湖区文三路100号3幢502室", "文三路"),
        ("搬到文三路 100 号 3 幢 502 了", "100"),
        ("14 Larkspur Lane, flat 3", "Larkspur"),
        ("Hauptstraße 12", "Hauptstraße"),
    ],
)
def test_contacts(text: str, hidden: str) -> None:
    masked = mask_contact(text)
    assert hidden not in masked.text
    assert mask_contact(masked.text).text == masked.text


@pytest.mark.parametrize("text", ["我的车位在B2层118号", "2026-11-28 08:14:11", "我在中山路上班", "地铁2号线", "在南京西路 3 号线换乘", "去小区2号门等", "I ran 5 Park runs",
                                  "version 1.2.3.4", "学号20210001", "order 0123456789", "目标是20万"])  # fmt: skip
def test_no_contact(text: str) -> None:
    assert mask_contact(text).text == text


@pytest.mark.parametrize("unit", ["密码", "password is ", "1 ", "sk-", "?key=", "://a:", "the quick brown fox. ",
                                  "-----BEGIN PRIVATE KEY-----", "我住在中山路1号。", "_", "TOKEN"])  # fmt: skip
def test_a_long_text_is_quick(unit: str) -> None:
    text = (unit * 200_000)[:200_000]
    start = time.thread_time()
    mask_secrets(text)
    mask_contact(text)
    assert time.thread_time() - start < 8
