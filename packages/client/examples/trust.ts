import { loadline } from './loadline.ts';

const [product] = await loadline.get('/omsapi/trust/products');
const { trust, content } = await loadline.post('/omsapi/trust/make', {});
const shipper = {
  company: 'Example Export Co',
  contact: 'Lin Zhixia',
  phone: '0574-00001188',
  country: 'CN',
  city: 'Ningbo',
  address: '88 Example Road',
};
const line = {
  id: crypto.randomUUID(),
  nameZh: '保温杯',
  nameEn: 'Stainless bottle',
  hsDest: '9617001000',
  material: '不锈钢',
  usage: '饮水',
  cartons: 24,
  length: '58',
  width: '42',
  height: '40',
  grossWeight: '14.6',
  netWeight: '13.2',
  quantity: 1440,
  unitPriceUsd: '2.40',
  special: ['general' as const],
};
const saved = await loadline.post('/omsapi/trust/save', {
  id: trust.id,
  version: trust.version,
  service: {
    ...content.service,
    customerRef: 'PO-20261',
    mode: '1',
    channelName: product?.channelName,
    incoterm: 'DDP',
    cargoReady: '2026-11-24',
    latestArrival: '2026-12-04',
  },
  parties: {
    shipper,
    consignee: { ...shipper, company: 'Sample Receiving LLC', country: 'US', state: 'CA', postCode: '91761' },
    ein: '47-0123456',
  },
  route: {
    handover: 'dropOff',
    dropOff: 'PVG-W2',
    origin: 'PVG',
    destination: 'LAX',
    deliveryType: 'fba',
    warehouseCode: 'ONT8',
    fbaIds: ['FBA15MMD8D01'],
  },
  cargo: { lines: [line] },
  terms: { ...content.terms, payment: 'prepaid', currency: 'CNY' },
});
const { edition } = await loadline.get('/omsapi/trust/declaration');
const sent = await loadline.post('/omsapi/trust/submit', {
  id: trust.id,
  version: saved.trust.version,
  declared: true,
  signedBy: 'Lin Zhixia',
  edition,
});
console.log(sent.trust.trustNo, sent.trust.state, sent.checklist);
