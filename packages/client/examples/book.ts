import { loadline } from './loadline.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const flights = await loadline.get('/omsapi/flights', { origin: 'PVG', from: dayIn(0), to: dayIn(14) });
const flight = flights.find(({ room }) => Number(room?.remainingKg) >= 412);
const { products, salesCompanies } = await loadline.get('/omsapi/booking/choices');
const { booking, content } = await loadline.post('/omsapi/booking/make', {});
const shipper = {
  name: 'Example Export Co',
  tel: '0574-00001188',
  address: '88 Example Road',
  country: 'CN',
};
const house = {
  id: crypto.randomUUID(),
  hawbNo: 'HB26110001',
  bookingPkgsNum: 18,
  bookingGrossWeight: '412',
  bookingVolume: '2.31',
  customsType: '5' as const,
};
const saved = await loadline.post('/omsapi/booking/save', {
  ...content,
  id: booking.id,
  version: booking.version,
  flight: {
    product: products[0]?.product,
    origin: 'PVG',
    destination: flight?.destination,
    reservedFlight: flight?.flightNo,
    flightDate: flight?.flightDate,
    position: '2',
    waybillKind: 'separate',
  },
  houses: { rows: [house], together: false },
  parties: { shipper, consignee: { ...shipper, name: 'Sample Receiving LLC', country: 'US' } },
  cargo: { ...content.cargo, goodsName: 'Household goods', marks: 'N/M' },
  dangerous: { ...content.dangerous, special: ['general'] },
  terms: { paymentType: 'prepaid', billType: 'TT', salesCompany: salesCompanies[0]?.value },
  pickup: { service: 'frontWarehouse', warehouseCode: 'PVG-W2', deadline: flight?.cutOff },
});
const asked = { id: booking.id, version: saved.booking.version, unverified: false };
const sent = await loadline.post('/omsapi/booking/submit', asked);
const answer = await loadline.get('/omsapi/booking/detail', { no: sent.booking.bookingNo });
console.log(answer.booking.bookingNo, answer.booking.status, answer.booking.reservedKg, answer.reason);
