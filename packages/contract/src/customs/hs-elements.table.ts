import type { Text } from '../kernel/text.ts';

/** What the elements of some codes are called; those of every code stand in hs-elements.ts. */
export const elementLabels = {
  usage: { zh: '用途', en: 'Usage' },
  material: { zh: '材质', en: 'Material' },
  brand: { zh: '品牌', en: 'Brand' },
  model: { zh: '型号', en: 'Model' },
  itemNo: { zh: '货号', en: 'Item no.' },
  styleNo: { zh: '款号', en: 'Style no.' },
  sort: { zh: '种类', en: 'Sort' },
  type: { zh: '类型', en: 'Type' },
  category: { zh: '类别', en: 'Category' },
  content: { zh: '成分含量', en: 'Composition' },
  weave: { zh: '织造方法', en: 'Weave' },
  surface: { zh: '表面材质', en: 'Surface material' },
  style: { zh: '款式', en: 'Style' },
  upper: { zh: '鞋面材料', en: 'Material of the upper' },
  sole: { zh: '外底材料', en: 'Material of the outer sole' },
  lead: { zh: '是否铅晶质玻璃', en: 'Lead crystal or not' },
  vessel: { zh: '器皿种类', en: 'Kind of vessel' },
  foot: { zh: '平脚或高脚杯', en: 'Stemware or not' },
  size: { zh: '规格', en: 'Size' },
  process: { zh: '工艺流程', en: 'Process' },
  look: { zh: '外观', en: 'Appearance' },
  combined: { zh: '是否与其他材料合制', en: 'Combined with other materials or not' },
  cellular: { zh: '是否泡沫塑料', en: 'Cellular or not' },
  machine: { zh: '机型', en: 'Kind of machine' },
  configuration: { zh: '配置', en: 'Configuration' },
  system: { zh: '操作系统', en: 'Operating system' },
  recorded: { zh: '是否录制', en: 'Recorded or not' },
  recording: { zh: '录制内容类型', en: 'Kind of recording' },
  ratedPower: { zh: '额定功率', en: 'Rated power' },
  efficiency: { zh: '转换效率', en: 'Efficiency' },
  mounted: { zh: '是否已装配', en: 'Mounted or not' },
  casing: { zh: '外壳材质', en: 'Material of the case' },
  drive: { zh: '驱动方式', en: 'Drive' },
  display: { zh: '指示方式', en: 'Kind of display' },
} as const satisfies Readonly<Record<string, Text>>;

export type ElementKey = keyof typeof elementLabels;

const made = ['usage', 'material', 'brand', 'model'] as const;
const device = ['usage', 'brand', 'model'] as const;
const clothing = ['weave', 'sort', 'category', 'content', 'brand', 'itemNo'] as const;
const textile = ['usage', 'weave', 'content'] as const;
const footwear = ['style', 'upper', 'sole', 'brand', 'itemNo'] as const;
const glass = ['usage', 'lead', 'vessel', 'foot', 'size', 'model', 'brand', 'process'] as const;
const solarCell = ['ratedPower', 'brand', 'model', 'efficiency'] as const;

/**
 * Which elements codes ask for, by how they begin, in the order in which they are declared: the longest beginning counts. Of
 * headings and codes it is what the catalogue of customs asks of the goods that parcels hold; of a whole chapter what most of its
 * codes ask. A forwarder puts the list of its customs here.
 */
export const elementsByCode: Readonly<Record<string, readonly ElementKey[]>> = {
  '33': ['usage', 'brand'],
  '34': ['usage', 'brand'],
  '39': made,
  '3920': ['usage', 'look', 'combined', 'content', 'size', 'cellular', 'brand', 'model'],
  '40': made,
  '42': made,
  '4202': ['sort', 'surface', 'brand', 'styleNo'],
  '44': ['usage', 'material', 'brand'],
  '48': ['usage', 'material', 'brand'],
  '61': clothing,
  '6109100010': clothing,
  '62': clothing,
  '63': textile,
  '6302': textile,
  '6401': footwear,
  '6402': footwear,
  '6403': footwear,
  '6404': footwear,
  '6405': footwear,
  '65': made,
  '66': made,
  '69': made,
  '70': made,
  '701310': ['usage', 'material', 'vessel', 'process'],
  '701322': glass,
  '701328': glass,
  '7013280000': glass,
  '701333': glass,
  '701337': glass,
  '73': made,
  '74': made,
  '76': made,
  '82': made,
  '83': made,
  '84': device,
  '847150': ['machine', 'configuration', 'brand', 'model', 'system', 'usage'],
  '85': device,
  '8513': device,
  '8523': ['usage', 'recorded', 'brand', 'model', 'recording'],
  '8539': ['usage', 'type', 'brand', 'model'],
  '853951': device,
  '853952': ['type', 'brand', 'model'],
  '854141': ['brand', 'model'],
  '854142': solarCell,
  '854143': solarCell,
  '87': device,
  '90': device,
  '9002': ['usage', 'mounted', 'brand', 'model'],
  '91': device,
  '9102': ['casing', 'drive', 'display', 'brand', 'model'],
  '94': made,
  '9405': ['material', 'usage', 'brand'],
  '95': device,
  '9503': ['usage', 'sort', 'brand'],
  '96': made,
};
