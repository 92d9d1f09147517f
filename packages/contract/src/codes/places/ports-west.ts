/** Sea and river ports of Europe, Africa and the Americas by their UN/LOCODEs, written as the airports are. */
export const portsOfTheWest: Readonly<Record<string, string>> = {
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
  'GB Europe/London': `
+GBFXT 费利克斯托 Felixstowe
+GBSOU 南安普敦 Southampton
+GBLGP 伦敦门户 London Gateway
+GBLIV 利物浦 Liverpool
GBLON 伦敦 London
GBIMM 伊明赫姆 Immingham
GBHUL 赫尔 Hull
GBTEE 蒂斯波特 Teesport
GBBEL 贝尔法斯特 Belfast
GBBRS 布里斯托尔 Bristol
GBGRG 格兰杰默斯 Grangemouth
GBDVR 多佛 Dover
GBHRW 哈里奇 Harwich
GBCDF 加的夫 Cardiff`,
  'IE Europe/Dublin': `
IEDUB 都柏林 Dublin
IEORK 科克 Cork`,
  'DE Europe/Berlin': `
+DEHAM 汉堡 Hamburg
+DEBRV 不来梅港 Bremerhaven
+DEWVN 威廉港 Wilhelmshaven
DEBRE 不来梅 Bremen
DECGN 科隆 Cologne
DEDUS 杜塞尔多夫 Düsseldorf
DEMHG 曼海姆 Mannheim
DEKEL 基尔 Kiel
DELBC 吕贝克 Lübeck
DERSK 罗斯托克 Rostock
DEEME 埃姆登 Emden`,
  'NL Europe/Amsterdam': `
+NLRTM 鹿特丹 Rotterdam
NLAMS 阿姆斯特丹 Amsterdam
NLMOE 穆尔代克 Moerdijk
NLVLI 弗利辛恩 Vlissingen`,
  'BE Europe/Brussels': `
+BEANR 安特卫普 Antwerp
BEZEE 泽布吕赫 Zeebrugge
BEGNE 根特 Ghent`,
  'FR Europe/Paris': `
+FRLEH 勒阿弗尔 Le Havre
FRFOS 滨海福斯 Fos-sur-Mer
FRMRS 马赛 Marseille
FRDKK 敦刻尔克 Dunkirk
FRMTX 蒙图瓦 Montoir-de-Bretagne
FRURO 鲁昂 Rouen
FRBOD 波尔多 Bordeaux
FRPAR 巴黎 Paris`,
  'ES Europe/Madrid': `
+ESBCN 巴塞罗那 Barcelona
+ESVLC 巴伦西亚 Valencia
ESALG 阿尔赫西拉斯 Algeciras
ESBIO 毕尔巴鄂 Bilbao
ESVGO 维戈 Vigo
ESTAR 塔拉戈纳 Tarragona
ESAGP 马拉加 Málaga
ESCAD 加的斯 Cádiz
ESSVQ 塞维利亚 Seville
ESALC 阿利坎特 Alicante`,
  'ES Atlantic/Canary': `
ESLPA 拉斯帕尔马斯 Las Palmas`,
  'PT Europe/Lisbon': `
PTSIE 锡尼什 Sines
PTLIS 里斯本 Lisbon
PTLEI 莱肖埃斯 Leixões`,
  'IT Europe/Rome': `
+ITGOA 热那亚 Genoa
+ITSPE 拉斯佩齐亚 La Spezia
ITVDL 瓦多利古雷 Vado Ligure
ITLIV 里窝那 Livorno
ITNAP 那不勒斯 Naples
ITSAL 萨莱诺 Salerno
ITGIT 焦亚陶罗 Gioia Tauro
ITTRS 的里雅斯特 Trieste
ITVCE 威尼斯 Venice
ITRAN 拉韦纳 Ravenna
ITAOI 安科纳 Ancona
ITBRI 巴里 Bari`,
  'MT Europe/Malta': `
MTMAR 马尔萨什洛克 Marsaxlokk`,
  'SI Europe/Ljubljana': `
+SIKOP 科佩尔 Koper`,
  'HR Europe/Zagreb': `
HRRJK 里耶卡 Rijeka`,
  'GR Europe/Athens': `
+GRPIR 比雷埃夫斯 Piraeus
GRSKG 塞萨洛尼基 Thessaloniki`,
  'CY Asia/Nicosia': `
CYLMS 利马索尔 Limassol`,
  'TR Europe/Istanbul': `
TRAMB 安巴利 Ambarli
TRIST 伊斯坦布尔 Istanbul
TRIZM 伊兹密尔 İzmir
TRMER 梅尔辛 Mersin
TRISK 伊斯肯德伦 İskenderun
TRGEM 盖姆利克 Gemlik`,
  'BG Europe/Sofia': `
BGVAR 瓦尔纳 Varna
BGBOJ 布尔加斯 Burgas`,
  'RO Europe/Bucharest': `
ROCND 康斯坦察 Constanța`,
  'UA Europe/Kiev': `
UAODS 敖德萨 Odesa`,
  'GE Asia/Tbilisi': `
GEPTI 波季 Poti
GEBUS 巴统 Batumi`,
  'PL Europe/Warsaw': `
+PLGDN 格但斯克 Gdańsk
PLGDY 格丁尼亚 Gdynia
PLSZZ 什切青 Szczecin`,
  'LT Europe/Vilnius': `
LTKLJ 克莱佩达 Klaipėda`,
  'LV Europe/Riga': `
LVRIX 里加 Riga`,
  'EE Europe/Tallinn': `
EETLL 塔林 Tallinn
EEMUG 穆加 Muuga`,
  'FI Europe/Helsinki': `
FIHEL 赫尔辛基 Helsinki
FIKTK 科特卡 Kotka
FIRAU 劳马 Rauma
FITKU 图尔库 Turku`,
  'SE Europe/Stockholm': `
SEGOT 哥德堡 Gothenburg
SEHEL 赫尔辛堡 Helsingborg
SESTO 斯德哥尔摩 Stockholm
SEMMA 马尔默 Malmö`,
  'NO Europe/Oslo': `
NOOSL 奥斯陆 Oslo
NOBGO 卑尔根 Bergen
NOSVG 斯塔万格 Stavanger`,
  'DK Europe/Copenhagen': `
DKAAR 奥胡斯 Aarhus
DKCPH 哥本哈根 Copenhagen
DKFRC 腓特烈西亚 Fredericia`,
  'RU Europe/Moscow': `
RULED 圣彼得堡 Saint Petersburg
RUNVS 新罗西斯克 Novorossiysk`,
  'RU Asia/Vladivostok': `
RUVVO 符拉迪沃斯托克 Vladivostok
RUVYP 东方港 Vostochny`,
  'RU Europe/Kaliningrad': `
RUKGD 加里宁格勒 Kaliningrad`,
  'EG Africa/Cairo': `
EGALY 亚历山大 Alexandria
EGDAM 杜姆亚特 Damietta
EGPSD 塞得港 Port Said
EGSOK 苏赫纳 Sokhna`,
  'MA Africa/Casablanca': `
MACAS 卡萨布兰卡 Casablanca
MAPTM 丹吉尔地中海港 Tanger Med`,
  'DZ Africa/Algiers': `
DZALG 阿尔及尔 Algiers`,
  'TN Africa/Tunis': `
TNRDS 拉代斯 Radès`,
  'DJ Africa/Djibouti': `
DJJIB 吉布提 Djibouti`,
  'KE Africa/Nairobi': `
KEMBA 蒙巴萨 Mombasa`,
  'TZ Africa/Dar_es_Salaam': `
TZDAR 达累斯萨拉姆 Dar es Salaam`,
  'MZ Africa/Maputo': `
MZMPM 马普托 Maputo
MZBEW 贝拉 Beira`,
  'ZA Africa/Johannesburg': `
ZADUR 德班 Durban
ZACPT 开普敦 Cape Town
ZAPLZ 伊丽莎白港 Port Elizabeth`,
  'NA Africa/Windhoek': `
NAWVB 沃尔维斯湾 Walvis Bay`,
  'AO Africa/Luanda': `
AOLAD 罗安达 Luanda`,
  'NG Africa/Lagos': `
NGAPP 阿帕帕 Apapa
NGTIN 廷坎岛 Tin Can Island
NGONN 奥内 Onne`,
  'GH Africa/Accra': `
GHTEM 特马 Tema`,
  'CI Africa/Abidjan': `
CIABJ 阿比让 Abidjan`,
  'TG Africa/Lome': `
TGLFW 洛美 Lomé`,
  'BJ Africa/Porto-Novo': `
BJCOO 科托努 Cotonou`,
  'CM Africa/Douala': `
CMDLA 杜阿拉 Douala`,
  'SN Africa/Dakar': `
SNDKR 达喀尔 Dakar`,
  'MU Indian/Mauritius': `
MUPLU 路易港 Port Louis`,
  'MG Indian/Antananarivo': `
MGTMM 图阿马西纳 Toamasina`,
};
