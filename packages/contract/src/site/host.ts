import type { Text } from '../kernel/text.ts';

/** What differs by host (spec §1): the label in titles, and later logo, links and the calculator. */
export interface HostBrand {
  readonly label: Text;
}

export const neutralBrand: HostBrand = { label: { zh: '衡线', en: 'Loadline' } };
