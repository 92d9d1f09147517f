import { orderStatuses } from '../codes/stage.ts';
import { figures } from '../facts/figures.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { code, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { customsSteps } from './customs.lifecycle.ts';
import { carried } from './customs-carried.ts';
import { customsFile, flagFields, headerFields } from './customs-file.ts';
import { customsLine, linesAtMost } from './customs-line.ts';

/** A house waybill of an order, and whether the order is declared by it here. */
const houseFields = {
  number: text(texts.number),
  isDeclared: flag({ label: { zh: '在此申报', en: 'Declared here' } }),
};

/** An order on a declaration: whole, or a part of it where it has several declarations. */
export const orderFields = {
  orderId: id({ label: { zh: '订单编号', en: 'Order id' } }),
  orderNumber: text(texts.orderNo),
  referenceNumber: shipment.referenceNumber,
  status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
  isPart: flag({ label: { zh: '部分', en: 'A part' } }),
  pieces: whole({ label: { zh: '件数', en: 'Pieces' } }),
  grossWeight: decimal(figures.grossWeight),
  volume: decimal(figures.cargoVolume),
  houses: list(group(houseFields, { label: { zh: '分单', en: 'House waybill' } }), {
    label: { zh: '分单', en: 'House waybills' },
    max: 100,
  }),
};

const fileOrder = group(orderFields, { label: { zh: '订单', en: 'Order' } });

/** A step that was taken; those of `stepsOf` that are not among them are not recorded. */
export const stepFields = {
  step: code(customsSteps, { label: { zh: '步骤', en: 'Step' } }),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  /** Empty for its customer, who reads no names of the forwarder's people. */
  who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 }),
  note: optional(text({ label: { zh: '说明', en: 'Note' }, max: 500 })),
};

const fileStep = group(stepFields, { label: { zh: '步骤', en: 'Step' } });

/** What was found abnormal, open or not: its life and what is asked. The conversation is its exception sheet's. */
export const abnormalFields = {
  ...flagFields,
  orderNumber: text(texts.orderNo),
  descriptionZh: text({ label: { zh: '异常描述', en: 'Description, Chinese' }, max: 2_000 }),
  descriptionEn: text({ label: { zh: '异常描述（英文）', en: 'Description' }, max: 2_000 }),
  customerActionZh: optional(
    text({ label: { zh: '请客户做', en: 'Asked of the customer, Chinese' }, max: 2_000 }),
  ),
  customerActionEn: optional(
    text({ label: { zh: '请客户做（英文）', en: 'Asked of the customer' }, max: 2_000 }),
  ),
  openedAt: instant({ label: { zh: '开立', en: 'Opened' } }),
  askedAt: optional(instant({ label: { zh: '询问', en: 'Asked' } })),
  answeredAt: optional(instant({ label: { zh: '答复', en: 'Answered' } })),
  clearedAt: optional(instant({ label: { zh: '解除', en: 'Cleared' } })),
  /** What the customer said last. */
  answer: optional(text({ label: { zh: '客户答复', en: "The customer's answer" }, max: 4_000 })),
};

const fileFlag = group(abnormalFields, { label: { zh: '清关异常', en: 'Abnormal' } });

/** Everything about one declaration, whoever asks. */
export const detailParts = {
  header: group(headerFields, { label: { zh: '表头', en: 'Header' } }),
  /** Of a declaration of China. */
  carried: optional(carried),
  orders: list(fileOrder, { label: { zh: '订单', en: 'Orders' }, max: 100 }),
  lines: list(customsLine, { label: { zh: '商品行', en: 'Lines' }, max: linesAtMost }),
  steps: list(fileStep, { label: { zh: '步骤', en: 'Steps' }, max: 20 }),
  abnormal: list(fileFlag, { label: { zh: '清关异常', en: 'Abnormal' }, max: 100 }),
  /** Whether a release note (type 8) hangs on it. */
  hasReleaseNote: flag({ label: { zh: '有放行单', en: 'Has a release note' } }),
};

export const customsDetail = group(
  { file: group(customsFile.fields, { label: customsFile.label }), ...detailParts },
  { label: customsFile.label },
);
