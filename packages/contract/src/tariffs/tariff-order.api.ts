import { countriesOfOrigin } from '../codes/country.ts';
import { goods } from '../facts/goods.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, optional, text } from '../kernel/field.ts';
import { mostTariffLines, tariffHead, tariffLine } from './tariff.api.ts';
import { tariffModes } from './tariff-entry.codes.ts';

const { value, quantity, quantity2, netKg, mid } = tariffLine.fields;

/** Goods of a record as lines to be reckoned, in the units of the schedule of the day; what the record does not say stays empty. */
export const goodsAsLines = list(
  group(
    {
      hts: optional(goods.hsDest),
      origin: optional(code(countriesOfOrigin, { label: { zh: '原产国', en: 'Country of origin' } })),
      value: optional(value),
      quantity,
      quantity2,
      netKg,
      mid,
    },
    { label: tariffLine.label },
  ),
  { label: { zh: '税则行', en: 'Tariff lines' }, max: mostTariffLines },
);

export const modeIfKnown = optional(code(tariffModes, { label: tariffHead.mode.label }));

/** The goods of an order as lines to be reckoned: number of the country of destination, origin, whole dollars, today's units. */
export const tariffLinesOfOrder = endpoint('GET /omsapi/tariff/order', {
  access: 'order:view',
  title: { zh: '订单的税则行', en: 'Lines of an order' },
  query: { no: text(texts.orderNo) },
  answer: group({ mode: modeIfKnown, lines: goodsAsLines }, { label: { zh: '订单', en: 'Order' } }),
});
