/** Airports of Europe, as those of China are written. */
export const airportsOfEurope: Readonly<Record<string, string>> = {
  'DE Europe/Berlin': `
+FRA 法兰克福 Frankfurt
+LEJ 莱比锡 Leipzig/Halle
+CGN 科隆 Cologne/Bonn
+HHN 法兰克福哈恩 Frankfurt-Hahn
+MUC 慕尼黑 Munich
DUS 杜塞尔多夫 Düsseldorf
HAM 汉堡 Hamburg
BER 柏林 Berlin Brandenburg
STR 斯图加特 Stuttgart
NUE 纽伦堡 Nuremberg
HAJ 汉诺威 Hanover
BRE 不来梅 Bremen
DTM 多特蒙德 Dortmund
FMO 明斯特 Münster Osnabrück
NRN 韦策 Weeze
PAD 帕德博恩 Paderborn
RLG 罗斯托克 Rostock
ERF 埃尔福特 Erfurt
FKB 卡尔斯鲁厄 Karlsruhe/Baden-Baden`,
  'GB Europe/London': `
+LHR 伦敦希思罗 London Heathrow
+STN 伦敦斯坦斯特德 London Stansted
+EMA 东米德兰兹 East Midlands
+MAN 曼彻斯特 Manchester
LGW 伦敦盖特威克 London Gatwick
LTN 伦敦卢顿 London Luton
BHX 伯明翰 Birmingham
EDI 爱丁堡 Edinburgh
GLA 格拉斯哥 Glasgow
PIK 普雷斯蒂克 Glasgow Prestwick
BFS 贝尔法斯特 Belfast
NCL 纽卡斯尔 Newcastle
LPL 利物浦 Liverpool
BRS 布里斯托尔 Bristol
DSA 唐卡斯特 Doncaster Sheffield
BOH 伯恩茅斯 Bournemouth
CWL 加的夫 Cardiff
ABZ 阿伯丁 Aberdeen`,
  'IE Europe/Dublin': `
DUB 都柏林 Dublin
SNN 香农 Shannon
ORK 科克 Cork`,
  'NL Europe/Amsterdam': `
+AMS 阿姆斯特丹 Amsterdam Schiphol
+MST 马斯特里赫特 Maastricht
RTM 鹿特丹 Rotterdam The Hague
EIN 埃因霍温 Eindhoven`,
  'BE Europe/Brussels': `
+LGG 列日 Liège
+BRU 布鲁塞尔 Brussels
OST 奥斯坦德 Ostend
CRL 沙勒罗瓦 Charleroi
ANR 安特卫普 Antwerp`,
  'LU Europe/Luxembourg': `
+LUX 卢森堡 Luxembourg`,
  'FR Europe/Paris': `
+CDG 巴黎戴高乐 Paris Charles de Gaulle
ORY 巴黎奥利 Paris Orly
XCR 瓦特里 Châlons Vatry
LYS 里昂 Lyon
MRS 马赛 Marseille
TLS 图卢兹 Toulouse
NCE 尼斯 Nice
BOD 波尔多 Bordeaux
NTE 南特 Nantes
LIL 里尔 Lille
SXB 斯特拉斯堡 Strasbourg`,
  'CH Europe/Zurich': `
ZRH 苏黎世 Zurich
GVA 日内瓦 Geneva
BSL 巴塞尔 Basel`,
  'AT Europe/Vienna': `
VIE 维也纳 Vienna
LNZ 林茨 Linz
GRZ 格拉茨 Graz
SZG 萨尔茨堡 Salzburg`,
  'IT Europe/Rome': `
+MXP 米兰马尔彭萨 Milan Malpensa
FCO 罗马菲乌米奇诺 Rome Fiumicino
LIN 米兰利纳特 Milan Linate
BGY 贝加莫 Bergamo
BLQ 博洛尼亚 Bologna
VCE 威尼斯 Venice
VRN 维罗纳 Verona
TRN 都灵 Turin
PSA 比萨 Pisa
NAP 那不勒斯 Naples
GOA 热那亚 Genoa
BRI 巴里 Bari
AOI 安科纳 Ancona
CTA 卡塔尼亚 Catania`,
  'ES Europe/Madrid': `
+MAD 马德里 Madrid
+BCN 巴塞罗那 Barcelona
ZAZ 萨拉戈萨 Zaragoza
VIT 维多利亚 Vitoria
VLC 巴伦西亚 Valencia
AGP 马拉加 Málaga
SVQ 塞维利亚 Seville
BIO 毕尔巴鄂 Bilbao
ALC 阿利坎特 Alicante
PMI 帕尔马 Palma de Mallorca`,
  'ES Atlantic/Canary': `
LPA 拉斯帕尔马斯 Las Palmas
TFN 北特内里费 Tenerife North`,
  'PT Europe/Lisbon': `
LIS 里斯本 Lisbon
OPO 波尔图 Porto`,
  'DK Europe/Copenhagen': `
CPH 哥本哈根 Copenhagen
BLL 比隆 Billund
AAR 奥胡斯 Aarhus`,
  'SE Europe/Stockholm': `
ARN 斯德哥尔摩 Stockholm Arlanda
GOT 哥德堡 Gothenburg
MMX 马尔默 Malmö`,
  'NO Europe/Oslo': `
OSL 奥斯陆 Oslo
BGO 卑尔根 Bergen
SVG 斯塔万格 Stavanger`,
  'FI Europe/Helsinki': `
HEL 赫尔辛基 Helsinki
TMP 坦佩雷 Tampere`,
  'IS Atlantic/Reykjavik': `
KEF 雷克雅未克 Reykjavík Keflavík`,
  'PL Europe/Warsaw': `
+WAW 华沙 Warsaw
KTW 卡托维兹 Katowice
LCJ 罗兹 Łódź
GDN 格但斯克 Gdańsk
KRK 克拉科夫 Kraków
POZ 波兹南 Poznań
WRO 弗罗茨瓦夫 Wrocław
RZE 热舒夫 Rzeszów`,
  'CZ Europe/Prague': `
+PRG 布拉格 Prague
OSR 俄斯特拉发 Ostrava
BRQ 布尔诺 Brno`,
  'SK Europe/Bratislava': `
BTS 布拉迪斯拉发 Bratislava
KSC 科希策 Košice`,
  'HU Europe/Budapest': `
+BUD 布达佩斯 Budapest
DEB 德布勒森 Debrecen`,
  'RO Europe/Bucharest': `
OTP 布加勒斯特 Bucharest
CLJ 克卢日 Cluj-Napoca
TSR 蒂米什瓦拉 Timișoara`,
  'BG Europe/Sofia': `
SOF 索非亚 Sofia
PDV 普罗夫迪夫 Plovdiv
VAR 瓦尔纳 Varna`,
  'GR Europe/Athens': `
ATH 雅典 Athens
SKG 塞萨洛尼基 Thessaloniki`,
  'CY Asia/Nicosia': `
LCA 拉纳卡 Larnaca`,
  'MT Europe/Malta': `
MLA 马耳他 Malta`,
  'SI Europe/Ljubljana': `
LJU 卢布尔雅那 Ljubljana
MBX 马里博尔 Maribor`,
  'HR Europe/Zagreb': `
ZAG 萨格勒布 Zagreb`,
  'RS Europe/Belgrade': `
BEG 贝尔格莱德 Belgrade
INI 尼什 Niš`,
  'BA Europe/Sarajevo': `
SJJ 萨拉热窝 Sarajevo`,
  'MK Europe/Skopje': `
SKP 斯科普里 Skopje`,
  'AL Europe/Tirane': `
TIA 地拉那 Tirana`,
  'ME Europe/Podgorica': `
TGD 波德戈里察 Podgorica`,
  'MD Europe/Chisinau': `
RMO 基希讷乌 Chișinău`,
  'EE Europe/Tallinn': `
TLL 塔林 Tallinn`,
  'LV Europe/Riga': `
RIX 里加 Riga`,
  'LT Europe/Vilnius': `
VNO 维尔纽斯 Vilnius
KUN 考纳斯 Kaunas`,
  'BY Europe/Minsk': `
MSQ 明斯克 Minsk`,
  'UA Europe/Kiev': `
KBP 基辅 Kyiv Boryspil
LWO 利沃夫 Lviv
ODS 敖德萨 Odesa`,
  'TR Europe/Istanbul': `
+IST 伊斯坦布尔 Istanbul
SAW 伊斯坦布尔萨比哈 Istanbul Sabiha Gökçen
ISL 伊斯坦布尔阿塔图尔克 Istanbul Atatürk
ESB 安卡拉 Ankara
ADB 伊兹密尔 İzmir`,
  'RU Europe/Moscow': `
SVO 莫斯科谢列梅捷沃 Moscow Sheremetyevo
DME 莫斯科多莫杰多沃 Moscow Domodedovo
VKO 莫斯科伏努科沃 Moscow Vnukovo
LED 圣彼得堡 Saint Petersburg
KZN 喀山 Kazan`,
  'RU Europe/Samara': `
KUF 萨马拉 Samara`,
  'RU Asia/Yekaterinburg': `
SVX 叶卡捷琳堡 Yekaterinburg
CEK 车里雅宾斯克 Chelyabinsk`,
  'RU Asia/Novosibirsk': `
OVB 新西伯利亚 Novosibirsk`,
  'RU Asia/Krasnoyarsk': `
KJA 克拉斯诺亚尔斯克 Krasnoyarsk`,
  'RU Asia/Irkutsk': `
IKT 伊尔库茨克 Irkutsk`,
  'RU Asia/Vladivostok': `
VVO 符拉迪沃斯托克 Vladivostok
KHV 哈巴罗夫斯克 Khabarovsk`,
};
