import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/field.ts';
import { order } from './order.ts';

const { isPublic } = order.fields;

/** Whether anybody who holds a number of the order may track it. Links to it that were given away stay good. */
export const setOrderPublic = endpoint('POST /omsapi/orders/public', {
  access: 'order:edit',
  title: { zh: '开关公开查询', en: 'Switch public tracking' },
  body: { no: text(texts.orderNo), isPublic },
  answer: isPublic,
});
