import { codeTable } from '../kernel/code.ts';

/** What a layer of duty rests on (domain-tariff.md D). */
export const tariffPrograms = codeTable<string>('tariff programme', {
  base: { zh: '基本关税', en: 'Base duty' },
  chapter98: { zh: '第98章', en: 'Chapter 98' },
  s301_china: { zh: '对华301关税', en: 'Section 301 China' },
  s301_china_exclusion: { zh: '301产品排除', en: 'Section 301 exclusion' },
  s301_fl: { zh: '301强迫劳动关税', en: 'Section 301 forced labour' },
  s301_fl_exempt: { zh: '301强迫劳动关税豁免', en: 'Section 301 forced labour, exempt' },
  s301_brazil: { zh: '对巴西301关税', en: 'Section 301 Brazil' },
  s301_brazil_exempt: { zh: '对巴西301关税豁免', en: 'Section 301 Brazil, exempt' },
  s122: { zh: '第122条进口附加费', en: 'Section 122 surcharge' },
  s122_exempt: { zh: '第122条豁免', en: 'Section 122, exempt' },
  s338_canada: { zh: '第338条对加关税', en: 'Section 338 Canada' },
  ieepa_fentanyl: { zh: 'IEEPA芬太尼关税', en: 'IEEPA fentanyl duty' },
  ieepa_fentanyl_exempt: { zh: 'IEEPA芬太尼关税豁免', en: 'IEEPA fentanyl duty, exempt' },
  ieepa_reciprocal: { zh: 'IEEPA对等关税', en: 'IEEPA reciprocal duty' },
  ieepa_reciprocal_exempt: { zh: 'IEEPA对等关税豁免', en: 'IEEPA reciprocal duty, exempt' },
  s232_metals: { zh: '232钢铝铜关税', en: 'Section 232 metals' },
  s232_metals_exempt: { zh: '232金属关税豁免', en: 'Section 232 metals, exempt' },
  s232_autos: { zh: '232汽车关税', en: 'Section 232 vehicles' },
  s232_auto_parts: { zh: '232汽车零部件关税', en: 'Section 232 vehicle parts' },
  s232_mhdv: { zh: '232中重型车辆关税', en: 'Section 232 trucks and buses' },
  s232_mhdv_parts: { zh: '232中重型车辆零件关税', en: 'Section 232 truck and bus parts' },
  s232_wood: { zh: '232木制品关税', en: 'Section 232 wood products' },
  s232_semi: { zh: '232半导体关税', en: 'Section 232 semiconductors' },
  s232_pharma: { zh: '232专利药关税', en: 'Section 232 patented medicines' },
  s232_uas: { zh: '232无人机关税', en: 'Section 232 drones' },
  s201: { zh: '201保障措施', en: 'Section 201 safeguard' },
});

/** What a layer is a percentage of. */
export const tariffBases = codeTable('base of duty', {
  entered: { zh: '申报价值', en: 'Entered value' },
  metal: { zh: '金属价值', en: 'Metal value' },
  withoutMetal: { zh: '扣除金属后的价值', en: 'Value without metal' },
  work: { zh: '加工修理价值', en: 'Value of the work' },
  lessUsParts: { zh: '扣除美国部件后的价值', en: 'Value less US parts' },
});

/** Headings of chapter 98 whose effect on duty is known. */
export const chapter98Headings = codeTable('chapter 98 heading', {
  '9801.00.10': { zh: '9801.00.10 美国货物退回', en: '9801.00.10 Returned goods' },
  '9802.00.40': { zh: '9802.00.40 保修修理', en: '9802.00.40 Repaired under warranty' },
  '9802.00.50': { zh: '9802.00.50 修理或改动', en: '9802.00.50 Repaired or altered' },
  '9802.00.60': { zh: '9802.00.60 金属加工', en: '9802.00.60 Metal processed abroad' },
  '9802.00.80': { zh: '9802.00.80 美国部件组装', en: '9802.00.80 Assembled of US parts' },
});

/** How far a measure is law. */
export const measureStatuses = codeTable('measure status', {
  published: { zh: '已发布', en: 'Published', family: 'done' },
  draft: { zh: '未确认', en: 'Unconfirmed', family: 'act' },
  ended: { zh: '已终止', en: 'Ended', family: 'void' },
  ended_struck_down: { zh: '已被判无效', en: 'Struck down', family: 'stop' },
});

/** How well a measure is attested. */
export const measureConfidences = codeTable('confidence of a measure', {
  high: { zh: '官方文本，或两处来源一致', en: 'official text, or two sources agree' },
  medium: { zh: '单一来源', en: 'one source' },
  low: { zh: '未核实', en: 'not verified' },
});

/** Of whose declared value a measure of metals is a percentage. */
export const measureMetals = codeTable('metal of a measure', {
  steel: { zh: '钢', en: 'Steel' },
  aluminium: { zh: '铝', en: 'Aluminium' },
  copper: { zh: '铜', en: 'Copper' },
});

/** What a measure does. */
export const measureKinds = codeTable('kind of measure', {
  add: { zh: '加征', en: 'Adds' },
  total: { zh: '与第一栏合计', en: 'Total with column 1' },
  content: { zh: '按金属价值加征', en: 'Adds, of the metal value' },
  exempt: { zh: '豁免', en: 'Exempts' },
});
