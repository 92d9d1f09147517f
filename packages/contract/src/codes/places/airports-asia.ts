/** Airports of the rest of Asia, Oceania and Africa, as those of China are written. */
export const airportsOfAsia: Readonly<Record<string, string>> = {
  'JP Asia/Tokyo': `
+NRT 东京成田 Tokyo Narita
+HND 东京羽田 Tokyo Haneda
+KIX 大阪关西 Osaka Kansai
NGO 名古屋中部 Nagoya Chubu
FUK 福冈 Fukuoka
KKJ 北九州 Kitakyushu
CTS 札幌新千岁 Sapporo New Chitose
OKA 冲绳那霸 Okinawa Naha
SDJ 仙台 Sendai
HIJ 广岛 Hiroshima
KOJ 鹿儿岛 Kagoshima
ITM 大阪伊丹 Osaka Itami`,
  'KR Asia/Seoul': `
+ICN 首尔仁川 Seoul Incheon
GMP 首尔金浦 Seoul Gimpo
PUS 釜山金海 Busan Gimhae
CJU 济州 Jeju
TAE 大邱 Daegu`,
  'MN Asia/Ulaanbaatar': `
UBN 乌兰巴托成吉思汗 Ulaanbaatar Chinggis Khaan`,
  'SG Asia/Singapore': `
+SIN 新加坡樟宜 Singapore Changi`,
  'MY Asia/Kuala_Lumpur': `
+KUL 吉隆坡 Kuala Lumpur
PEN 槟城 Penang
JHB 新山士乃 Johor Bahru Senai`,
  'MY Asia/Kuching': `
BKI 亚庇 Kota Kinabalu
KCH 古晋 Kuching`,
  'TH Asia/Bangkok': `
+BKK 曼谷素万那普 Bangkok Suvarnabhumi
DMK 曼谷廊曼 Bangkok Don Mueang
CNX 清迈 Chiang Mai
HKT 普吉 Phuket
UTP 芭提雅乌塔堡 Pattaya U-Tapao`,
  'VN Asia/Ho_Chi_Minh': `
+SGN 胡志明市新山一 Ho Chi Minh City Tan Son Nhat
+HAN 河内内排 Hanoi Noi Bai
DAD 岘港 Da Nang
HPH 海防吉碑 Hai Phong Cat Bi
CXR 芽庄金兰 Nha Trang Cam Ranh`,
  'PH Asia/Manila': `
MNL 马尼拉 Manila
CRK 克拉克 Clark
CEB 宿务 Cebu
DVO 达沃 Davao`,
  'ID Asia/Jakarta': `
CGK 雅加达 Jakarta Soekarno-Hatta
SUB 泗水 Surabaya
KNO 棉兰 Medan Kualanamu
SRG 三宝垄 Semarang
BTH 巴淡 Batam`,
  'ID Asia/Makassar': `
DPS 巴厘岛 Bali Denpasar
UPG 望加锡 Makassar
BPN 巴厘巴板 Balikpapan`,
  'KH Asia/Phnom_Penh': `
PNH 金边 Phnom Penh
KTI 金边德崇 Phnom Penh Techo`,
  'LA Asia/Vientiane': `
VTE 万象 Vientiane`,
  'MM Asia/Yangon': `
RGN 仰光 Yangon
MDL 曼德勒 Mandalay`,
  'BN Asia/Brunei': `
BWN 斯里巴加湾 Bandar Seri Begawan`,
  'BD Asia/Dhaka': `
DAC 达卡 Dhaka
CGP 吉大港 Chittagong`,
  'LK Asia/Colombo': `
CMB 科伦坡 Colombo`,
  'MV Indian/Maldives': `
MLE 马累 Malé`,
  'NP Asia/Kathmandu': `
KTM 加德满都 Kathmandu`,
  'IN Asia/Kolkata': `
DEL 德里 Delhi
BOM 孟买 Mumbai
MAA 金奈 Chennai
BLR 班加罗尔 Bengaluru
CCU 加尔各答 Kolkata
HYD 海得拉巴 Hyderabad
AMD 艾哈迈达巴德 Ahmedabad
COK 科钦 Kochi
PNQ 浦那 Pune`,
  'PK Asia/Karachi': `
KHI 卡拉奇 Karachi
LHE 拉合尔 Lahore
ISB 伊斯兰堡 Islamabad
SKT 锡亚尔科特 Sialkot`,
  'AE Asia/Dubai': `
+DXB 迪拜 Dubai
+DWC 迪拜世界中心 Dubai World Central
AUH 阿布扎比 Abu Dhabi
SHJ 沙迦 Sharjah
RKT 哈伊马角 Ras Al Khaimah`,
  'QA Asia/Qatar': `
+DOH 多哈哈马德 Doha Hamad`,
  'SA Asia/Riyadh': `
RUH 利雅得 Riyadh
JED 吉达 Jeddah
DMM 达曼 Dammam
MED 麦地那 Medina`,
  'BH Asia/Bahrain': `
BAH 巴林 Bahrain`,
  'KW Asia/Kuwait': `
KWI 科威特 Kuwait`,
  'OM Asia/Muscat': `
MCT 马斯喀特 Muscat
SLL 塞拉莱 Salalah`,
  'IQ Asia/Baghdad': `
BGW 巴格达 Baghdad
BSR 巴士拉 Basra
EBL 埃尔比勒 Erbil`,
  'IR Asia/Tehran': `
IKA 德黑兰霍梅尼 Tehran Imam Khomeini`,
  'IL Asia/Jerusalem': `
TLV 特拉维夫 Tel Aviv Ben Gurion`,
  'JO Asia/Amman': `
AMM 安曼 Amman Queen Alia`,
  'LB Asia/Beirut': `
BEY 贝鲁特 Beirut`,
  'AZ Asia/Baku': `
GYD 巴库 Baku`,
  'GE Asia/Tbilisi': `
TBS 第比利斯 Tbilisi`,
  'AM Asia/Yerevan': `
EVN 埃里温 Yerevan`,
  'KZ Asia/Almaty': `
ALA 阿拉木图 Almaty
NQZ 阿斯塔纳 Astana
CIT 奇姆肯特 Shymkent
KGF 卡拉干达 Karaganda`,
  'UZ Asia/Tashkent': `
TAS 塔什干 Tashkent`,
  'UZ Asia/Samarkand': `
NVI 纳沃伊 Navoi
SKD 撒马尔罕 Samarkand`,
  'KG Asia/Bishkek': `
BSZ 比什凯克玛纳斯 Bishkek Manas
OSS 奥什 Osh`,
  'TJ Asia/Dushanbe': `
DYU 杜尚别 Dushanbe`,
  'TM Asia/Ashgabat': `
ASB 阿什哈巴德 Ashgabat`,
  'AU Australia/Sydney': `
+SYD 悉尼 Sydney
CBR 堪培拉 Canberra
WSI 西悉尼 Western Sydney`,
  'AU Australia/Melbourne': `
+MEL 墨尔本 Melbourne`,
  'AU Australia/Brisbane': `
BNE 布里斯班 Brisbane
CNS 凯恩斯 Cairns
OOL 黄金海岸 Gold Coast`,
  'AU Australia/Perth': `
PER 珀斯 Perth`,
  'AU Australia/Adelaide': `
ADL 阿德莱德 Adelaide`,
  'AU Australia/Darwin': `
DRW 达尔文 Darwin`,
  'NZ Pacific/Auckland': `
AKL 奥克兰 Auckland
CHC 克赖斯特彻奇 Christchurch
WLG 惠灵顿 Wellington`,
  'FJ Pacific/Fiji': `
NAN 楠迪 Nadi`,
  'PG Pacific/Port_Moresby': `
POM 莫尔兹比港 Port Moresby`,
  'GU Pacific/Guam': `
GUM 关岛 Guam`,
  'EG Africa/Cairo': `
CAI 开罗 Cairo`,
  'ET Africa/Addis_Ababa': `
ADD 亚的斯亚贝巴 Addis Ababa`,
  'KE Africa/Nairobi': `
NBO 内罗毕 Nairobi
MBA 蒙巴萨 Mombasa`,
  'TZ Africa/Dar_es_Salaam': `
DAR 达累斯萨拉姆 Dar es Salaam`,
  'UG Africa/Kampala': `
EBB 恩德培 Entebbe`,
  'RW Africa/Kigali': `
KGL 基加利 Kigali`,
  'DJ Africa/Djibouti': `
JIB 吉布提 Djibouti`,
  'SD Africa/Khartoum': `
KRT 喀土穆 Khartoum`,
  'ZA Africa/Johannesburg': `
JNB 约翰内斯堡 Johannesburg
CPT 开普敦 Cape Town
DUR 德班 Durban`,
  'ZM Africa/Lusaka': `
LUN 卢萨卡 Lusaka`,
  'ZW Africa/Harare': `
HRE 哈拉雷 Harare`,
  'MZ Africa/Maputo': `
MPM 马普托 Maputo`,
  'AO Africa/Luanda': `
LAD 罗安达 Luanda`,
  'CD Africa/Kinshasa': `
FIH 金沙萨 Kinshasa`,
  'CD Africa/Lubumbashi': `
FBM 卢本巴希 Lubumbashi`,
  'NG Africa/Lagos': `
LOS 拉各斯 Lagos
ABV 阿布贾 Abuja
KAN 卡诺 Kano`,
  'GH Africa/Accra': `
ACC 阿克拉 Accra`,
  'CI Africa/Abidjan': `
ABJ 阿比让 Abidjan`,
  'SN Africa/Dakar': `
DSS 达喀尔 Dakar`,
  'CM Africa/Douala': `
DLA 杜阿拉 Douala`,
  'MA Africa/Casablanca': `
CMN 卡萨布兰卡 Casablanca`,
  'DZ Africa/Algiers': `
ALG 阿尔及尔 Algiers`,
  'TN Africa/Tunis': `
TUN 突尼斯 Tunis`,
  'LY Africa/Tripoli': `
MJI 的黎波里米提加 Tripoli Mitiga`,
  'MU Indian/Mauritius': `
MRU 毛里求斯 Mauritius`,
  'MG Indian/Antananarivo': `
TNR 塔那那利佛 Antananarivo`,
  'RE Indian/Reunion': `
RUN 留尼汪 Réunion`,
};
