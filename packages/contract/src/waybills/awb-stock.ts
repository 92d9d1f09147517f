import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, flag, instant, optional, text, whole } from '../kernel/field.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { resource } from '../kernel/resource.ts';

export const stockStates = codeTable('stock state', {
  free: { zh: '可用', en: 'Free', family: 'done' },
  reserved: { zh: '已预留', en: 'Reserved', family: 'work' },
  locked: { zh: '已锁定', en: 'Locked', family: 'act' },
  used: { zh: '已使用', en: 'Used', family: 'move' },
  void: { zh: '已作废', en: 'Void', family: 'void' },
});

export type StockState = CodeOf<typeof stockStates>;

const by = 'op:mawb:stock' as const;

/**
 * The life of a number. Staff take and give back numbers and spoil them; the waybill that has one moves it (`system`):
 * reserved by a booking, locked once documents are made out, used when the flight has left, void when it is rejected. A
 * step-back goes the same way back.
 */
export const stockLifecycle = lifecycle({
  states: stockStates,
  first: 'free',
  moves: [
    { from: 'free', to: 'reserved', by },
    { from: 'reserved', to: 'free', by },
    { from: 'free', to: 'void', by },
    { from: 'reserved', to: 'void', by },
    { from: 'free', to: 'reserved', by: 'system' },
    { from: 'reserved', to: 'locked', by: 'system' },
    { from: 'locked', to: 'reserved', by: 'system' },
    { from: 'locked', to: 'used', by: 'system' },
    { from: 'reserved', to: 'used', by: 'system' },
    { from: 'used', to: 'locked', by: 'system' },
    { from: 'used', to: 'reserved', by: 'system' },
    { from: 'reserved', to: 'void', by: 'system' },
    { from: 'void', to: 'reserved', by: 'system' },
  ],
});

const shown: Place[] = ['list', 'export'];

/** One number of the stock, who had it last, and why. */
export const stockNumber = resource(
  'stock number',
  { zh: '主单号', en: 'Waybill number' },
  {
    mawbNo: text({ label: { zh: '主单号', en: 'MAWB no.' }, max: 20, places: [...shown, 'search'] }),
    prefix: text({ label: { zh: '前缀', en: 'Prefix' }, max: 3, places: [...shown, 'filter'] }),
    airline: optional(text({ label: { zh: '航司', en: 'Airline' }, max: 60, places: shown })),
    airlineEn: optional(text({ label: { zh: '航司（英文）', en: 'Airline, English' }, max: 60 })),
    state: code(stockStates, { label: { zh: '状态', en: 'State' }, places: [...shown, 'filter'] }),
    /** For whom it was taken, where staff said so. */
    takenFor: optional(text({ label: { zh: '用途', en: 'Taken for' }, max: 200, places: shown })),
    reason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500, places: shown })),
    who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0, places: shown }),
    at: instant({ label: { zh: '时间', en: 'When' }, places: [...shown, 'sort'] }),
    /** It stands on a master waybill. */
    onWaybill: flag({ label: { zh: '已开主单', en: 'On a waybill' }, places: shown }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
  },
);

/** An airline by its prefix, editable; `lowAt`: with fewer free numbers the stock is low. */
export const airline = resource(
  'airline',
  { zh: '航司前缀', en: 'Airline prefix' },
  {
    prefix: text({
      label: { zh: '前缀', en: 'Prefix' },
      max: 3,
      rule: {
        test: (typed) => /^\d{3}$/.test(typed),
        says: { zh: '三位数字', en: 'three digits' },
      },
    }),
    code: text({
      label: { zh: '航司代码', en: 'Airline code' },
      max: 2,
      rule: {
        test: (typed) => /^[A-Z0-9]{2}$/.test(typed),
        says: { zh: '两位字母或数字', en: 'two letters or digits' },
      },
    }),
    nameZh: text(texts.properNameZh),
    nameEn: text(texts.properNameEn),
    lowAt: whole({ label: { zh: '低库存提醒', en: 'Low below' }, max: 100_000 }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
  },
);
