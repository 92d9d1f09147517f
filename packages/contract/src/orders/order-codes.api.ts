import { endpoint } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import { goodsLine } from './goods-line.ts';
import { order } from './order.ts';
import { orderNo, orderVersion } from './order-edit.api.ts';

/** Writes on lines of an order the codes that their goods were bound to since. What is locked at its stage is refused. */
export const takeOrderCodes = endpoint('POST /omsapi/orders/codes/take', {
  access: 'order:edit',
  title: {
    zh: '采用商品现绑定的编码（订单）',
    en: 'Take over on an order the codes that goods are bound to now',
  },
  body: {
    no: orderNo,
    version: orderVersion,
    lines: list(goodsLine.fields.lineNo, { label: { zh: '商品行', en: 'Lines' }, max: 5_000 }),
  },
  answer: group({ version: orderVersion }, { label: order.label }),
});
