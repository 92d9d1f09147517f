import { countriesOfOrigin } from '../codes/country.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, optional, text } from '../kernel/field.ts';
import { mostTariffLines, tariffLine } from './tariff.api.ts';

/**
 * The goods of an order as lines to be reckoned: number of the country of destination, country of origin, value in whole dollars.
 * What the order does not say stays empty; quantities are in the order's units, not in those of the schedule, and are not taken.
 */
export const tariffLinesOfOrder = endpoint('GET /omsapi/tariff/order', {
  access: 'order:view',
  title: { zh: '订单的税则行', en: 'Lines of an order' },
  query: { no: text(texts.orderNo) },
  answer: list(
    group(
      {
        hts: optional(text({ label: { zh: '目的国HS编码', en: 'Destination HS code' }, max: 20 })),
        origin: optional(code(countriesOfOrigin, { label: { zh: '原产国', en: 'Country of origin' } })),
        value: optional(tariffLine.fields.value),
      },
      { label: tariffLine.label },
    ),
    { label: { zh: '税则行', en: 'Tariff lines' }, max: mostTariffLines },
  ),
});
