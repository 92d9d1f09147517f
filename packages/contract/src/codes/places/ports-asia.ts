/** Ports of the rest of Asia and of Oceania. */
export const portsOfAsia: Readonly<Record<string, string>> = {
  'JP Asia/Tokyo': `
+JPTYO 东京 Tokyo
+JPYOK 横滨 Yokohama
+JPOSA 大阪 Osaka
JPUKB 神户 Kobe
JPNGO 名古屋 Nagoya
JPHKT 博多 Hakata
JPMOJ 门司 Moji
JPSMZ 清水 Shimizu
JPYKK 四日市 Yokkaichi
JPCHB 千叶 Chiba
JPKWS 川崎 Kawasaki
JPKIJ 新潟 Niigata
JPTMK 苫小牧 Tomakomai
JPSDJ 仙台 Sendai
JPHIJ 广岛 Hiroshima
JPMIZ 水岛 Mizushima
JPNGS 长崎 Nagasaki
JPNAH 那霸 Naha
JPSHS 下关 Shimonoseki`,
  'KR Asia/Seoul': `
+KRPUS 釜山 Busan
+KRINC 仁川 Incheon
KRKAN 光阳 Gwangyang
KRUSN 蔚山 Ulsan
KRPTK 平泽 Pyeongtaek
KRMAS 马山 Masan
KRKPO 浦项 Pohang
KRKUV 群山 Gunsan
KRMOK 木浦 Mokpo`,
  'SG Asia/Singapore': `
+SGSIN 新加坡 Singapore`,
  'MY Asia/Kuala_Lumpur': `
+MYPKG 巴生港 Port Klang
MYTPP 丹戎帕拉帕斯 Tanjung Pelepas
MYPEN 槟城 Penang
MYPGU 巴西古当 Pasir Gudang
MYKUA 关丹 Kuantan`,
  'MY Asia/Kuching': `
MYBKI 亚庇 Kota Kinabalu
MYKCH 古晋 Kuching
MYBTU 民都鲁 Bintulu`,
  'TH Asia/Bangkok': `
+THLCH 林查班 Laem Chabang
+THBKK 曼谷 Bangkok
THLKR 拉格拉邦 Lat Krabang
THSGZ 宋卡 Songkhla`,
  'VN Asia/Ho_Chi_Minh': `
+VNSGN 胡志明市 Ho Chi Minh City
+VNHPH 海防 Hai Phong
VNCLI 卡莱 Cat Lai
VNTOT 盖梅 Cai Mep
VNVUT 头顿 Vung Tau
VNDAD 岘港 Da Nang
VNUIH 归仁 Quy Nhon
VNCLN 盖林 Cai Lan`,
  'KH Asia/Phnom_Penh': `
KHKOS 西哈努克港 Sihanoukville
KHPNH 金边 Phnom Penh`,
  'MM Asia/Yangon': `
MMRGN 仰光 Yangon`,
  'PH Asia/Manila': `
+PHMNL 马尼拉 Manila
PHMNN 马尼拉北港 Manila North Harbour
PHMNS 马尼拉南港 Manila South Harbour
PHSFS 苏比克湾 Subic Bay
PHCEB 宿务 Cebu
PHDVO 达沃 Davao
PHCGY 卡加延德奥罗 Cagayan de Oro
PHGES 桑托斯将军城 General Santos`,
  'ID Asia/Jakarta': `
+IDJKT 雅加达 Jakarta
IDTPP 丹戎不碌 Tanjung Priok
IDSUB 泗水 Surabaya
IDSRG 三宝垄 Semarang
IDBLW 勿拉湾 Belawan
IDBTM 巴淡 Batam
IDPLM 巨港 Palembang
IDPNJ 班让 Panjang`,
  'ID Asia/Pontianak': `
IDPNK 坤甸 Pontianak`,
  'ID Asia/Makassar': `
IDMAK 望加锡 Makassar
IDBPN 巴厘巴板 Balikpapan`,
  'BN Asia/Brunei': `
BNMUA 穆阿拉 Muara`,
  'BD Asia/Dhaka': `
BDCGP 吉大港 Chittagong
BDMGL 蒙格拉 Mongla`,
  'LK Asia/Colombo': `
LKCMB 科伦坡 Colombo`,
  'IN Asia/Kolkata': `
+INNSA 那瓦舍瓦 Nhava Sheva
INMUN 蒙德拉 Mundra
INMAA 金奈 Chennai
INBOM 孟买 Mumbai
INCCU 加尔各答 Kolkata
INHAL 霍尔迪亚 Haldia
INCOK 科钦 Kochi
INTUT 杜蒂戈林 Tuticorin
INVTZ 维沙卡帕特南 Visakhapatnam
INPAV 皮帕瓦夫 Pipavav
INIXY 根德拉 Kandla
INKRI 克里希纳帕特南 Krishnapatnam`,
  'PK Asia/Karachi': `
PKKHI 卡拉奇 Karachi
PKBQM 卡西姆港 Port Qasim`,
  'AE Asia/Dubai': `
+AEJEA 杰贝阿里 Jebel Ali
AEDXB 迪拜 Dubai
AEAUH 阿布扎比 Abu Dhabi
AEKLF 豪尔费坎 Khor Fakkan
AESHJ 沙迦 Sharjah
AEFJR 富查伊拉 Fujairah`,
  'SA Asia/Riyadh': `
SAJED 吉达 Jeddah
SADMM 达曼 Dammam
SAJUB 朱拜勒 Jubail
SAKAC 阿卜杜拉国王港 King Abdullah Port`,
  'OM Asia/Muscat': `
OMSLL 塞拉莱 Salalah
OMSOH 苏哈尔 Sohar`,
  'QA Asia/Qatar': `
QADOH 多哈 Doha`,
  'KW Asia/Kuwait': `
KWSWK 舒韦赫 Shuwaikh
KWSAA 舒艾拜 Shuaiba`,
  'BH Asia/Bahrain': `
BHKBS 哈利法·本·萨勒曼港 Khalifa Bin Salman Port`,
  'IQ Asia/Baghdad': `
IQUQR 乌姆盖斯尔 Umm Qasr`,
  'IR Asia/Tehran': `
IRBND 阿巴斯港 Bandar Abbas`,
  'IL Asia/Jerusalem': `
ILHFA 海法 Haifa
ILASH 阿什杜德 Ashdod`,
  'LB Asia/Beirut': `
LBBEY 贝鲁特 Beirut`,
  'JO Asia/Amman': `
JOAQJ 亚喀巴 Aqaba`,
  'AU Australia/Sydney': `
+AUSYD 悉尼 Sydney
AUNTL 纽卡斯尔（澳大利亚） Newcastle, Australia`,
  'AU Australia/Melbourne': `
+AUMEL 墨尔本 Melbourne`,
  'AU Australia/Brisbane': `
AUBNE 布里斯班 Brisbane
AUTSV 汤斯维尔 Townsville`,
  'AU Australia/Perth': `
AUFRE 弗里曼特尔 Fremantle`,
  'AU Australia/Adelaide': `
AUADL 阿德莱德 Adelaide`,
  'AU Australia/Darwin': `
AUDRW 达尔文 Darwin`,
  'AU Australia/Hobart': `
AUHBA 霍巴特 Hobart
AUBEL 贝尔湾 Bell Bay`,
  'NZ Pacific/Auckland': `
NZAKL 奥克兰 Auckland
NZTRG 陶朗加 Tauranga
NZLYT 利特尔顿 Lyttelton
NZWLG 惠灵顿 Wellington`,
  'PG Pacific/Port_Moresby': `
PGLAE 莱城 Lae
PGPOM 莫尔兹比港 Port Moresby`,
  'FJ Pacific/Fiji': `
FJSUV 苏瓦 Suva`,
};
