"""What everyday things are called in Chinese and English: words that mean the same, and the kinds of each thing.

A row is one thing: its names, then after ">" its kinds, the names of one kind joined by "/"; a line that begins with
blanks goes on with its row. A blank in an English name is written "_"; such names, and single Chinese characters, are
only heard in a question.
"""

from __future__ import annotations

PEOPLE = """
妻子 老婆 太太 媳妇 爱人 丈夫 老公 先生 配偶 另一半 伴侣 对象 wife husband spouse partner better_half other_half
  significant_other > 未婚夫/未婚妻/fiance/fiancee 男友/男朋友/boyfriend 女友/女朋友/girlfriend
孩子 小孩 子女 宝宝 宝贝 娃 小朋友 child children kid kids baby toddler offspring little_one youngster >
  儿子/男孩/son/boy 女儿/闺女/女孩/daughter/girl 双胞胎/twin/twins 继子/继女/stepson/stepdaughter
父母 爸妈 双亲 家长 parent parents folks mum_and_dad mom_and_dad > 父亲/爸爸/老爸/爸/father/dad/papa/old_man
  母亲/妈妈/老妈/妈/mother/mum/mom/mama
祖父母 老人 长辈 grandparent grandparents elderly_relative > 爷爷/祖父/外公/姥爷/grandfather/grandpa/granddad
  奶奶/祖母/外婆/姥姥/grandmother/grandma/granny/nana
兄弟姐妹 手足 sibling siblings > 哥哥/弟弟/兄弟/老哥/老弟/大哥/brother 姐姐/妹妹/姐妹/老姐/老妹/大姐/sister
公婆 岳父母 in-laws inlaws parents-in-law > 岳母/丈母娘/mother-in-law 岳父/老丈人/father-in-law 婆婆/mother-in-law
  公公/father-in-law
亲戚 亲人 家人 亲属 relative relatives relation kin family family_member > 叔叔/伯伯/舅舅/姑父/姨父/uncle
  阿姨/姑姑/姨妈/舅妈/婶婶/aunt 表哥/表弟/表姐/表妹/堂哥/堂弟/堂姐/堂妹/cousin 侄子/外甥/nephew 侄女/外甥女/niece
  孙子/外孙/grandson 孙女/外孙女/granddaughter 岳母/丈母娘/mother-in-law 岳父/father-in-law 兄弟/哥哥/弟弟/brother
  姐姐/妹妹/sister
朋友 好友 闺蜜 哥们 死党 friend buddy mate pal chum
同事 同僚 colleague coworker co-worker workmate teammate
老板 上司 领导 主管 经理 上级 boss manager supervisor superior report_to line_manager
邻居 街坊 隔壁 neighbour neighbor next_door
房东 landlord landlady owns_the_place
室友 舍友 合租 roommate flatmate housemate
老师 教练 师傅 指导 teacher tutor instructor coach mentor > 导师/教授/supervisor/professor/advisor/adviser
医生 大夫 doctor physician gp > 牙医/牙科/dentist 心理咨询师/心理医生/therapist/psychologist 外科/surgeon
  儿科/pediatrician
客人 访客 来访 小住 guest visitor visit visiting house_guest > 来住/暂住/stay/staying
当兵 军人 部队 服役 参军 soldier military army navy troops air_force > 海军/marine 空军/pilot
"""

