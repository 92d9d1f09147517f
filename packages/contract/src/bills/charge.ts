import { currencies } from '../codes/currency.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { placed } from '../kernel/compose.ts';
import { exact, fixed, times } from '../kernel/decimal.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, id, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { order } from '../orders/order.ts';
import { chargeSources, feeUnits } from './bill.codes.ts';

const shown: Place[] = ['detail', 'export'];

const money = { scale: 2, min: '-9999999999', max: '9999999999' } as const;

/**
 * What is charged for one service of an order: the detail line of a bill (spec §3) once it is billed. What orders know is
 * asked of them. The rate and the base amount are fixed when the bill is issued; before they are those of today.
 */
export const charge = resource(
  'charge',
  { zh: '费用明细', en: 'Charge' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
    orderNumber: optional(text({ ...texts.orderNo, places: shown })),
    refNo: optional(text({ label: { zh: '参考号', en: 'Ref. no.' }, max: 50, places: shown })),
    transferNo: optional(text({ label: { zh: '转单号', en: 'Transfer nos.' }, max: 2_000, places: shown })),
    transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: shown })),
    route: placed(shown, order.fields.route),
    /** The house waybill that it is for, where an order flies on several. */
    houseNo: optional(text({ label: { zh: '计费分单号', en: 'HAWB charged' }, max: 18, places: shown })),
    feeDate: date({ label: { zh: '费用日期', en: 'Fee date' }, places: shown }),
    /** A code of the forwarder's dictionary of fees, and what it is called on this line. */
    feeType: text({ label: { zh: '费用代码', en: 'Fee code' }, max: 20, places: ['detail'] }),
    feeZh: text({ label: { zh: '费用类型', en: 'Fee type, Chinese' }, max: 60, places: shown }),
    feeEn: text({ label: { zh: '费用类型（英文）', en: 'Fee type' }, max: 60, places: shown }),
    unitName: code(feeUnits, { label: { zh: '计费单位', en: 'Charge unit' }, places: shown }),
    billingWeight: optional(
      decimal({ label: { zh: '费用计费重', en: 'Weight charged' }, scale: 3, min: '0', places: shown }),
    ),
    quantity: decimal({
      label: { zh: '计费数量', en: 'Quantity charged' },
      scale: 3,
      min: '-9999999',
      max: '9999999',
      places: shown,
    }),
    unitFee: decimal({
      label: { zh: '费用单价', en: 'Unit fee' },
      scale: 4,
      min: '0',
      max: '9999999',
      places: shown,
    }),
    currency: code(currencies, { label: { zh: '费用币种', en: 'Currency of the fee' }, places: shown }),
    orderFee: decimal({ label: { zh: '费用金额', en: 'Order fee' }, ...money, places: shown }),
    rate: optional(
      decimal({ label: { zh: '费用汇率', en: 'Exchange rate applied' }, scale: 6, min: '0', places: shown }),
    ),
    baseAmount: optional(
      decimal({ label: { zh: '本位币金额', en: 'Base amount' }, ...money, unit: 'CNY', places: shown }),
    ),
    source: code(chargeSources, { label: { zh: '费用来源', en: 'Source of the fee' }, places: ['detail'] }),
  },
);

export type Charge = ValuesOf<typeof charge.fields>;

/** What staff write of a charge by hand; the rest follows from the order, the fee and the day. */
export const writtenCharge = {
  ...pick(charge, 'houseNo', 'feeDate', 'feeType', 'unitName', 'quantity', 'unitFee', 'currency'),
  reason: optional(text({ label: { zh: '费用说明', en: 'Reason of the fee' }, max: 200 })),
};

type Priced = Pick<Charge, 'unitName' | 'quantity' | 'unitFee'>;

/** Quantity times price, to the cent, a half away from zero; of a percentage the quantity is the freight it is of. */
export function orderFeeOf({ unitName, quantity, unitFee }: Priced): string {
  const product = times(exact(quantity), exact(unitFee));
  return fixed(unitName === 'percent' ? times(product, exact('0.01')) : product, 2);
}
