import { loadline } from './loadline.ts';

const { order, events, files } = await loadline.get('/omsapi/orders/detail', { no: 'SO2611010A1B2C3DX' });
console.log(order.status, order.grossWeight, order.eta, files.length);
for (const { code, classifier, occurredAt, place } of events)
  console.log(code, classifier, occurredAt, place);