WORK = """
工作 职业 上班 单位 行业 做什么的 干什么 谋生 工种 job work works working occupation profession career trade employed
  employment for_a_living earn_a_living line_of_work day_job > 老师/教师/teacher 医生/doctor 护士/nurse
  律师/lawyer/solicitor/attorney 工程师/engineer 程序员/开发/programmer/developer 设计师/designer 会计/accountant
  司机/driver 厨师/chef/cook 牙医/牙科/dentist 记者/编辑/journalist/editor 作家/writer
  研究员/科学家/researcher/scientist 销售/sales/salesman 产品经理/项目经理/manager 警察/police/policeman
  消防/firefighter 建筑师/architect 电工/electrician 木匠/carpenter 水管工/plumber 农民/farmer 翻译/translator
  药剂师/pharmacist 兽医/vet 演员/actor 歌手/乐手/musician/singer 画家/artist/painter 摄影师/photographer
  公务员/civil_servant 店员/收银/cashier 教授/讲师/professor/lecturer 学徒/apprentice 实习/intern/internship
  顾问/consultant 分析师/analyst 飞行员/pilot 空乘/flight_attendant 工人/worker 保安/guard 理发师/hairdresser/barber
  园丁/gardener 图书管理员/librarian 自由职业/freelance/freelancer 创业/start-up/startup/founder 退休/retired
  任职/就职
公司 单位 雇主 东家 老东家 任职 就职 company employer firm workplace organisation organization office > 银行/bank
  医院/hospital 学校/school 工厂/factory 大学/university 律所 餐厅/restaurant 政府/government 事务所/agency
  创业公司/start-up/startup
工资 薪水 薪资 月薪 收入 年薪 发工资 salary wage wages pay payday paid income earn earnings paycheck > 奖金/bonus
辞职 离职 跳槽 辞掉 裁员 换工作 quit resign resigned leave_my_job left_my_job fired laid_off redundancy
通勤 上下班 commute commuting get_to_work travel_to_work > 地铁/subway/metro/tube/underground 公交/bus 火车/train
  电车/tram 开车/drive 骑车/cycle/bike 步行/walk
报销 报账 发票 费用单据 reimburse reimbursement expense expenses receipts claim
会议 开会 例会 meeting meetings conference standup call
加班 熬夜工作 overtime work_late
项目 课题 project assignment
同行 团队 组里 team squad crew department
晋升 升职 提拔 promotion promoted
面试 求职 应聘 找工作 interview job_hunting apply application
"""

HEALTH = """
过敏 不耐受 忌口 allergy allergies allergic intolerant intolerance tolerate react > 花粉/pollen/hay_fever/hay
  青霉素/penicillin 海鲜/虾/seafood/shellfish/prawn/shrimp 花生/坚果/peanut/nut/nuts 牛奶/乳糖/lactose/dairy/milk
  麸质/小麦/gluten/wheat 猫毛/狗毛/尘螨/dust 阿司匹林/aspirin 蜂/bee
药 药物 吃药 用药 服药 服用 药片 medicine medication meds drug drugs pill pills tablet tablets prescription prescribed
  > 降压药 抗生素/antibiotic/antibiotics 胰岛素/insulin 止痛药/painkiller/ibuprofen 维生素/vitamin/vitamins/supplement
  青霉素/penicillin 吸入器/喷雾/inhaler
病 身体 疾病 毛病 老毛病 身体状况 患有 生病 病史 illness disease condition sick ill suffer ailment health_problem
  health_condition diagnosed > 糖尿病/diabetes/diabetic 高血压/blood_pressure/hypertension 哮喘/asthma
  偏头痛/头疼/头痛/migraine/migraines/headache/headaches 失眠/insomnia 抑郁/焦虑/depression/anxiety
  胃病/胃炎/gastritis/ulcer 心脏病/heart 关节炎/arthritis 贫血/anaemia/anemia 癫痫/epilepsy 近视/short-sighted/myopia
  颈椎/腰椎/back_pain 痛风/gout 湿疹/eczema 色盲/colour-blind 甲状腺/thyroid
手术 开刀 动刀 开过刀 动过刀 开过什么刀 住院 医院 surgery hospital hospitalised hospitalized operation operated
  removed > 阑尾/appendix 半月板/knee 剖腹产/caesarean
失眠 睡不着 难以入睡 insomnia sleepless sleeplessness cannot_sleep can't_sleep
睡觉 睡眠 作息时间 上床 就寝 入睡 熄灯 关灯 作息 睡前 sleep asleep bed bedtime fall_asleep doze nap light night_owl
  last_thing_at_night > 早睡 熬夜/stay_up
起床 早起 醒来 睡醒 几点醒 wake wakes awake waking get_up gets_up out_of_bed alarm
视力 眼睛 近视 度数 eyesight vision eye eyes glasses spectacles short-sighted near-sighted contact_lens > 眼镜/lens
  散光/astigmatism
听力 耳朵 耳聋 hearing deaf ear ears hard_of_hearing
残疾 不便 障碍 disability disabled handicap impairment
血型 blood_type blood_group type blood
怀孕 孕期 预产期 待产 pregnant pregnancy expecting due
锻炼 运动 健身 训练 球局 体育 exercise exercises workout sport sports training fitness athletic athlete
  physical_activity gym > 跑步/慢跑/run/running/jog/jogging 游泳/swim/swimming 瑜伽/yoga 羽毛球/badminton 网球/tennis
  足球/football/soccer 篮球/basketball 乒乓球/ping-pong 登山/爬山/徒步/hike/hiking 骑行/骑车/cycling/cycle
  攀岩/climbing/climb 滑雪/ski/skiing 马拉松/marathon 深蹲/squat/squats 举铁/力量/weights/lifting
  跳舞/舞蹈/dance/dancing 普拉提/pilates 拳击/boxing 划船/rowing 高尔夫/golf 太极/tai_chi
体重 减肥 减重 瘦身 weight diet slim lose_weight
身高 个子 多高 height tall
牙 牙齿 tooth teeth dental > 牙医/牙科/dentist
害怕 恐惧 怕 恐高 不敢 惧怕 吓到 afraid fear fears scared scares frightened frightens terrified phobia dread
焦虑 紧张 压力 anxious anxiety nervous stress stressed tense
疫苗 打针 接种 vaccine vaccination jab shot injection > 流感/flu
抽烟 吸烟 戒烟 烟瘾 smoke smoker smoking cigarette cigarettes tobacco
"""

