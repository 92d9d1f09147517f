import type {
  openOwnSheet,
  readSheet,
  reopenSheet,
  replyToSheet,
  urgeSheets,
} from '@loadline/contract/exceptions/sheet.api';
import { openStates, reopenUntil } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit, auditAll } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { StaffNotice } from '../notices/notices.public.ts';
import { tellStaff, tellStaffAll } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { policiesIn, policyOf } from '../policies/policies.public.ts';
import { openedSheet } from './exceptions.public.ts';
import type { SheetDetail } from './exceptions.queries.ts';
import { sheetIn } from './exceptions.queries.ts';
import type { LockedSheet } from './exceptions.steps.commands.ts';
import { lockedSheet, markRead, sayInSheet, stepSheet } from './exceptions.steps.commands.ts';

export function openOwn(
  db: Database,
  viewer: Viewer,
  { orderNo, kind, description }: BodyOf<typeof openOwnSheet>,
): Promise<AnswerOf<typeof openOwnSheet>> {
  return db.inTransaction(viewer, async (tx) => {
    const { id } = await tx.one(
      sql.type({ id: text })`
        select o.id from ${orderView} o where ${ofViewer('o')} and o.order_number = ${orderNo}`,
    );
    const words = { descriptionZh: description, descriptionEn: description };
    const opened = await openedSheet(
      tx,
      { orgId: tx.me.orgId, orderId: id, kind, source: 'customer', ...words },
      tx.me.name,
    );
    if (!opened) throw new Error('a sheet without a cause is always opened');
    await tellStaff(tx, told(tx, opened, 'opened', description, 'opened'));
    return opened;
  });
}

export function answerSheet(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  words: BodyOf<typeof replyToSheet>,
): Promise<SheetDetail> {
  return db.inTransaction(viewer, async (tx) => {
    await answerIn(tx, clock, words);
    return sheetIn(tx, words.no);
  });
}

type Answer = Pick<BodyOf<typeof replyToSheet>, 'no' | 'body' | 'files'> & {
  readonly replyTo?: string | null;
};

/** The sheet goes on when it waited for this answer. */
export async function answerIn(tx: Tx, clock: Clock, { no, ...words }: Answer): Promise<void> {
  const sheet = await lockedSheet(tx, no);
  if (sheet.state === 'CLOSED') throw new Problem('sheetClosed');
  const commentId = await sayInSheet(tx, sheet, words);
  await tellStaff(tx, told(tx, sheet, 'replied', words.body, commentId));
  if (sheet.state === 'WAITING_CUSTOMER') await stepSheet(tx, clock, sheet, 'PROCESSING');
  await audited(tx, sheet, 'commented');
}

export function reopen(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { no, ...words }: BodyOf<typeof reopenSheet>,
): Promise<SheetDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const sheet = await lockedSheet(tx, no);
    const { state, resolvedAt } = sheet;
    const days = Number((await policiesIn(tx))('reopenDays'));
    if (state === 'RESOLVED' && resolvedAt && clock.now() > reopenUntil(resolvedAt, days))
      throw new Problem('reopenTooLate', { days });
    await stepSheet(tx, clock, sheet, 'REOPENED');
    const commentId = await sayInSheet(tx, sheet, words);
    await tellStaff(tx, told(tx, sheet, 'replied', words.body, commentId));
    await audited(tx, sheet, 'reopened');
    return sheetIn(tx, no);
  });
}

export function readUpTo(
  db: Database,
  viewer: Viewer,
  { no, upTo }: BodyOf<typeof readSheet>,
): Promise<boolean> {
  return db.inTransaction(viewer, (tx) => markRead(tx, no, upTo));
}

/** Only what waits for the forwarder can be urged. */
export function urge(db: Database, viewer: Viewer, { nos }: BodyOf<typeof urgeSheets>): Promise<number> {
  const ours = openStates.filter((state) => state !== 'WAITING_CUSTOMER');
  return db.inTransaction(viewer, async (tx) => {
    const urged = await tx.rows(sql.type({ id: text, no: text })`
      update exception_sheet s set urged_at = now(), updated_at = now()
      where ${ofViewer('s')} and s.sheet_no = any(${nos}::text[]) and s.state = any(${ours}::text[])
        and (s.urged_at is null or s.urged_at < now() - make_interval(hours => ${policyOf('urgeHours')}::int))
      returning s.id, s.sheet_no as no`);
    await auditAll(
      tx,
      urged.map(({ id, no }) => ({ action: 'urged', subject: 'sheet', subjectId: id, changes: { no } })),
    );
    await tellStaffAll(
      tx,
      urged.map(({ id, no }) => told(tx, { id, orgId: tx.me.orgId, sheetNo: no }, 'urged', '', newId())),
    );
    return urged.length;
  });
}

/** What a customer does, as the forwarder's people hear of it. */
function told(
  { me }: Tx,
  { id, orgId, sheetNo: number }: Pick<LockedSheet, 'id' | 'orgId' | 'sheetNo'>,
  event: StaffNotice['event'],
  said: string,
  key: string,
): StaffNotice {
  return { event, orgId, subject: 'sheet', subjectId: id, number, who: me.name, said, key };
}

function audited(tx: Tx, { id, sheetNo }: LockedSheet, action: string): Promise<void> {
  return audit(tx, { action, subject: 'sheet', subjectId: id, changes: { no: sheetNo } });
}
