import type { Text } from '../kernel/text.ts';

/** What the rules of an air waybill say. */
export const awbSays = {
  required: { zh: '必填', en: 'required' },
  awbShape: { zh: '应为 11 位数字，如 784-12345675', en: '11 digits such as 784-12345675' },
  awbDigit: { zh: '校验位不符，请核对', en: 'the check digit does not match: look again' },
  notToOrder: {
    zh: '空运单不可转让，收货人不能为 TO ORDER',
    en: 'an air waybill is not negotiable: name the consignee, not TO ORDER',
  },
  latin: { zh: '航空公司栏位请使用英文', en: 'airlines take Latin letters only' },
  carriage: { zh: '应为 NVD 或金额', en: 'NVD or an amount' },
  customs: { zh: '应为 NCV 或金额', en: 'NCV or an amount' },
  insured: { zh: '应为 NIL、XXX 或金额', en: 'NIL, XXX or an amount' },
  noLines: { zh: '至少一行', en: 'at least one line' },
  noPieces: { zh: '应大于 0', en: 'above 0' },
  lighter: { zh: '计费重量不应小于毛重', en: 'the chargeable weight should not be below the gross weight' },
  noRate: { zh: '请填写费率，或选择 AS AGREED', en: 'enter a rate, or choose AS AGREED' },
  prepaidCode: { zh: '与预付/到付栏不一致', en: 'does not agree with the boxes PPD and COLL' },
} as const satisfies Record<string, Text>;

export function tooLong(lines: number, width: number): Text {
  return {
    zh: `超出栏位（${lines} 行 × ${width} 字符），将缩小或转入附页`,
    en: `more than its box holds (${lines} × ${width} signs): printed smaller or on the extension list`,
  };
}

export function wrongTotal(right: string): Text {
  return { zh: `计费重量 × 费率应为 ${right}`, en: `chargeable weight × rate is ${right}` };
}

export function wrongVolume(right: string): Text {
  return { zh: `按尺寸应为 ${right} CBM`, en: `by its dimensions it is ${right} CBM` };
}

export function wrongSum(master: string, houses: string): Text {
  return {
    zh: `主单 ${master}，分单合计 ${houses}`,
    en: `${master} on the master, ${houses} on the house waybills together`,
  };
}

export function notBooked(typed: string, now: string): Text {
  return {
    zh: `草稿 ${typed} 件，该分单现为 ${now} 件；请按订舱重新带入，或改正件数后保存`,
    en: `${typed} in the draft, ${now} on the house waybill now: take them over from the bookings, or correct the pieces, and save again`,
  };
}