FOOD = """
食物 饮食 忌口 口味 吃法 food foods diet dietary eating_habits eat eats > 吃素/素食/vegetarian/vegan 清真/halal/kosher
  生酮/keto 无麸质/gluten-free 低盐/低糖/low-sugar
肉 荤 荤菜 吃肉 meat meaty > 牛肉/beef 猪肉/pork/bacon/ham 羊肉/lamb/mutton 鸡肉/chicken 吃素/素食/vegetarian/vegan
菜 菜肴 美食 一道菜 吃饭 点菜 dish dishes meal food cuisine order restaurant > 火锅/hotpot 寿司/sushi
  拉面/面条/ramen/noodle/noodles 饺子/dumpling/dumplings 披萨/pizza 咖喱/curry 烤鸭/duck 牛排/steak 鱼/fish 汤/soup
  米饭/rice 意面/pasta 沙拉/salad 烧烤/barbecue 小龙虾/crayfish
早餐 早饭 早点 第一顿 breakfast first_meal > 燕麦/粥/porridge/oatmeal 豆浆/soy 油条
午餐 午饭 lunch
晚餐 晚饭 夜宵 dinner supper
零食 甜食 甜点 甜品 snack snacks sweet sweets dessert candy treat > 巧克力/chocolate 蛋糕/cake 冰淇淋/ice_cream
  饼干/biscuit/cookie 甘草/licorice/liquorice 薯片/crisps/chips
饮料 饮品 喝的 热饮 冷饮 喝什么 drink drinks drinking beverage beverages thirst > 咖啡/手冲/拿铁/coffee/espresso/latte
  茶/喝茶/绿茶/红茶/乌龙/普洱/龙井/tea 果汁/juice 可乐/汽水/苏打/soda/cola/coke 牛奶/燕麦奶/milk 热巧克力/cocoa
  水/water
酒 喝酒 酒精 饮酒 alcohol alcoholic booze liquor drunk > 啤酒/beer/lager/ale 红酒/葡萄酒/wine
  白酒/spirits/whisky/whiskey/vodka 鸡尾酒/cocktail 清酒/sake
咖啡 提神 coffee caffeine > 手冲/filter 拿铁/latte 美式/americano 浓缩/espresso
辣 辣椒 吃辣 spicy chili chilli hot_food pepper
食材 配料 原料 ingredient ingredients > 香菜/coriander/cilantro 大蒜/garlic 洋葱/onion 内脏/liver/offal 蘑菇/mushroom
  茄子/aubergine/eggplant 苦瓜
水果 果子 fruit > 苹果/apple 香蕉/banana 芒果/mango 草莓/strawberry 榴莲/durian 西瓜/watermelon 橙子/orange
  蓝莓/blueberry/blueberries 桃子/peach
蔬菜 青菜 vegetable vegetables veg
奶制品 牛奶 乳制品 dairy milk lactose cheese yoghurt yogurt 乳糖
做饭 下厨 烹饪 烧菜 cook cooking bake baking recipe
"""

