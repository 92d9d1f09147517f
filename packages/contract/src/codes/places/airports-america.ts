/** Airports of the Americas, as those of China are written. */
export const airportsOfAmerica: Readonly<Record<string, string>> = {
  'US America/Los_Angeles': `
+LAX 洛杉矶 Los Angeles
+ONT 安大略（加州） Ontario
+SFO 旧金山 San Francisco
+SEA 西雅图 Seattle-Tacoma
+OAK 奥克兰（加州） Oakland
SJC 圣何塞（加州） San Jose
SMF 萨克拉门托 Sacramento
PDX 波特兰 Portland
LAS 拉斯维加斯 Las Vegas
SAN 圣迭戈 San Diego
RIV 河滨马奇 Riverside March
SBD 圣贝纳迪诺 San Bernardino
BFI 西雅图波音 Seattle Boeing Field
GEG 斯波坎 Spokane
RNO 里诺 Reno
LGB 长滩 Long Beach
BUR 伯班克 Burbank
SNA 圣安娜 Santa Ana`,
  'US America/Denver': `
DEN 丹佛 Denver
SLC 盐湖城 Salt Lake City
ABQ 阿尔伯克基 Albuquerque
ELP 埃尔帕索 El Paso`,
  'US America/Boise': `
BOI 博伊西 Boise`,
  'US America/Phoenix': `
PHX 凤凰城 Phoenix
AZA 凤凰城梅萨 Phoenix-Mesa
TUS 图森 Tucson`,
  'US America/Chicago': `
+ORD 芝加哥奥黑尔 Chicago O'Hare
+DFW 达拉斯 Dallas/Fort Worth
+RFD 罗克福德 Rockford
+MEM 孟菲斯 Memphis
+IAH 休斯敦 Houston
HOU 休斯敦霍比 Houston Hobby
MDW 芝加哥中途 Chicago Midway
AFW 沃斯堡联盟 Fort Worth Alliance
AUS 奥斯汀 Austin
SAT 圣安东尼奥 San Antonio
LRD 拉雷多 Laredo
MSP 明尼阿波利斯 Minneapolis-Saint Paul
STL 圣路易斯 St. Louis
BLV 圣路易斯中美洲 MidAmerica St. Louis
MCI 堪萨斯城 Kansas City
OMA 奥马哈 Omaha
DSM 得梅因 Des Moines
MKE 密尔沃基 Milwaukee
MSY 新奥尔良 New Orleans
HSV 亨茨维尔 Huntsville
BNA 纳什维尔 Nashville
BHM 伯明翰（亚拉巴马） Birmingham, Alabama
MOB 莫比尔 Mobile
OKC 俄克拉何马城 Oklahoma City
TUL 塔尔萨 Tulsa
LIT 小石城 Little Rock`,
  'US America/New_York': `
+JFK 纽约肯尼迪 New York JFK
+EWR 纽瓦克 Newark
+ATL 亚特兰大 Atlanta
+MIA 迈阿密 Miami
+CVG 辛辛那提 Cincinnati/Northern Kentucky
LGA 纽约拉瓜迪亚 New York LaGuardia
SWF 纽约斯图尔特 New York Stewart
BOS 波士顿 Boston
PHL 费城 Philadelphia
IAD 华盛顿杜勒斯 Washington Dulles
DCA 华盛顿里根 Washington Reagan
BWI 巴尔的摩 Baltimore/Washington
PIT 匹兹堡 Pittsburgh
ABE 阿伦敦 Allentown
MDT 哈里斯堡 Harrisburg
SYR 锡拉丘兹 Syracuse
BUF 布法罗 Buffalo
ROC 罗切斯特 Rochester
BDL 哈特福德 Hartford Bradley
PVD 普罗维登斯 Providence
MHT 曼彻斯特（新罕布什尔） Manchester, New Hampshire
ILN 威尔明顿（俄亥俄） Wilmington, Ohio
LCK 哥伦布里肯巴克 Columbus Rickenbacker
CMH 哥伦布 Columbus
CLE 克利夫兰 Cleveland
TOL 托莱多 Toledo
DAY 代顿 Dayton
RIC 里士满 Richmond
ORF 诺福克 Norfolk
RDU 罗利达勒姆 Raleigh-Durham
GSO 格林斯伯勒 Greensboro
CLT 夏洛特 Charlotte
GSP 格林维尔 Greenville-Spartanburg
CHS 查尔斯顿 Charleston
SAV 萨凡纳 Savannah
JAX 杰克逊维尔 Jacksonville
MCO 奥兰多 Orlando
TPA 坦帕 Tampa
LAL 莱克兰 Lakeland
FLL 劳德代尔堡 Fort Lauderdale`,
  'US America/Detroit': `
DTW 底特律 Detroit
YIP 底特律柳河 Detroit Willow Run
GRR 大急流城 Grand Rapids`,
  'US America/Indiana/Indianapolis': `
IND 印第安纳波利斯 Indianapolis`,
  'US America/Kentucky/Louisville': `
SDF 路易斯维尔 Louisville`,
  'US America/Anchorage': `
+ANC 安克雷奇 Anchorage
FAI 费尔班克斯 Fairbanks`,
  'US Pacific/Honolulu': `
HNL 檀香山 Honolulu`,
  'PR America/Puerto_Rico': `
SJU 圣胡安 San Juan
BQN 阿瓜迪亚 Aguadilla`,
  'CA America/Toronto': `
+YYZ 多伦多皮尔逊 Toronto Pearson
YHM 汉密尔顿 Hamilton
YUL 蒙特利尔 Montréal Trudeau
YMX 蒙特利尔米拉贝尔 Montréal Mirabel
YOW 渥太华 Ottawa`,
  'CA America/Vancouver': `
+YVR 温哥华 Vancouver`,
  'CA America/Edmonton': `
YYC 卡尔加里 Calgary
YEG 埃德蒙顿 Edmonton`,
  'CA America/Winnipeg': `
YWG 温尼伯 Winnipeg`,
  'CA America/Halifax': `
YHZ 哈利法克斯 Halifax`,
  'MX America/Mexico_City': `
+MEX 墨西哥城 Mexico City
+NLU 墨西哥城圣卢西亚 Mexico City Felipe Ángeles
GDL 瓜达拉哈拉 Guadalajara
QRO 克雷塔罗 Querétaro
SLP 圣路易斯波托西 San Luis Potosí`,
  'MX America/Monterrey': `
MTY 蒙特雷 Monterrey`,
  'MX America/Tijuana': `
TIJ 蒂华纳 Tijuana`,
  'MX America/Cancun': `
CUN 坎昆 Cancún`,
  'GT America/Guatemala': `
GUA 危地马拉城 Guatemala City`,
  'SV America/El_Salvador': `
SAL 圣萨尔瓦多 San Salvador`,
  'HN America/Tegucigalpa': `
SAP 圣佩德罗苏拉 San Pedro Sula`,
  'NI America/Managua': `
MGA 马那瓜 Managua`,
  'CR America/Costa_Rica': `
SJO 圣何塞（哥斯达黎加） San José`,
  'PA America/Panama': `
PTY 巴拿马城 Panama City Tocumen`,
  'DO America/Santo_Domingo': `
SDQ 圣多明各 Santo Domingo`,
  'JM America/Jamaica': `
KIN 金斯敦 Kingston`,
  'TT America/Port_of_Spain': `
POS 西班牙港 Port of Spain`,
  'CU America/Havana': `
HAV 哈瓦那 Havana`,
  'CO America/Bogota': `
BOG 波哥大 Bogotá
MDE 麦德林 Medellín
CLO 卡利 Cali`,
  'VE America/Caracas': `
CCS 加拉加斯 Caracas`,
  'EC America/Guayaquil': `
UIO 基多 Quito
GYE 瓜亚基尔 Guayaquil`,
  'PE America/Lima': `
LIM 利马 Lima`,
  'BO America/La_Paz': `
VVI 圣克鲁斯 Santa Cruz Viru Viru`,
  'CL America/Santiago': `
SCL 圣地亚哥 Santiago
IQQ 伊基克 Iquique`,
  'AR America/Argentina/Buenos_Aires': `
EZE 布宜诺斯艾利斯 Buenos Aires Ezeiza`,
  'UY America/Montevideo': `
MVD 蒙得维的亚 Montevideo`,
  'PY America/Asuncion': `
ASU 亚松森 Asunción
AGT 东方市 Ciudad del Este`,
  'BR America/Sao_Paulo': `
GRU 圣保罗瓜鲁柳斯 São Paulo Guarulhos
VCP 坎皮纳斯 Campinas Viracopos
GIG 里约热内卢 Rio de Janeiro
CWB 库里蒂巴 Curitiba
POA 阿雷格里港 Porto Alegre
CNF 贝洛奥里藏特 Belo Horizonte
BSB 巴西利亚 Brasília
VIX 维多利亚（巴西） Vitória`,
  'BR America/Bahia': `
SSA 萨尔瓦多（巴西） Salvador`,
  'BR America/Recife': `
REC 累西腓 Recife`,
  'BR America/Fortaleza': `
FOR 福塔莱萨 Fortaleza`,
  'BR America/Manaus': `
MAO 马瑙斯 Manaus`,
};
