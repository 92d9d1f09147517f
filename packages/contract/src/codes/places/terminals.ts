/**
 * Rail and road terminals and border stations by their UN/LOCODEs, written as the airports are. A border station that
 * has none goes by its plain name.
 */
export const terminals: Readonly<Record<string, string>> = {
  'CN Asia/Shanghai': `
+CNYIW 义乌 Yiwu
+CNSIA 西安 Xi'an
+CNCTU 成都 Chengdu
+CNCGO 郑州 Zhengzhou
+CNWUH 武汉铁路 Wuhan (rail)
+CNCSX 长沙 Changsha
+CNHFE 合肥 Hefei
+CNURC 乌鲁木齐 Urumqi
+CNHRS 霍尔果斯口岸 Khorgos border
+CNAKL 阿拉山口口岸 Alashankou border
+CNERC 二连浩特口岸 Erenhot border
+CNMLX 满洲里口岸 Manzhouli border
CNHGH 杭州 Hangzhou
CNNKG 南京铁路 Nanjing (rail)
CNKHN 南昌 Nanchang
CNNNG 南宁 Nanning
CNKMG 昆明 Kunming
CNHRB 哈尔滨 Harbin
CNCGQ 长春 Changchun
CNHET 呼和浩特 Hohhot
CNULA 乌兰察布 Ulanqab
CNXUZ 徐州 Xuzhou
CNGZH 赣州 Ganzhou
CNLZH 柳州 Liuzhou
CNBKT 巴克图口岸 Bakhtu border
CNJEM 吉木乃口岸 Jeminay border
CNDLT 都拉塔口岸 Dulata border
CNTRT 吐尔尕特口岸 Torugart border
CNYRK 伊尔克什坦口岸 Irkeshtam border
CNHCG 珲春口岸 Hunchun border
CNTME 图们口岸 Tumen border
CNHEK 黑河口岸 Heihe border
CNDON 东宁口岸 Dongning border
CNGQD 甘其毛都口岸 Ganqimaodu border
CNCEK 策克口岸 Ceke border
CNYYG 友谊关口岸 Friendship Pass border
CNDOX 东兴口岸 Dongxing border
CNHKM 河口口岸 Hekou border
CNMHN 磨憨口岸 Mohan border
CNWAN 畹町口岸 Wanding border
CNGIR 吉隆口岸 Gyirong border
CNZMU 樟木口岸 Zhangmu border
CNHUG 皇岗口岸 Huanggang border
CNFUT 福田口岸 Futian border
CNWJD 文锦渡口岸 Wenjindu border
CNGBP 拱北口岸 Gongbei border
CNHGQ 横琴口岸 Hengqin border`,
  'DE Europe/Berlin': `
+DEDUI 杜伊斯堡 Duisburg
DEMUC 慕尼黑 Munich
DENUE 纽伦堡 Nuremberg
DELEJ 莱比锡 Leipzig
DEDTM 多特蒙德 Dortmund
DEFRA 法兰克福 Frankfurt
DESTR 斯图加特 Stuttgart
DEHAJ 汉诺威 Hanover`,
  'PL Europe/Warsaw': `
+Malaszewicze 马拉舍维奇口岸 Małaszewicze border
+PLWAW 华沙 Warsaw
PLPOZ 波兹南 Poznań
PLKTW 卡托维兹 Katowice
PLWRO 弗罗茨瓦夫 Wrocław`,
  'CZ Europe/Prague': `
+CZPRG 布拉格 Prague
CZBRQ 布尔诺 Brno
CZOSR 俄斯特拉发 Ostrava`,
  'SK Europe/Bratislava': `
SKBTS 布拉迪斯拉发 Bratislava
SKKSC 科希策 Košice`,
  'HU Europe/Budapest': `
+HUBUD 布达佩斯 Budapest`,
  'AT Europe/Vienna': `
ATVIE 维也纳 Vienna
ATLNZ 林茨 Linz
ATGRZ 格拉茨 Graz`,
  'BE Europe/Brussels': `
BELGG 列日 Liège`,
  'NL Europe/Amsterdam': `
NLTLB 蒂尔堡 Tilburg`,
  'FR Europe/Paris': `
FRLYS 里昂 Lyon`,
  'ES Europe/Madrid': `
ESMAD 马德里 Madrid
ESZAZ 萨拉戈萨 Zaragoza`,
  'IT Europe/Rome': `
ITMIL 米兰 Milan
ITVRN 维罗纳 Verona`,
  'CH Europe/Zurich': `
CHBSL 巴塞尔 Basel`,
  'RS Europe/Belgrade': `
RSBEG 贝尔格莱德 Belgrade`,
  'BY Europe/Minsk': `
BYMSQ 明斯克 Minsk
BYBQT 布列斯特 Brest`,
  'RU Europe/Moscow': `
RUMOW 莫斯科 Moscow`,
  'RU Asia/Yekaterinburg': `
RUSVX 叶卡捷琳堡 Yekaterinburg`,
  'RU Asia/Novosibirsk': `
RUOVB 新西伯利亚 Novosibirsk`,
  'KZ Asia/Almaty': `
KZALA 阿拉木图 Almaty`,
  'UZ Asia/Tashkent': `
UZTAS 塔什干 Tashkent`,
  'KG Asia/Bishkek': `
KGFRU 比什凯克 Bishkek`,
  'MN Asia/Ulaanbaatar': `
MNULN 乌兰巴托 Ulaanbaatar`,
  'AZ Asia/Baku': `
AZBAK 巴库 Baku`,
  'LA Asia/Vientiane': `
LAVTE 万象 Vientiane`,
  'VN Asia/Ho_Chi_Minh': `
VNHAN 河内 Hanoi`,
  'US America/Chicago': `
+USCHI 芝加哥 Chicago
+USDAL 达拉斯 Dallas
USMEM 孟菲斯 Memphis
USMKC 堪萨斯城 Kansas City
USSTL 圣路易斯 St. Louis
USBNA 纳什维尔 Nashville
USOMA 奥马哈 Omaha
USLRD 拉雷多 Laredo`,
  'US America/New_York': `
+USATL 亚特兰大 Atlanta
USCLT 夏洛特 Charlotte
USCLE 克利夫兰 Cleveland
USCMH 哥伦布 Columbus
USCVG 辛辛那提 Cincinnati
USPIT 匹兹堡 Pittsburgh`,
  'US America/Detroit': `
USDET 底特律 Detroit`,
  'US America/Indiana/Indianapolis': `
USIND 印第安纳波利斯 Indianapolis`,
  'US America/Kentucky/Louisville': `
USLUI 路易斯维尔 Louisville`,
  'US America/Denver': `
USDEN 丹佛 Denver
USSLC 盐湖城 Salt Lake City
USELP 埃尔帕索 El Paso`,
  'US America/Phoenix': `
USPHX 凤凰城 Phoenix`,
  'CA America/Edmonton': `
CACAL 卡尔加里 Calgary
CAEDM 埃德蒙顿 Edmonton`,
  'CA America/Winnipeg': `
CAWNP 温尼伯 Winnipeg`,
};