HOME = """
住 住址 住处 居住 家住 地址 住在 live lives living address residence reside home
房子 公寓 住房 家里 屋子 house home flat apartment place condo studio
租房 租约 房租 租金 到期 lease rent rents rental tenancy rented tenant
搬家 搬迁 搬出 搬走 搬到 move moving relocate relocation move_out > 租约/租房/到期/lease/rent/tenancy
房贷 按揭 供房 月供 还贷 mortgage home_loan house_payment paid_off
楼层 几楼 几层 层 楼 floor storey level high_up upstairs
电梯 爬楼 楼梯 lift elevator stairs
老家 家乡 故乡 哪里人 籍贯 长大 童年 hometown grew grow_up grew_up childhood native come_from raised born
出生 生日 生辰 birthday born birth birthdate
钥匙 门匙 钥匙串 key keys unlock locked_out
网络 上网 连网 无线网 路由器 wifi wi-fi internet online get_online network router broadband
密码 口令 password passcode pin code
花园 菜园 阳台 种花 garden balcony gardening yard backyard > 番茄/tomato/tomatoes 薄荷/mint 玫瑰/月季/rose/roses
  香草/herbs
植物 花草 盆栽 绿植 种了 plant plants flower flowers pot grow grows
家具 家居 furniture > 沙发/sofa/couch 床/bed 桌子/table/desk 椅子/chair 书架/shelf/bookshelf
装修 翻新 改造 renovation renovate refurbish decorate decorating
宠物 动物 毛孩子 小家伙 养了 pet pets animal animals > 猫/猫咪/黑猫/橘猫/小猫/cat/kitten/kitty
  狗/小狗/狗狗/柯基/金毛/泰迪/dog/puppy/corgi/retriever/terrier/poodle/hound 乌龟/tortoise/turtle 仓鼠/hamster
  兔子/rabbit/bunny 鹦鹉/parrot/budgie/canary 金鱼/fish 马/horse/pony
吵闹 噪音 扰民 吵我 吵 声音 noise sound sounds noisy loud
冰箱 fridge refrigerator
"""

GOING = """
旅行 旅游 旅程 出游 远途 度假 出行 玩一趟 travel travels travelling traveling trip trips journey voyage vacation
  holiday getaway tour destination > 自驾/road_trip/road 露营/camping/camp 飞往/航班/flight/fly 邮轮/cruise
  极光/aurora/northern_lights 出差/business_trip 徒步/trek/hiking 背包/backpacking 机票/酒店/hotel 冰岛/iceland
  日本/japan 泰国/thailand 韩国/korea 法国/france 意大利/italy 西班牙/spain 德国/germany 英国/britain/england/uk
  美国/america/usa 希腊/greece 埃及/egypt 新西兰/zealand 澳大利亚/澳洲/australia 挪威/norway 瑞士/switzerland
  土耳其/turkey 越南/vietnam 印度/india 加拿大/canada 葡萄牙/portugal 欧洲/europe 非洲/africa 西藏/tibet 新疆/xinjiang
  云南/大理/yunnan 海南/三亚/hainan 东京/tokyo 巴黎/paris 伦敦/london
护照 证件 旅行证件 身份证 passport travel_document travel_documents document id identity papers > 签证/visa
  驾照/licence/license 身份证/id_card
驾照 驾驶证 学车 开车 driving licence license drive driver
汽车 车子 车辆 座驾 car vehicle automobile wheels auto drive drives > 电动车/electric/ev 越野/suv 面包车/van
  摩托/motorcycle/motorbike/scooter 车牌/number_plate/plate 限行 货车/truck/lorry 特斯拉/tesla 丰田/toyota
  大众/volkswagen 宝马/bmw
停车 车位 车库 park parks parking garage bay
代步 代步工具 交通工具 出行方式 get_around transport means_of_transport > 汽车/车子/开车/car/drive/drives
  自行车/单车/骑车/bike/bicycle/cycle/ride/rides 摩托/motorbike/motorcycle/scooter 地铁/公交/bus/metro/tram/subway
  步行/走路/walk
自行车 单车 骑车 bike bicycle cycle cycling bikes > 折叠车/folding 电动车/e-bike
地铁 公交 公共交通 subway metro tube underground bus public_transport tram train
飞机 航班 机场 飞 plane flight airline airport flying
游乐园 游乐场 主题公园 amusement_park theme_park funfair ride > 过山车/roller_coaster/coaster 摩天轮/ferris
结婚 婚礼 喜事 办喜事 成婚 领证 wedding married marry marriage getting_married tie_the_knot wed
纪念日 anniversary
相识 认识 初次见面 怎么相识 met meet get_to_know first_met
聚会 派对 聚餐 庆祝 party parties celebration celebrate gathering get-together
礼物 送礼 present gift
打算 计划 准备 想要 plan plans planning intend intends intention going_to want
目标 愿望 梦想 心愿 追求 goal goals aim ambition ambitions dream aspiration bucket_list
约会 预约 appointment booking reservation booked
"""

