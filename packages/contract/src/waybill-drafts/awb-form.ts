import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, flag, list, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { awbPayments, chargesCodes } from './awb-codes.ts';
import { otherCharge, rateLine } from './awb-line.ts';

function line(zh: string, en: string, max: number) {
  return optional(text({ label: { zh, en }, max }));
}

const money = { scale: 2, min: '0', max: '99999999' };

/**
 * What is typed on an air waybill, by the trade's names and in the order of the form (IATA Resolution 600a); where each
 * stands and how much its box holds: `awb-boxes.ts`. What can be worked out of it is not typed: `awb-sums.ts`.
 */
export const awbForm = resource(
  'air waybill',
  { zh: '空运单', en: 'Air waybill' },
  {
    awbNo: text({ label: { zh: '运单号', en: 'Waybill no.' }, max: 20 }),
    departureCode: line('始发站代码', 'Airport of departure, code', 3),
    issuer: line('出单承运人', 'Issued by', 250),
    shipper: line('托运人名称及地址', "Shipper's name and address", 1_000),
    shipperAccount: line('托运人账号', "Shipper's account number", 14),
    consignee: line('收货人名称及地址', "Consignee's name and address", 1_000),
    consigneeAccount: line('收货人账号', "Consignee's account number", 14),
    agent: line('承运人代理人名称及城市', "Issuing carrier's agent, name and city", 250),
    agentIata: line('代理人 IATA 代码', "Agent's IATA code", 14),
    agentAccount: line('代理人账号', 'Account no.', 14),
    departure: line('始发站及指定航线', 'Airport of departure and requested routing', 100),
    accounting: line('财务说明', 'Accounting information', 2_500),
    to1: line('到（一程）', 'To', 3),
    by1: line('一程承运人', 'By first carrier', 40),
    to2: line('到（二程）', 'To, second', 3),
    by2: line('二程承运人', 'By, second', 3),
    to3: line('到（三程）', 'To, third', 3),
    by3: line('三程承运人', 'By, third', 3),
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
    chargesCode: optional(code(chargesCodes, { label: { zh: '运费代码', en: 'CHGS code' } })),
    weightPayment: code(awbPayments, { label: { zh: '运费及声明价值费', en: 'WT/VAL' } }),
    otherPayment: code(awbPayments, { label: { zh: '其他费用付款', en: 'Other' } }),
    carriageValue: line('供运输用声明价值', 'Declared value for carriage', 12),
    customsValue: line('供海关用声明价值', 'Declared value for customs', 12),
    destination: line('目的站', 'Airport of destination', 60),
    flight: line('航班', 'Flight', 12),
    flightDate: optional(date({ label: { zh: '航班日期', en: 'Flight date' } })),
    flight2: line('续程航班', 'Onward flight', 12),
    flightDate2: optional(date({ label: { zh: '续程航班日期', en: 'Onward flight date' } })),
    insurance: line('保险金额', 'Amount of insurance', 12),
    handling: optional(text(texts.handling)),
    sci: line('海关信息 SCI', 'SCI', 2),
    rateLines: list(rateLine, { label: { zh: '计费行', en: 'Rate lines' }, max: 20 }),
    asAgreed: flag({ label: { zh: '费率按协议（AS AGREED）', en: 'Rates as agreed' } }),
    otherCharges: list(otherCharge, { label: { zh: '其他费用', en: 'Other charges' }, max: 30 }),
    valuationCharge: optional(decimal({ label: { zh: '声明价值费', en: 'Valuation charge' }, ...money })),
    tax: optional(decimal({ label: { zh: '税费', en: 'Tax' }, ...money })),
    shipperSignature: line('托运人或其代理人签字', 'Signature of shipper or his agent', 220),
    executedOn: optional(date({ label: { zh: '填开日期', en: 'Executed on (date)' } })),
    executedAt: line('填开地点', 'At (place)', 40),
    carrierSignature: line('承运人或其代理人签字', 'Signature of issuing carrier or its agent', 220),
  },
);

export type AwbForm = ValuesOf<typeof awbForm.fields>;
export type AwbKey = keyof AwbForm;
