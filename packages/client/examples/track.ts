import { loadline } from './loadline.ts';

const trackNo = ['SO2611010A1B2C3DX', '999-12345675'];
const { shipments, notFound } = await loadline.get('/omsapi/public/tracking', { trackNo });
for (const { number, status, eta, milestones } of shipments)
  console.log(number, status, eta, milestones.at(-1)?.place);
console.log('not found:', notFound);