MONEY = """
钱 花费 费用 价钱 多少钱 花销 money cost costs price expensive expense pay pays spend
存钱 储蓄 攒钱 存款 每月存 save saves saving savings put_aside set_aside nest_egg
欠债 欠款 借钱 债务 还钱 欠了 还欠 债 debt debts owe owes loan borrow borrowed pay_back repay lent
投资 理财 基金 股票 养老投资 invest invests investing investment investments stocks shares fund funds portfolio bonds
退休 养老 退休金 养老金 retire retired retirement pension old_age
预算 开支 支出 budget spending
会员 年卡 月卡 办卡 membership member subscription subscribe gym
银行 账户 存折 bank account
保险 投保 insurance insured policy
税 报税 纳税 tax taxes
买 购买 购置 入手 换新 buy buying purchase purchasing replace acquire
"""

MIND = """
大学 专业 本科 学历 学位 读的 毕业 degree major majored university college studied graduate graduated diploma >
  硕士/研究生/master 博士/phd/doctorate
学校 上学 念书 读书 念大学 幼儿园 school study studies studying attend attends student pupil >
  幼儿园/kindergarten/nursery/preschool 小学/primary_school 中学/高中/high_school 大学/university/college
学习 自学 在学 正在学 学会 learn learns learning study studying teach_myself taking_up practise
课程 课 班 培训 什么班 报班 上课 course courses class classes lesson lessons training enrolled enrol workshop
论文 毕业论文 thesis dissertation paper essay
考试 考证 考 拿证 什么证 exam exams test examination certificate qualification > 驾照/licence/license
语言 外语 说什么话 language languages tongue speak speaks fluent > 英语/english 法语/french 德语/german 日语/japanese
  西班牙语/spanish 汉语/中文/普通话/mandarin/chinese 韩语/korean 意大利语/italian 葡萄牙语/portuguese 俄语/russian
  芬兰语/finnish 荷兰语/dutch 阿拉伯语/arabic 粤语/cantonese 加泰罗尼亚语/catalan
乐器 音乐课 弹奏 演奏 instrument instruments music musical > 钢琴/piano 吉他/guitar 小提琴/violin 大提琴/cello
  长笛/flute 鼓/drum/drums 古筝/二胡/琵琶 萨克斯/saxophone 口琴/harmonica 尤克里里/ukulele
音乐 歌曲 听歌 music song songs band > 摇滚/rock 爵士/jazz 古典/classical 民谣/folk
书 阅读 看书 读物 book books reading novel novels read > 科幻/sci-fi 推理/侦探/mystery/crime 传记/biography
电影 影片 片子 看片 film films movie movies cinema > 科幻/sci-fi 喜剧/comedy 恐怖片/horror 纪录片/documentary
爱好 兴趣 消遣 业余 闲暇 hobby hobbies pastime interest interests leisure spare_time free_time >
  下棋/围棋/象棋/chess/go 摄影/拍照/photography 钓鱼/fishing 画画/绘画/painting/drawing 园艺/gardening 编织/knitting
  集邮/stamps 观鸟/birdwatching 陶艺/pottery 书法/calligraphy 阅读/reading 游戏/gaming/games 跳舞/dancing 做饭/cooking
  木工/woodworking 合唱/choir/singing
棋 下棋 玩棋 棋类 board_game board_games > 围棋/go 象棋/国际象棋/chess 五子棋
拍照 摄影 照相 照片 摄影器材 photo photos photograph photographs photography picture pictures shoot >
  相机/单反/camera/lens
笔名 署名 化名 网名 pseudonym pen_name alias nickname pen screen_name
名字 叫什么 姓名 昵称 外号 name named called nickname
口味 喜欢 最爱 偏爱 爱吃 爱喝 最喜欢 中意 taste tastes flavour flavours flavor flavors like likes love loves favourite
  favorite enjoy enjoys prefer prefers fond keen
讨厌 不喜欢 反感 受不了 不碰 不吃 忌 hate hates dislike dislikes refuse refuses can't_stand avoid avoids detest loathe
习惯 惯例 日常 规律 habit habits routine usually regularly custom ritual
坏习惯 毛病 陋习 bad_habit > 咬指甲/nail/nails/fingernails 拖延/procrastinate
信仰 宗教 信教 religion religious faith belief church > 基督教/christian 佛教/buddhist 伊斯兰/穆斯林/muslim
  犹太/jewish 天主教/catholic
星座 属相 生肖 zodiac star_sign horoscope
志愿 义工 公益 volunteer volunteering charity
"""

