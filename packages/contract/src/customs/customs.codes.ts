import { exportModes } from '../codes/trade-terms.ts';
import { sheetKinds } from '../exceptions/sheet-kind.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** Which way goods cross the border. The ninth digit of a declaration number says it, too. */
export const directions = codeTable('customs direction', {
  export: { zh: '出口', en: 'Export' },
  import: { zh: '进口', en: 'Import' },
});

export type Direction = CodeOf<typeof directions>;

/** Whose customs. Entries of the United States have a machine of their own. */
export const territories = codeTable('customs territory', {
  CN: { zh: '中国', en: 'China' },
  EU: { zh: '欧盟', en: 'European Union' },
  GB: { zh: '英国', en: 'United Kingdom' },
});

export type Territory = CodeOf<typeof territories>;

/** What taxes are paid in. */
export const taxCurrencies = { CN: 'CNY', EU: 'EUR', GB: 'GBP' } as const satisfies Record<Territory, string>;

/** By whose clocks customs say when. The Union's gateways for air and rail from China go by the clocks of Brussels. */
export const customsZones = {
  CN: 'Asia/Shanghai',
  EU: 'Europe/Brussels',
  GB: 'Europe/London',
} as const satisfies Record<Territory, string>;

export const customsClocks: Readonly<Record<Territory, Text>> = {
  CN: { zh: '北京时间', en: 'Beijing' },
  EU: { zh: '布鲁塞尔时间', en: 'Brussels' },
  GB: { zh: '伦敦时间', en: 'London' },
};

/** How import VAT is paid where goods come into Europe (domain.md §4.6). */
export const vatWays = codeTable('import VAT way', {
  paid: { zh: '进口时缴纳', en: 'Paid at import' },
  deferred: { zh: '延期账户缴纳', en: 'By deferment account' },
  postponed: { zh: '递延申报（PVA / 第 23 条）', en: 'Postponed (PVA / article 23)' },
  ioss: { zh: 'IOSS（150 EUR 以内）', en: 'IOSS, up to 150 EUR' },
});

export type VatWay = CodeOf<typeof vatWays>;

const { inspection, ciq, docs, cancelled, fumigation, invoice, packingList, sampling } = sheetKinds.codes;

/** What customs find abnormal (spec §4): the eight of the kinds of exception sheets that are theirs. */
export const abnormalKinds = codeTable('abnormal customs kind', {
  inspection,
  ciq,
  docs,
  cancelled,
  fumigation,
  invoice,
  packingList,
  sampling,
});

/** The life of something abnormal, as its exception sheet says it. */
export const abnormalStates = codeTable('abnormal customs state', {
  opened: { zh: '处理中', en: 'In progress', family: 'stop' },
  asked: { zh: '待您回复', en: 'Waiting for an answer', family: 'act' },
  answered: { zh: '已答复', en: 'Answered', family: 'work' },
  cleared: { zh: '已解除', en: 'Cleared', family: 'done' },
});

/** 监管方式: under which regime goods cross the border. */
export const supervisionModes = codeTable('supervision mode', {
  ...exportModes.codes,
  '1210': { zh: '1210 保税电商', en: '1210 Bonded cross-border retail' },
  '3010': { zh: '3010 货样广告品', en: '3010 Samples and advertising goods' },
});

/** 征免性质: by which rule taxes are levied. */
export const taxNatures = codeTable('tax nature', {
  '101': { zh: '101 一般征税', en: '101 General taxation' },
  '299': { zh: '299 其他法定', en: '299 Other statutory' },
  '502': { zh: '502 来料加工', en: '502 Processing with supplied materials' },
  '503': { zh: '503 进料加工', en: '503 Processing with imported materials' },
});

/** 成交方式: what the price of the goods includes. */
export const priceTerms = codeTable('price terms', {
  '1': { zh: '1 CIF', en: '1 CIF' },
  '2': { zh: '2 C&F', en: '2 C&F' },
  '3': { zh: '3 FOB', en: '3 FOB' },
  '4': { zh: '4 C&I', en: '4 C&I' },
  '7': { zh: '7 EXW', en: '7 EXW' },
});

/** 征免方式: how the taxes of a line are levied. */
export const exemptions = codeTable('exemption way', {
  '1': { zh: '1 照章征税', en: '1 Levied by the tariff' },
  '2': { zh: '2 折半征税', en: '2 Levied by half' },
  '3': { zh: '3 全免', en: '3 Exempt' },
  '4': { zh: '4 特案', en: '4 Special case' },
  '5': { zh: '5 随征免性质', en: '5 By the tax nature' },
  '6': { zh: '6 保证金', en: '6 Deposit' },
  '7': { zh: '7 保函', en: '7 Letter of guarantee' },
});

/** 品牌类型, a declaration element of every code. */
export const brandTypes = codeTable('brand type', {
  '0': { zh: '0 无品牌', en: '0 No brand' },
  '1': { zh: '1 境内自主品牌', en: '1 Own brand, domestic' },
  '2': { zh: '2 境内收购品牌', en: '2 Acquired brand, domestic' },
  '3': { zh: '3 境外品牌（贴牌生产）', en: '3 Foreign brand, made to order' },
  '4': { zh: '4 境外品牌（其他）', en: '4 Foreign brand, other' },
});

/** 出口享惠情况, a declaration element of every code. */
export const preferences = codeTable('preference', {
  '0': { zh: '0 不享惠', en: '0 No preference' },
  '1': { zh: '1 享惠', en: '1 With preference' },
  '2': { zh: '2 不能确定', en: '2 Not certain' },
  '3': { zh: '3 不适用于进口', en: '3 Not for imports' },
});
