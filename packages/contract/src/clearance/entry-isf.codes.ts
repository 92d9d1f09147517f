import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** How far the importer security filing of an ocean shipment is. */
export const isfStates = codeTable('ISF state', {
  notFiled: { zh: '未申报', en: 'Not filed', family: 'wait' },
  filed: { zh: '已申报', en: 'Filed', family: 'work' },
  accepted: { zh: '已接受', en: 'Accepted', family: 'done' },
  rejected: { zh: '被拒', en: 'Rejected', family: 'stop' },
  amended: { zh: '已更正', en: 'Amended', family: 'work' },
});

export type IsfState = CodeOf<typeof isfStates>;

/** How a filing stands against its clock. */
export const isfStandings = codeTable('ISF standing', {
  unknown: { zh: '装船时间未知', en: 'Loading time unknown', family: 'act' },
  open: { zh: '待申报', en: 'To be filed', family: 'wait' },
  late: { zh: '已逾期未申报', en: 'Late, not filed', family: 'stop' },
  inTime: { zh: '按时', en: 'In time', family: 'done' },
  filedLate: { zh: '逾期申报', en: 'Filed late', family: 'stop' },
});

export type IsfStanding = CodeOf<typeof isfStandings>;

/** What the importer tells (19 CFR 149.3), in the order of the form, and after it what the carrier does. */
export const isfElements = codeTable('ISF element', {
  seller: { zh: '1 卖方', en: '1 Seller' },
  buyer: { zh: '2 买方', en: '2 Buyer' },
  importerNo: { zh: '3 进口商编号', en: '3 Importer of record no.' },
  consigneeNo: { zh: '4 收货人编号', en: '4 Consignee no.' },
  manufacturer: { zh: '5 制造商', en: '5 Manufacturer' },
  shipTo: { zh: '6 送达方', en: '6 Ship-to party' },
  origin: { zh: '7 原产国', en: '7 Country of origin' },
  hts: { zh: '8 HTS-6', en: '8 HTS-6' },
  stuffing: { zh: '9 装箱地点', en: '9 Stuffing location' },
  consolidator: { zh: '10 拼箱人', en: '10 Consolidator' },
  stowPlan: { zh: '承运人：船舶积载图', en: 'Carrier: vessel stow plan' },
  containerMessages: { zh: '承运人：集装箱状态报文', en: 'Carrier: container status messages' },
});

export type IsfElement = CodeOf<typeof isfElements>;
