import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { resource } from '../kernel/resource.ts';
import { cargoFigures, measuredLines, receipt } from './receipt.ts';

export const unidentifiedStates = codeTable('state of unidentified cargo', {
  WAITING: { zh: '待认领', en: 'Waiting', family: 'act' },
  JOINED: { zh: '已归单', en: 'Joined', family: 'done' },
  RETURNED: { zh: '已退回', en: 'Returned', family: 'void' },
  GIVEN_UP: { zh: '已处置', en: 'Given up', family: 'void' },
});

export type UnidentifiedState = CodeOf<typeof unidentifiedStates>;

/** How it ends without an order. */
export const closings = codeTable('closing of unidentified cargo', {
  RETURNED: { zh: '退回送货人', en: 'Returned to who brought it' },
  GIVEN_UP: { zh: '弃置或处理', en: 'Given up' },
});

/** Cargo that was joined waits again when its receipt is made void. */
export const unidentifiedLifecycle = lifecycle<UnidentifiedState>({
  states: unidentifiedStates,
  first: 'WAITING',
  moves: [
    { from: 'WAITING', to: 'JOINED', by: 'op:receipt:add' },
    { from: 'WAITING', to: 'RETURNED', by: 'op:receipt:add' },
    { from: 'WAITING', to: 'GIVEN_UP', by: 'op:receipt:add' },
    { from: 'JOINED', to: 'WAITING', by: 'op:event:void' },
  ],
});

const shown: Place[] = ['list', 'detail', 'export'];

export const unidentifiedNo = text({ label: { zh: '无主货号', en: 'Cargo no.' }, max: 20, places: shown });

/** Whether what was scanned is such a number. */
export function isUnidentifiedNo(scanned: string): boolean {
  return /^UC\d{10}$/i.test(scanned);
}

/** What the warehouse writes down of cargo that nobody announced. */
export const writtenUnidentified = {
  warehouse: { ...receipt.fields.warehouse, places: shown },
  marks: text({ label: { zh: '箱面唛头', en: 'Marks on the cartons' }, max: 300, places: shown }),
  truck: optional(text({ label: { zh: '车牌号', en: 'Truck' }, max: 30, places: shown })),
  driver: optional(text({ label: { zh: '送货人', en: 'Brought by' }, max: 60, places: shown })),
  driverPhone: optional(text({ label: { zh: '送货人电话', en: "Driver's phone" }, max: 40, places: shown })),
  lines: measuredLines,
  photos: receipt.fields.photos,
  remark: optional({ ...text(texts.remark), places: ['detail', 'export'] }),
};

/** Cargo that came to a warehouse while nobody knew of which order it is. */
export const unidentified = resource(
  'unidentified cargo',
  { zh: '无主货', en: 'Unidentified cargo' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    cargoNo: unidentifiedNo,
    state: code(unidentifiedStates, { label: { zh: '状态', en: 'State' }, places: shown }),
    ...writtenUnidentified,
    pieces: { ...cargoFigures.pieces, places: shown },
    grossWeight: { ...cargoFigures.grossWeight, places: shown },
    volume: { ...cargoFigures.volume, places: shown },
    arrivedAt: instant({ label: { zh: '到仓时间', en: 'Arrived' }, places: [...shown, 'sort'] }),
    receivedBy: text({ label: { zh: '收货人', en: 'Received by' }, max: 60, places: shown }),
    /** The order that it was joined to, for whoever serves its customer. */
    orderNumber: optional(text({ ...texts.orderNo, places: shown })),
    receiptNo: optional({ ...receipt.fields.receiptNo, places: shown }),
    closedBecause: optional(
      text({ label: { zh: '结束原因', en: 'Closed because' }, max: 500, places: ['detail', 'export'] }),
    ),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
  },
);
