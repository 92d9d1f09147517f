import type { Words } from '../../../kernel/words.ts';

/** The parts of a waybill in the order of the tabs. */
export const detailTabs = [
  'base',
  'houses',
  'pieces',
  'ulds',
  'documents',
  'draft',
  'events',
  'exceptions',
  'costs',
  'messages',
  'history',
] as const;

export type DetailTab = (typeof detailTabs)[number];

export function isDetailTab(value: string | undefined): value is DetailTab {
  return detailTabs.some((tab) => tab === value);
}

export function tabName(tab: DetailTab, t: Words['t']): string {
  return t(`waybills.tab.${tab}`);
}
