import { codeTable } from '../kernel/code.ts';

/** What the numbers of a shipment are, and those of documents that stand for it; the plainest meaning of a number first. */
export const numberKinds = codeTable('kind of number', {
  order: { zh: '订单号', en: 'Order no.' },
  booking: { zh: '订舱单', en: 'Booking' },
  trust: { zh: '委托单', en: 'Trust order' },
  mawb: { zh: '空运主单号', en: 'MAWB' },
  hawb: { zh: '空运分单号', en: 'HAWB' },
  mbl: { zh: '主提单号', en: 'Master B/L' },
  hbl: { zh: '分提单号', en: 'House B/L' },
  container: { zh: '柜号', en: 'Container' },
  carrier: { zh: '承运商订舱号', en: 'Carrier booking' },
  parcel: { zh: '转单号', en: 'Transfer no.' },
  fba: { zh: 'FBA号', en: 'FBA no.' },
  customer: { zh: '客户参考号', en: 'Reference no.' },
});
