import type { Text } from '../kernel/text.ts';

interface Named {
  readonly no: string;
  readonly name: Text;
}

/** A section with its chapters. Chinese names are those of the Chinese tariff, English ones short names of our own. */
export interface HtsSection extends Named {
  readonly chapters: readonly Named[];
}

const names = `
I|活动物；动物产品|Live animals; animal products
01|活动物|Live animals
02|肉及食用杂碎|Meat
03|鱼、甲壳动物、软体动物及其他水生无脊椎动物|Fish and seafood
04|乳品；蛋品；天然蜂蜜；其他食用动物产品|Dairy, eggs, honey
05|其他动物产品|Other animal products
II|植物产品|Vegetable products
06|活树及其他植物；鳞茎、根及类似品；插花及装饰用叶|Live trees and plants
07|食用蔬菜、根及块茎|Vegetables
08|食用水果及坚果；柑橘属水果或甜瓜的果皮|Fruit and nuts
09|咖啡、茶、马黛茶及调味香料|Coffee, tea, spices
10|谷物|Cereals
11|制粉工业产品；麦芽；淀粉；菊粉；面筋|Milling products
12|含油子仁及果实；杂项子仁及果实；工业用或药用植物；稻草、秸秆及饲料|Oil seeds, other seeds
13|胶虫漆；树胶、树脂及其他植物液、汁|Gums and resins
14|编结用植物材料；其他植物产品|Plaiting materials
III|动植物油脂|Fats and oils
15|动植物油脂及其分解产品；精制的食用油脂；动植物蜡|Fats and oils
IV|食品、饮料、烟草|Prepared food, beverages, tobacco
16|肉、鱼、甲壳动物、软体动物及其他水生无脊椎动物的制品|Prepared meat and fish
17|糖及糖食|Sugars
18|可可及可可制品|Cocoa
19|谷物、粮食粉、淀粉或乳的制品；糕饼点心|Cereal and bakery goods
20|蔬菜、水果、坚果或植物其他部分的制品|Prepared vegetables and fruit
21|杂项食品|Other prepared food
22|饮料、酒及醋|Beverages, spirits, vinegar
23|食品工业的残渣及废料；配制的动物饲料|Food residues, animal feed
24|烟草、烟草及代用品的制品|Tobacco
V|矿产品|Mineral products
25|盐；硫磺；土及石料；石膏、石灰及水泥|Salt, stone, lime, cement
26|矿砂、矿渣及矿灰|Ores, slag, ash
27|矿物燃料、矿物油及其蒸馏产品；沥青物质；矿物蜡|Mineral fuels and oils
VI|化工产品|Chemical products
28|无机化学品；贵金属、稀土金属、放射性元素及其同位素的有机及无机化合物|Inorganic chemicals
29|有机化学品|Organic chemicals
30|药品|Pharmaceuticals
31|肥料|Fertilizers
32|鞣料浸膏及染料浸膏；鞣酸及其衍生物；染料、颜料及其他着色料；油漆及清漆；油灰及其他类玛士腻；墨水、油墨|Tanning, dyes, paints
33|精油及香膏；香料制品及化妆盥洗品|Perfumery, cosmetics
34|肥皂、有机表面活性剂、洗涤剂、润滑剂、人造蜡、调制蜡、光洁剂、防蜡烛及类似品、塑型用膏、“牙科用蜡”及牙科用熟石膏制剂|Soap, waxes, candles
35|蛋白类物质；改性淀粉；胶；酶|Albumin, starches, glues
36|炸药；烟火制品；火柴；引火合金；易燃材料制品|Explosives, matches
37|照相及电影用品|Photographic goods
38|杂项化学产品|Other chemical products
VII|塑料、橡胶|Plastics and rubber
39|塑料及其制品|Plastics
40|橡胶及其制品|Rubber
VIII|皮革、箱包、毛皮|Hides, leather, travel goods
41|生皮(毛皮除外)及皮革|Raw hides and leather
42|皮革制品；鞍具及挽具；旅行用品、手提包及类似容器；动物肠线(蚕胶丝除外)制品|Leather articles, travel goods
43|毛皮、人造毛皮及其制品|Furskins
IX|木、软木、编结品|Wood, cork, basketware
44|木及木制品；木炭|Wood
45|软木及软木制品|Cork
46|稻草、以斯帕托草或其他编结材料制品；篮筐及柳条编结品|Basketware
X|纸浆、纸、印刷品|Pulp, paper, printed matter
47|木浆及其他纤维状纤维素浆；回收(废碎)纸或纸板|Wood pulp
48|纸及纸板；纸浆、纸或纸板制品|Paper and paperboard
49|书籍、报纸、印刷图画及其他印刷品；手稿、打字稿及设计图纸|Printed books, pictures
XI|纺织品|Textiles
50|蚕丝|Silk
51|羊毛、动物细毛或粗毛；马毛纱线及其机织物|Wool and animal hair
52|棉花|Cotton
53|其他植物纺织纤维；纸纱线及其机织物|Other vegetable fibers
54|化学纤维长丝；扁条及类似品|Man-made filaments
55|化学纤维短纤|Man-made staple fibers
56|絮胎、毡呢及无纺织物；特种纱线；线、绳、索、缆及其制品|Wadding, felt, ropes
57|地毯及纺织材料的其他铺地制品|Carpets
58|特种机织物；簇绒织物；花边；挂毯；装饰制品；刺绣品|Special woven fabrics
59|浸渍、涂布、包覆或层压纺织物；工业用纺织制品|Coated, technical textiles
60|针织物及钩编织物|Knitted fabrics
61|针织或钩编的服装及衣着附件|Knitted apparel
62|非针织或非钩编的服装及衣着附件|Woven apparel
63|其他纺织制成品；成套物品；旧衣着及旧纺织品；碎织物|Other made-up textiles
XII|鞋、帽、伞|Footwear, headgear, umbrellas
64|鞋靴、护腿和类似品及其零件|Footwear
65|帽类及其零件|Headgear
66|雨伞、阳伞、手杖、鞭子、马鞭及其零件|Umbrellas, walking sticks
67|已加工羽毛、羽绒及其制品；人造花；人发制品|Feathers, artificial flowers
XIII|石料、陶瓷、玻璃|Stone, ceramics, glass
68|石料、石膏、水泥、石棉、云母及类似材料的制品|Articles of stone, cement
69|陶瓷产品|Ceramic products
70|玻璃及其制品|Glass
XIV|珠宝、贵金属|Pearls, precious metals
71|天然或养殖珍珠、宝石或半宝石、贵金属、包贵金属及其制品；仿首饰；硬币|Pearls, precious metals, jewelry
XV|贱金属及其制品|Base metals and articles
72|钢铁|Iron and steel
73|钢铁制品|Articles of iron or steel
74|铜及其制品|Copper
75|镍及其制品|Nickel
76|铝及其制品|Aluminum
78|铅及其制品|Lead
79|锌及其制品|Zinc
80|锡及其制品|Tin
81|其他贱金属、金属陶瓷及其制品|Other base metals
82|贱金属工具、器具、利口器、餐匙、餐叉及其零件|Tools, cutlery
83|贱金属杂项制品|Miscellaneous metal articles
XVI|机械、电气设备|Machinery, electrical
84|核反应堆、锅炉、机器、机械器具及其零件|Machinery
85|电机、电气设备及其零件；录音机及放声机、电视图像、声音的录制和重放设备及其零件、附件|Electrical machinery
XVII|车辆、航空器、船舶|Vehicles, aircraft, vessels
86|铁道及电车道机车、车辆及其零件；铁道及电车道轨道固定装置及其零件、附件；各种机械(包括电动机械)交通信号设备|Railway equipment
87|车辆及其零件、附件，但铁道及电车道车辆除外|Vehicles
88|航空器、航天器及其零件|Aircraft, spacecraft
89|船舶及浮动结构体|Ships and boats
XVIII|光学、医疗仪器、钟表|Optical, medical, clocks
90|光学、照相、电影、计量、检验、医疗或外科用仪器及设备、精密仪器及设备；上述物品的零件、附件|Optical, medical instruments
91|钟表及其零件|Clocks and watches
92|乐器及其零件、附件|Musical instruments
XIX|武器、弹药|Arms and ammunition
93|武器、弹药及其零件、附件|Arms and ammunition
XX|杂项制品|Miscellaneous manufactures
94|家具；寝具、褥垫、弹簧床垫、软坐垫及类似填充制品；未列名灯具及照明装置；发光标志、发光铭牌及类似品；活动房屋|Furniture, lamps, prefabricated buildings
95|玩具、游戏品、运动用品及其零件、附件|Toys, games, sports goods
96|杂项制品|Miscellaneous articles
XXI|艺术品、古物|Art and antiques
97|艺术品、收藏品及古物|Art and antiques
XXII|特殊分类与临时措施|Special provisions
98|特殊分类规定|Special classification provisions
99|临时立法；附加关税|Temporary legislation; additional duties
`;

