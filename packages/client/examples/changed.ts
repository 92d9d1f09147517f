import { loadline } from './loadline.ts';

const lastLook = '2026-11-20T00:00:00.000Z';
for await (const order of loadline.all('/omsapi/orders', { sort: '-statusDate' })) {
  if (order.statusDate < lastLook) break;
  console.log(order.orderNumber, order.referenceNumber, order.status, order.statusDate);
}
