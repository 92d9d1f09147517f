import { wordOf } from '../kernel/code.ts';
import { say } from '../kernel/text.ts';
import type { Discrepancy } from './discrepancy.ts';
import { discrepancies } from './discrepancy.ts';

const part = {
  zh: '部分货物：{pieces} 件，运单共 {all} 件',
  en: 'Part of the goods: {pieces} of {all} pieces',
};
const partOfUnknown = { zh: '部分货物：{pieces} 件', en: 'Part of the goods: {pieces} pieces' };

/** What is said beside an event: which discrepancy, and that it is about a part of the waybill only. Null: nothing. */
export function eventNotes({
  discrepancy,
  isPart,
  pieces,
  ofPieces,
}: {
  readonly discrepancy: Discrepancy | null;
  readonly isPart: boolean;
  readonly pieces: number | null;
  readonly ofPieces: number | null;
}): { noteZh: string | null; noteEn: string | null } {
  const word = discrepancy === null ? undefined : wordOf(discrepancies, discrepancy);
  const values = { pieces: pieces ?? 0, all: ofPieces ?? 0 };
  const counted = ofPieces === null ? partOfUnknown : part;
  const isCounted = isPart && pieces !== null;
  const zh = [word?.zh, isCounted && say(counted, 'zh-cn', values)].filter(Boolean).join(' · ');
  const en = [word?.en, isCounted && say(counted, 'en', values)].filter(Boolean).join(' · ');
  return { noteZh: zh || null, noteEn: en || null };
}
