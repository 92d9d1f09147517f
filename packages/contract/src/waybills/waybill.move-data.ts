import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { flightNoTyped } from '../flights/flight.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { date, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';

const cargo = {
  pieces: whole({ ...figures.pieces, min: 1 }),
  grossWeight: decimal({
    ...figures.grossWeight,
    min: '0.001',
  }),
  volume: decimal({
    ...figures.volume,
    min: '0.001',
  }),
};

/** What the warehouse or the weighbridge says of one house waybill. */
const measuredHouse = group(
  { hawbId: id({ label: { zh: '分单', en: 'House waybill' } }), ...cargo },
  { label: { zh: '分单实测', en: 'Measured house waybill' } },
);

export const uldFields = {
  uldNo: text({ label: { zh: '集装器号', en: 'ULD no.' }, max: 12 }),
  pieces: optional(whole(figures.pieces)),
  grossWeight: optional(decimal({ ...figures.grossWeight, min: '0' })),
  remark: optional(text(texts.remark)),
};

/**
 * Everything that a step of a master waybill can ask for (domain.md §3.1), each declared once. Which of them a step needs
 * and which it may take stands with the step. `…File` is a file of the waybill that was uploaded before.
 */
export const moveFields = {
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  flightNo: flightNoTyped,
  flightDate: date({ label: { zh: '航班日期', en: 'Flight date' } }),
  ...cargo,
  houses: list(measuredHouse, { label: { zh: '分单实测', en: 'Measured house waybills' }, max: 500 }),
  ulds: list(group(uldFields, { label: { zh: '集装器', en: 'ULD' } }), {
    label: { zh: '集装器', en: 'ULDs' },
    max: 100,
  }),
  terminal: text({ label: { zh: '货站', en: 'Terminal' }, max: 60 }),
  weighbridgeFile: id({ label: { zh: '磅单', en: 'Weighbridge note' } }),
  returnFile: id({ label: { zh: '退仓单', en: 'Return-of-goods note' } }),
  evidenceFile: id({ label: { zh: '客户同意的凭证', en: "Evidence of the customer's consent" } }),
  change: text({ label: { zh: '修改要求', en: 'Change request' }, max: 2_000 }),
  party: text({ label: { zh: '通知对象', en: 'Notified party' }, max: 100 }),
  deadline: instant({ label: { zh: '提货期限', en: 'Pick up before' } }),
  receiver: text({ label: { zh: '提货人', en: 'Receiver' }, max: 100 }),
  photoFile: id({ label: { zh: '提货照片', en: 'Photo of the pickup' } }),
  reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }),
  override: flag({ label: { zh: '条件不满足仍继续', en: 'Go on although conditions are not met' } }),
  note: text({ label: { zh: '备注', en: 'Note' }, max: 500 }),
};

export type MoveKey = keyof typeof moveFields;

const data = {
  at: optional(moveFields.at),
  flightNo: optional(moveFields.flightNo),
  flightDate: optional(moveFields.flightDate),
  pieces: optional(moveFields.pieces),
  grossWeight: optional(moveFields.grossWeight),
  volume: optional(moveFields.volume),
  houses: optional(moveFields.houses),
  ulds: optional(moveFields.ulds),
  terminal: optional(moveFields.terminal),
  weighbridgeFile: optional(moveFields.weighbridgeFile),
  returnFile: optional(moveFields.returnFile),
  evidenceFile: optional(moveFields.evidenceFile),
  change: optional(moveFields.change),
  party: optional(moveFields.party),
  deadline: optional(moveFields.deadline),
  receiver: optional(moveFields.receiver),
  photoFile: optional(moveFields.photoFile),
  reason: optional(moveFields.reason),
  override: optional(moveFields.override),
  note: optional(moveFields.note),
};

/** The same, each allowed to be missing: what a call carries. */
export const moveData = group(data, { label: { zh: '节点数据', en: 'Data of the step' } });

export type MoveData = ValuesOf<typeof data>;