/** The schedule in its order; chapter 77 is reserved and has no goods. */
export const htsSections: readonly HtsSection[] = names
  .trim()
  .split('\n')
  .map((line) => {
    const [no = '', zh = '', en = ''] = line.split('|');
    return { no, name: { zh, en } };
  })
  .reduce<(Named & { chapters: Named[] })[]>((sections, one) => {
    if (/^\d/.test(one.no)) sections.at(-1)?.chapters.push(one);
    else sections.push({ ...one, chapters: [] });
    return sections;
  }, []);

/** Of all chapters the Chinese names of themselves and their section. */
const called = htsSections.flatMap(({ name, chapters }) =>
  chapters.map((chapter) => ({ no: chapter.no, zh: `${name.zh} ${chapter.name.zh}` })),
);

/**
 * The chapters whose Chinese name holds these words. Chinese is written without spaces: where no name holds them as they stand, those
 * that hold the most of their parts, of two characters at least.
 */
export function chaptersCalled(words: string): string[] {
  const whole = called.filter(({ zh }) => zh.includes(words));
  if (whole.length > 0) return whole.map(({ no }) => no);
  const rated = called.map(({ no, zh }) => ({ no, held: heldOf(words, zh) }));
  const most = Math.max(0, ...rated.map(({ held }) => held));
  return most < 2 ? [] : rated.filter(({ held }) => held === most).map(({ no }) => no);
}

/** How many characters of the words stand in a name, in parts of two and more. */
function heldOf(words: string, name: string): number {
  let held = 0;
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && name.includes(words.slice(at, end + 1))) end += 1;
    const part = words.slice(at, end);
    if (part.length >= 2 && /^\p{Script=Han}+$/u.test(part)) held += part.length;
    at = Math.max(end, at + 1);
  }
  return held;
}
