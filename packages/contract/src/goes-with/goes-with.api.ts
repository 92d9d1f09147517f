import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, group, list, optional, text, whole } from '../kernel/field.ts';

/** The records of one shipment, in the order in which they come about. */
export const shipmentRecords = codeTable('record of a shipment', {
  trust: { zh: '委托单', en: 'Trust order' },
  order: { zh: '订单', en: 'Order' },
  booking: { zh: '订舱', en: 'Booking' },
  house: { zh: '分单', en: 'HAWB' },
  mawb: { zh: '主单', en: 'MAWB' },
  receipt: { zh: '入仓单', en: 'Warehouse receipt' },
  sheet: { zh: '异常单', en: 'Exception sheet' },
  label: { zh: '标签批次', en: 'Labels' },
  tariff: { zh: '关税估算', en: 'Duty estimate' },
});

/** Those that one starts from. */
const startingRecords = codeTable('record to start from', {
  trust: shipmentRecords.codes.trust,
  order: shipmentRecords.codes.order,
  booking: shipmentRecords.codes.booking,
  mawb: shipmentRecords.codes.mawb,
  sheet: shipmentRecords.codes.sheet,
});

const number = text({ label: { zh: '单号', en: 'Number' }, max: 60 });

const query = {
  kind: code(startingRecords, { label: { zh: '单据', en: 'Record' } }),
  no: number,
};

const answer = list(
  group(
    {
      kind: code(shipmentRecords, { label: { zh: '单据', en: 'Record' } }),
      /** The title of a calculation, which has no number. */
      number: text({ label: { zh: '单号或名称', en: 'Number or title' }, max: 80 }),
      /** By the states of its kind; a house has none of its own. */
      state: optional(text({ label: { zh: '状态', en: 'State' }, max: 20 })),
      /** What it is opened by, where that is another number: the booking of a house, the order of a receipt, the id of a calculation. */
      of: optional(number),
      /** Duties and fees of a calculation; none where they are not known. */
      amount: optional(decimal({ label: { zh: '估算税费', en: 'Estimated duties' }, scale: 2, unit: 'USD' })),
      /** How many the asker may read; none where they may read none of them, or it has none of its own. */
      files: optional(whole({ label: { zh: '文件', en: 'Files' } })),
    },
    { label: { zh: '单据', en: 'Record' } },
  ),
  { label: { zh: '关联单据', en: 'Goes with' }, max: 500 },
);

/** Trust orders, orders, bookings, houses, masters, receipts, sheets, batches of labels and estimates of duty of the same shipments, as far as the asker may see them. */
export const goesWith = endpoint('GET /omsapi/goesWith', {
  access: 'signed-in',
  title: { zh: '关联单据', en: 'What goes with a record' },
  query,
  answer,
});

export const goesWithAtDesk = endpoint('GET /opsapi/goesWith', {
  access: 'op:order:view',
  title: { zh: '客户的关联单据', en: "What goes with a customer's record" },
  query,
  answer,
});
