import type { SheetKind } from '@loadline/contract/exceptions/sheet-kind';
import { sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import type { noticeDeeds } from '@loadline/contract/messages/notice-word';
import type { Tx } from '../../kernel/database.ts';
import { tell } from '../notices/notices.public.ts';

/** A sheet as a notice leads to it. */
export interface NumberedSheet {
  readonly orgId: string;
  readonly id: string;
  readonly sheetNo: string;
}

/** What a notice says besides what happened. Never a word of what is internal. */
export interface SheetNews {
  readonly kind: SheetKind;
  readonly by?: string;
  readonly saidZh?: string;
  readonly saidEn?: string;
  /** Until when the customer is to act, ISO 8601. */
  readonly due?: string;
}

/** Tells the customer's people what became of a sheet, once per `which` of the same deed. */
export function tellOfSheet(
  tx: Pick<Tx, 'rows'>,
  { orgId, id, sheetNo }: NumberedSheet,
  deed: CodeOf<typeof noticeDeeds>,
  { kind, ...news }: SheetNews,
  which = '',
): Promise<void> {
  const { zh: kindZh, en: kindEn } = wordOf(sheetKinds, kind);
  return tell(tx, {
    event: 'exception',
    orgId,
    subject: 'sheet',
    subjectId: id,
    number: sheetNo,
    words: { deed, kindZh, kindEn, ...news },
    key: `sheet ${id} ${deed} ${which}`.trim(),
  });
}
