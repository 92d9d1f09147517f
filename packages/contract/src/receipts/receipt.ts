import { orderStatuses } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { pick, resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { dictionaryEntry } from '../ops/dictionary.ts';
import { order } from '../orders/order.ts';

export const receiptStates = codeTable('receipt state', {
  OPEN: { zh: '收货中', en: 'Receiving', family: 'work' },
  RECEIVED: { zh: '已入仓', en: 'Received', family: 'done' },
  VOID: { zh: '已作废', en: 'Void', family: 'void' },
});

export type ReceiptState = CodeOf<typeof receiptStates>;

/** A receipt is not corrected once it counts: it is made void and the cargo is received again. */
export const receiptLifecycle = lifecycle<ReceiptState>({
  states: receiptStates,
  first: 'OPEN',
  moves: [
    { from: 'OPEN', to: 'RECEIVED', by: 'op:receipt:add' },
    { from: 'OPEN', to: 'VOID', by: 'op:receipt:add' },
    { from: 'RECEIVED', to: 'VOID', by: 'op:event:void' },
  ],
});

/** What is measured of pieces of one size: sides of one of them, weight of all of them. */
export const measuredFields = {
  pieces: whole({ ...figures.pieces, min: 1 }),
  length: decimal(figures.length),
  width: decimal(figures.width),
  height: decimal(figures.height),
  weight: decimal({ ...figures.measuredWeight, min: '0.01' }),
};

export const measuredLine = group(measuredFields, { label: { zh: '实测', en: 'Measured' } });

export const measuredLines = list(measuredLine, { label: { zh: '实测', en: 'Measured' }, max: 200 });

/** Pieces, weight and volume, as booked or as received. */
export const cargoFigures = {
  pieces: whole({ label: { zh: '件数', en: 'Pieces' } }),
  grossWeight: decimal(figures.grossWeight),
  volume: decimal(figures.cargoVolume),
};

/** One delivery of one order at a warehouse; a shipment that comes on two trucks has two. */
export const receipt = resource(
  'warehouse receipt',
  { zh: '入仓单', en: 'Warehouse receipt' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    receiptNo: text({ label: { zh: '入仓单号', en: 'Receipt no.' }, max: 20 }),
    state: code(receiptStates, { label: { zh: '状态', en: 'State' } }),
    orderId: id({ label: { zh: '订单', en: 'Order' } }),
    orderNumber: text(texts.orderNo),
    customerZh: text(texts.customer),
    customerEn: text({ label: { zh: '客户英文名', en: 'Customer in English' }, max: 100 }),
    warehouse: text({ label: { zh: '仓库', en: 'Warehouse' }, max: 30 }),
    lines: measuredLines,
    ...cargoFigures,
    photos: list(id({ label: { zh: '照片', en: 'Photo' } }), {
      label: { zh: '照片', en: 'Photos' },
      max: 12,
    }),
    remark: optional(text(texts.remark)),
    voidReason: optional(text({ label: { zh: '作废原因', en: 'Why void' }, max: 500 })),
    receivedAt: optional(instant({ label: { zh: '入仓时间', en: 'Received at' } })),
    receivedBy: optional(text({ label: { zh: '收货人', en: 'Received by' }, max: 60 })),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
  },
);

export const unknownWarehouse: Text = {
  zh: '请从字典的仓库中选择',
  en: 'one of the warehouses that the dictionary keeps',
};

/** An order as the warehouse sees it: whose, whither, what was booked and what has come. */
export const arrivingOrder = resource(
  'arriving order',
  { zh: '待收订单', en: 'Order to receive' },
  {
    orderId: receipt.fields.orderId,
    orderNumber: receipt.fields.orderNumber,
    customerZh: receipt.fields.customerZh,
    customerEn: receipt.fields.customerEn,
    status: code(orderStatuses, { label: { zh: '状态', en: 'Status' } }),
    transportType: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
    channelName: order.fields.channelName,
    channelNameEn: order.fields.channelNameEn,
    destinationCountry: text({ label: { zh: '目的国', en: 'Destination country' }, max: 2 }),
    route: optional(text({ label: { zh: '航线', en: 'Route' }, max: 60 })),
    trackingNo: order.fields.trackingNo,
    booked: group(cargoFigures, { label: { zh: '订舱数据', en: 'Booked' } }),
    /** Its cartons as its customer has declared them; the weight is of all of a line. */
    declared: list(measuredLine, { label: { zh: '申报箱规', en: 'Declared cartons' } }),
    received: group(cargoFigures, { label: { zh: '已入仓', en: 'Received so far' } }),
    tolerance: decimal(figures.tolerance),
    /** Where it was booked to be handed in, as far as that is one of ours. */
    ownWarehouse: optional(receipt.fields.warehouse),
    warehouses: list(
      group(pick(dictionaryEntry, 'code', 'nameZh', 'nameEn'), { label: receipt.fields.warehouse.label }),
      { label: { zh: '仓库', en: 'Warehouses' } },
    ),
    open: optional(group(receipt.fields, { label: { zh: '收货中的入仓单', en: 'Receipt under way' } })),
  },
);

/** For how many days back and ahead a warehouse is shown what it expects: what is later still has been given up. */
export const expectedDays = 14;

/** An order that is to be handed in at a warehouse before its cut-off, and of which nothing has come. */
export const expectedOrder = resource(
  'expected order',
  { zh: '预计到货', en: 'Expected at the warehouse' },
  {
    orderNumber: receipt.fields.orderNumber,
    customerZh: receipt.fields.customerZh,
    customerEn: receipt.fields.customerEn,
    warehouse: arrivingOrder.fields.ownWarehouse,
    dueAt: instant({ label: { zh: '截单时间', en: 'Cut-off' } }),
    late: flag({ label: { zh: '已逾期', en: 'Late' } }),
    ...cargoFigures,
  },
);
