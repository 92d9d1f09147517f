import type { Transport } from '../codes/transport.ts';
import { type CodeOf, codeTable } from '../kernel/code.ts';

/** How a line came out. The later ones weigh more: an entry is called by its worst line. */
export const tariffStatuses = codeTable('duty status', {
  ok: { zh: '已算出', en: 'Computed', family: 'done' },
  needsQuantity: { zh: '缺少数量', en: 'Needs quantity', family: 'act' },
  notComputable: { zh: '须人工计算', en: 'To be computed by hand', family: 'act' },
  needsTenDigits: { zh: '须填10位编码', en: 'Needs 10 digits', family: 'act' },
  needsFacts: { zh: '资料不全', en: 'Facts are missing', family: 'act' },
  noData: { zh: '无数据', en: 'No data', family: 'stop' },
});

/** How goods arrive: harbor maintenance is charged of what comes by sea. */
export const tariffModes = codeTable('mode of arrival', {
  ocean: { zh: '海运', en: 'Ocean' },
  air: { zh: '空运', en: 'Air' },
  truck: { zh: '公路', en: 'Truck' },
  rail: { zh: '铁路', en: 'Rail' },
});

export const modeOfTransport: Readonly<Record<Transport, CodeOf<typeof tariffModes>>> = {
  '1': 'air',
  '2': 'ocean',
  '3': 'truck',
  '4': 'rail',
};

/** The types of entry that are reckoned; the low value type is suspended for all countries since 2025-08-29. */
export const tariffEntryTypes = codeTable('reckoned entry type', {
  '01': { zh: '01 正式报关', en: '01 Consumption' },
  '11': { zh: '11 非正式报关', en: '11 Informal' },
});