THINGS = """
手机 电话 移动设备 phone mobile cellphone smartphone handset cell > 苹果/iphone 安卓/android
电脑 笔记本 computer laptop pc notebook mac macbook
相机 照相机 单反 camera cameras dslr
软件 应用 工具 软件工具 app apps application software program tool
耳机 headphones earphones earbuds headset
手表 表 watch smartwatch
衣服 穿 穿着 衣着 尺码 clothes clothing wear wears outfit size > 鞋/鞋码/shoe/shoes 外套/coat/jacket 裙子/dress/skirt
颜色 什么色 colour color > 红色/red 蓝色/blue 绿色/green 黄色/yellow 黑色/black 白色/white 紫色/purple 粉色/pink
  橙色/orange
丢失 弄丢 丢了 丢过 遗失 不见 lose lost missing mislaid reissued misplace 补办
修理 坏了 维修 修 repair broken fix
换新 更换 续签 续期 到期 过期 renew renewal expire expires expiry run_out due replace
收藏 藏品 collection collect collector
"""

MORE = """
电话 打电话 联系 联络 通话 phone phones contact contacts ring keep_in_touch in_touch
头发 发型 理发 hair haircut hairdresser barber
气味 味道 香水 smell smells scent odour perfume fragrance
受伤 伤病 骨折 扭伤 摔伤 injury injuries injured hurt broke broken sprained fracture accident
疼 疼痛 痛 pain pains ache aches sore hurt hurts > 头痛/头疼/headache/migraine/migraines 背痛/腰疼/back
肠胃 胃 胃口 消化 stomach digestion digest tummy gut > 乳糖/lactose 胃炎/gastritis
春天 春季 开春 spring
夏天 夏季 summer
秋天 秋季 autumn fall
冬天 冬季 winter
婚姻 单身 离婚 婚姻状况 single unmarried divorced divorce marital_status relationship
前任 前妻 前夫 分手 ex ex-wife ex-husband ex-boyfriend ex-girlfriend breakup broke_up
去世 过世 逝世 离世 died dead death passed_away deceased late
国籍 哪国人 国家 nationality citizen citizenship country
购物 买菜 超市 商店 shopping groceries grocery supermarket shop shops store market
家务 打扫 清洁 做饭 chores chore housework clean cleaning tidy laundry
家电 电器 appliance appliances > 洗衣机/washing_machine/washer 空调/air_conditioner 烤箱/oven 吸尘器/扫地机/vacuum
  洗碗机/dishwasher
电视 电视剧 追剧 剧集 tv television series show shows sitcom
演出 演唱会 音乐会 concert concerts gig theatre show performance
博物馆 展览 美术馆 museum gallery exhibition
游戏 打游戏 game games gaming video_game video_games console
球队 支持 主队 球迷 team club fan supports support
左撇子 惯用手 left-handed right-handed handedness handed
座右铭 格言 motto
邮箱 邮件 email e-mail mail
账号 用户名 account username handle login
截止 截止日期 交付 期限 deadline due due_date
客户 顾客 甲方 client clients customer customers
合同 协议 contract agreement
在家办公 远程 居家办公 remote remotely work_from_home home_office wfh
海边 大海 沙滩 海 sea seaside beach ocean coast
山 爬山 登山 mountain mountains hike hiking
快递 包裹 取件 delivery parcel package
信用卡 银行卡 credit_card card
纹身 刺青 tattoo tattoos
戒指 首饰 项链 jewellery jewelry ring necklace
出国 国外 海外 abroad overseas foreign
收养 领养 adopt adopted adoption
品种 breed species
种类 类型 哪种 kind
遗产 传家宝 heirloom inherited inherit
讲话 演讲 发言 speech talk presentation
写作 写书 写文章 writing write writes author novel blog publish publishes
编程 代码 编程语言 programming coding code > python java javascript rust
"""

TIMES = """
每天 天天 每日 daily every_day each_day day
每周 每星期 一周一次 weekly every_week
周末 周六 周日 星期六 星期天 weekend weekends saturday sunday
早上 早晨 清晨 上午 morning mornings dawn
晚上 夜里 半夜 夜间 night nights evening evenings midnight
年龄 岁数 几岁 多大 年纪 岁 age old years year_old
"""

_ALL = "".join((PEOPLE, WORK, HEALTH, FOOD, HOME, GOING, MONEY, MIND, THINGS, MORE, TIMES))
ROWS: tuple[str, ...] = tuple(row for row in _ALL.replace("\n  ", " ").split("\n") if row)
