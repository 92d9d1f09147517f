import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** How cargo travels (spec §4, dashboard codes); a shipment whose mode is not known yet has none. */
export const transports = codeTable('transport', {
  '1': { zh: '空运', en: 'Air' },
  '2': { zh: '海运', en: 'Ocean' },
  '3': { zh: '卡车', en: 'Truck' },
  '4': { zh: '铁路', en: 'Rail' },
});

export type Transport = CodeOf<typeof transports>;

export const unknownTransport = { zh: '未知', en: 'Unknown' };
