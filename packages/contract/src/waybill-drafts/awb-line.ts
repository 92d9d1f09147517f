import { figures } from '../facts/figures.ts';
import type { ValueOf } from '../kernel/field.ts';
import { code, decimal, group, list, optional, text, whole } from '../kernel/field.ts';
import { awbWeightUnits, chargesDue, rateClasses } from './awb-codes.ts';

const weight = { scale: 2, min: '0', max: '999999' };
const money = { scale: 2, min: '0', max: '99999999' };

/** The outer size of pieces of one kind, printed under the goods as `60X40X50 CM / 20`. */
const awbDimension = group(
  {
    pieces: whole({ ...figures.pieces, min: 1 }),
    length: decimal(figures.length),
    width: decimal(figures.width),
    height: decimal(figures.height),
  },
  { label: { zh: '尺寸', en: 'Dimensions' } },
);

/** One rate line, boxes 22A to 22I. A rate that is not told is printed AS AGREED. */
export const rateLine = group(
  {
    pieces: whole({ label: { zh: '件数', en: 'No. of pieces' }, min: 0, max: 99_999 }),
    grossWeight: decimal({ label: { zh: '运单毛重', en: 'AWB gross weight' }, ...weight }),
    weightUnit: code(awbWeightUnits, { label: { zh: '重量单位', en: 'kg / lb' } }),
    rateClass: optional(code(rateClasses, { label: { zh: '运价等级', en: 'Rate class' } })),
    commodity: optional(text({ label: { zh: '商品编号', en: 'Commodity item no.' }, max: 9 })),
    chargeableWeight: decimal({ label: { zh: '计费重量', en: 'Chargeable weight' }, ...weight }),
    rate: optional(decimal({ label: { zh: '费率', en: 'Rate / charge' }, ...money })),
    total: optional(decimal({ label: { zh: '运费小计', en: 'Total' }, ...money })),
    goods: text({
      label: { zh: '货物品名及数量', en: 'Nature and quantity of goods' },
      max: 2_000,
    }),
    dimensions: list(awbDimension, { label: { zh: '尺寸', en: 'Dimensions' }, max: 200 }),
    volume: optional(
      decimal({ label: { zh: '运单体积', en: 'AWB volume' }, scale: 3, unit: 'CBM', min: '0', max: '9999' }),
    ),
  },
  { label: { zh: '计费行', en: 'Rate line' } },
);

/** Box 23: a charge beside freight by its two letters (`AW`, `MY`, `SC`), and to whom it is due. */
export const otherCharge = group(
  {
    charge: text({ label: { zh: '费用代码', en: 'Charge code' }, max: 2, min: 2 }),
    due: code(chargesDue, { label: { zh: '归属', en: 'Due to' } }),
    amount: decimal({ ...figures.amount, min: '0' }),
  },
  { label: { zh: '其他费用', en: 'Other charge' } },
);

export type RateLine = ValueOf<typeof rateLine>;
