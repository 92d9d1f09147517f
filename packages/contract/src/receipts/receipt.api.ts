import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pageOf, paging } from '../kernel/listing.ts';
import { pick } from '../kernel/resource.ts';
import {
  arrivingOrder,
  cargoFigures,
  expectedOrder,
  measuredLines,
  receipt,
  receiptStates,
} from './receipt.ts';

const answer = group(receipt.fields, { label: receipt.label });
const asked = { id: receipt.fields.id, version: versionField };

/** What became of cargo that counts from now on. */
export const received = group(
  {
    receipt: answer,
    differs: flag({ label: { zh: '与订舱不符', en: 'Differs from what was booked' } }),
    sheetId: optional(id({ label: { zh: '异常单', en: 'Exception sheet' } })),
  },
  { label: receipt.label },
);

/** The orders a scanned or typed number stands for: ours, the customer's, the carrier's or an FBA number. */
export const findArriving = endpoint('GET /opsapi/receipt/find', {
  access: 'op:receipt:add',
  title: { zh: '按单号查找待收订单', en: 'Find an order to receive' },
  query: { no: text(texts.number) },
  answer: list(group(arrivingOrder.fields, { label: arrivingOrder.label }), {
    label: arrivingOrder.label,
  }),
});

/** What is to come, the latest first: by cut-off, as far back and ahead as `expectedDays` says. */
export const listExpected = endpoint('GET /opsapi/receipt/expected', {
  access: 'op:receipt:add',
  title: { zh: '预计到货', en: 'List what is expected at the warehouse' },
  answer: list(group(expectedOrder.fields, { label: expectedOrder.label }), {
    label: expectedOrder.label,
    max: 500,
  }),
});

/** Receipts, the newest first. */
export const listReceipts = endpoint('GET /opsapi/receipts', {
  access: 'op:receipt:add',
  title: { zh: '入仓单列表', en: 'List receipts' },
  query: {
    search: optional(text({ label: { zh: '单号或客户', en: 'Number or customer' }, max: 100 })),
    state: optional(code(receiptStates, { label: { zh: '状态', en: 'State' } })),
    ...paging,
  },
  answer: pageOf(receipt),
});

/** Keeps what has been measured so far; without a version a new receipt. */
export const saveReceipt = endpoint('POST /opsapi/receipt/save', {
  access: 'op:receipt:add',
  title: { zh: '暂存入仓单', en: 'Save a receipt' },
  body: {
    ...pick(receipt, 'id', 'orderId', 'warehouse', 'lines', 'photos', 'remark'),
    version: optional(versionField),
  },
  answer,
});

/** The cargo is in the warehouse: the order moves, and a difference beyond the tolerance opens an exception sheet. */
export const confirmReceipt = endpoint('POST /opsapi/receipt/confirm', {
  access: 'op:receipt:add',
  title: { zh: '确认收货', en: 'Confirm a receipt' },
  body: { ...asked, complete: flag({ label: { zh: '已到齐', en: 'All has come' } }) },
  answer: received,
});

export const voidReceipt = endpoint('POST /opsapi/receipt/void', {
  access: 'op:receipt:add',
  title: { zh: '作废入仓单', en: 'Make a receipt void' },
  body: { ...asked, reason: reasonField },
  answer,
});

/** One label of 100 × 100 mm for each piece from `from` on, with the order number as Code 128 and QR code. */
export const receiptLabels = endpoint('GET /opsapi/receipt/labels', {
  access: 'op:receipt:add',
  title: { zh: '打印箱唛', en: 'Print labels' },
  query: {
    orderId: receipt.fields.orderId,
    from: whole(figures.fromPiece),
    pieces: whole(figures.labels),
  },
  answer: { kind: 'file', type: 'pdf' },
  deadline: 30_000,
});

/** What a customer sees of a receipt: not who received it, nor what they noted for colleagues. */
export const measuredReceipt = {
  ...pick(receipt, 'id', 'receiptNo', 'warehouse'),
  lines: measuredLines,
  ...cargoFigures,
  receivedAt: instant({ label: { zh: '入仓时间', en: 'Received at' } }),
};

/** What the warehouse measured of one's own order. */
export const receiptsOfOrder = endpoint('GET /omsapi/order/receipts', {
  access: 'order:view',
  title: { zh: '订单的入仓记录', en: 'Warehouse receipts of an order' },
  query: { id: receipt.fields.orderId },
  answer: list(group(measuredReceipt, { label: receipt.label }), { label: receipt.label }),
});
