/** Ports of the Americas. */
export const portsOfAmerica: Readonly<Record<string, string>> = {
  'US America/Los_Angeles': `
+USLAX 洛杉矶 Los Angeles
+USLGB 长滩 Long Beach
+USOAK 奥克兰（加州） Oakland
+USSEA 西雅图 Seattle
+USTIW 塔科马 Tacoma
USPDX 波特兰 Portland
USSAN 圣迭戈 San Diego
USSFO 旧金山 San Francisco
USNTD 怀尼米港 Port Hueneme`,
  'US America/New_York': `
+USNYC 纽约 New York
+USSAV 萨凡纳 Savannah
+USEWR 纽瓦克 Newark
+USCHS 查尔斯顿 Charleston
+USORF 诺福克 Norfolk
+USMIA 迈阿密 Miami
USBAL 巴尔的摩 Baltimore
USPHL 费城 Philadelphia
USBOS 波士顿 Boston
USJAX 杰克逊维尔 Jacksonville
USPEF 埃弗格莱兹港 Port Everglades
USILM 威尔明顿 Wilmington
USTPA 坦帕 Tampa
USSSI 不伦瑞克 Brunswick
USPVD 普罗维登斯 Providence`,
  'US America/Chicago': `
+USHOU 休斯敦 Houston
USMSY 新奥尔良 New Orleans
USMOB 莫比尔 Mobile
USGPT 格尔夫波特 Gulfport
USGLS 加尔维斯顿 Galveston
USFPO 弗里波特 Freeport`,
  'US America/Anchorage': `
USANC 安克雷奇 Anchorage`,
  'US Pacific/Honolulu': `
USHNL 檀香山 Honolulu`,
  'PR America/Puerto_Rico': `
PRSJU 圣胡安 San Juan`,
  'CA America/Vancouver': `
+CAVAN 温哥华 Vancouver
CAPRR 鲁珀特王子港 Prince Rupert`,
  'CA America/Toronto': `
+CATOR 多伦多 Toronto
CAMTR 蒙特利尔 Montréal
CAQUE 魁北克 Québec
CAHAM 汉密尔顿 Hamilton`,
  'CA America/Halifax': `
CAHAL 哈利法克斯 Halifax`,
  'CA America/Moncton': `
CASJB 圣约翰 Saint John`,
  'MX America/Mexico_City': `
+MXZLO 曼萨尼约 Manzanillo
MXVER 韦拉克鲁斯 Veracruz
MXATM 阿尔塔米拉 Altamira
MXLZC 拉萨罗卡德纳斯 Lázaro Cárdenas`,
  'MX America/Tijuana': `
MXESE 恩塞纳达 Ensenada`,
  'PA America/Panama': `
PAMIT 曼萨尼约（巴拿马） Manzanillo, Panama
PABLB 巴尔博亚 Balboa
PACTB 克里斯托瓦尔 Cristóbal
PAONX 科隆（巴拿马） Colón`,
  'GT America/Guatemala': `
GTPRQ 克察尔港 Puerto Quetzal
GTSTC 圣托马斯 Santo Tomás de Castilla`,
  'HN America/Tegucigalpa': `
HNPCR 科尔特斯港 Puerto Cortés`,
  'SV America/El_Salvador': `
SVAQJ 阿卡胡特拉 Acajutla`,
  'NI America/Managua': `
NICIO 科林托 Corinto`,
  'CR America/Costa_Rica': `
CRLIO 利蒙 Limón
CRMOB 莫因 Moín
CRCAL 卡尔德拉 Caldera`,
  'DO America/Santo_Domingo': `
DOCAU 考塞多 Caucedo
DOHAI 里奥艾纳 Río Haina`,
  'JM America/Jamaica': `
JMKIN 金斯敦 Kingston`,
  'BS America/Nassau': `
BSFPO 自由港 Freeport, Bahamas`,
  'TT America/Port_of_Spain': `
TTPOS 西班牙港 Port of Spain`,
  'CU America/Havana': `
CUMAR 马列尔 Mariel`,
  'CO America/Bogota': `
COCTG 卡塔赫纳（哥伦比亚） Cartagena, Colombia
COBUN 布埃纳文图拉 Buenaventura
COBAQ 巴兰基亚 Barranquilla
COSMR 圣玛尔塔 Santa Marta`,
  'VE America/Caracas': `
VELAG 拉瓜伊拉 La Guaira
VEPBL 卡贝略港 Puerto Cabello`,
  'EC America/Guayaquil': `
ECGYE 瓜亚基尔 Guayaquil`,
  'PE America/Lima': `
PECLL 卡亚俄 Callao
PEPAI 派塔 Paita`,
  'CL America/Santiago': `
CLSAI 圣安东尼奥 San Antonio
CLVAP 瓦尔帕莱索 Valparaíso
CLIQQ 伊基克 Iquique
CLANF 安托法加斯塔 Antofagasta
CLARI 阿里卡 Arica
CLLQN 利尔肯 Lirquén
CLCNL 科罗内尔 Coronel`,
  'AR America/Argentina/Buenos_Aires': `
ARBUE 布宜诺斯艾利斯 Buenos Aires`,
  'UY America/Montevideo': `
UYMVD 蒙得维的亚 Montevideo`,
  'BR America/Sao_Paulo': `
BRSSZ 桑托斯 Santos
BRPNG 巴拉那瓜 Paranaguá
BRITJ 伊塔雅伊 Itajaí
BRNVT 纳维根特斯 Navegantes
BRIOA 伊塔波阿 Itapoá
BRRIO 里约热内卢 Rio de Janeiro
BRIGI 伊塔瓜伊 Itaguaí
BRRIG 里奥格兰德 Rio Grande
BRVIX 维多利亚（巴西） Vitória`,
  'BR America/Bahia': `
BRSSA 萨尔瓦多（巴西） Salvador`,
  'BR America/Recife': `
BRSUA 苏阿普 Suape`,
  'BR America/Fortaleza': `
BRPEC 佩森 Pecém`,
  'BR America/Manaus': `
BRMAO 马瑙斯 Manaus`,
};
