import type { SheetState } from '@loadline/contract/exceptions/sheet.lifecycle';
import { openStates, sheetLifecycle } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { SheetStep } from '@loadline/contract/exceptions/sheet-clock';
import { clockOf } from '@loadline/contract/exceptions/sheet-clock';
import type { Severity, SheetKind } from '@loadline/contract/exceptions/sheet-kind';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import type { Text } from '@loadline/contract/kernel/text';
import type { Policies } from '@loadline/contract/ops/policy';
import { targetHoursOf } from '@loadline/contract/ops/policy';
import type { Clock } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { instant, int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { sql } from '../../kernel/sql.ts';
import { attachFiles } from '../files/files.public.ts';
import { policiesIn } from '../policies/policies.public.ts';

/** A sheet under lock: nobody else moves it until this transaction ends. */
export const lockedSheetColumns = {
  id: text,
  orgId: text,
  sheetNo: text,
  version: int,
  state: textOf<SheetState>(),
  kind: textOf<SheetKind>(),
  severity: textOf<Severity>(),
  handlerId: orNull(text),
  resolvedAt: orNull(instant),
};
export type LockedSheet = RowOf<typeof lockedSheetColumns>;

type Side = 'customer' | 'forwarder';

/** The side of whoever's transaction this is. */
function sideOf({ me }: Tx): Side {
  return me.kind === 'customer' ? 'customer' : 'forwarder';
}

/** By its number; absent, foreign and beyond one's authority are the same 404. */
export function lockedSheet(tx: Tx, no: string): Promise<LockedSheet> {
  return tx.one(sql.type(lockedSheetColumns)`
    select s.id, s.org_id as "orgId", s.sheet_no as "sheetNo", s.version, s.state, s.kind, s.severity, s.handler_id as "handlerId", s.resolved_at as "resolvedAt"
    from exception_sheet s where s.sheet_no = ${no} for update`);
}

/** One step of its life, if the lifecycle and this person's rights allow it. The clock is read anew from all steps. */
export async function stepSheet(tx: Tx, clock: Clock, sheet: LockedSheet, to: SheetState): Promise<void> {
  const side = sideOf(tx);
  // A right of the other side, wherever it came from, moves nothing here.
  const permissions = tx.me.permissions.filter((one) => isStaffPermission(one) === (side === 'forwarder'));
  requireMove(sheetLifecycle, sheet.state, to, { permissions });
  await writeStep(tx, sheet, { to, side, who: tx.me.name, now: clock.now() });
}

/** A sheet that the program opened is over with what it was opened for; signed by nobody. */
export function resolveSheet(tx: Tx, sheet: LockedSheet, now: Date, why: Text): Promise<void> {
  return writeStep(tx, sheet, { to: 'RESOLVED', side: 'system', who: '', now, why });
}

interface Step {
  readonly to: SheetState;
  readonly side: Side | 'system';
  readonly who: string;
  readonly now: Date;
  /** Of what the program does by itself. */
  readonly why?: Text;
}

async function writeStep(tx: Tx, sheet: LockedSheet, { to, side, who, now, why }: Step): Promise<void> {
  const steps = await stepsOf(tx, sheet);
  const at = laterOf(now, steps.at(-1)?.at);
  const reading = readingOf([...steps, { to, at }], await policiesIn(tx), sheet.severity, now);
  await tx.rows(sql`
    update exception_sheet s set state = ${to}, state_since = ${at}, version = s.version + 1, updated_at = now(),
      resolved_at = case when ${to} = 'RESOLVED' then ${at}::timestamptz when ${to} = 'REOPENED' then null else s.resolved_at end,
      ${clockColumns(reading)}
    where s.org_id = ${sheet.orgId} and s.id = ${sheet.id}`);
  await tx.rows(sql`
    insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who, why_zh, why_en)
    values (${sheet.orgId}, ${sheet.id}, ${steps.length + 1}, ${to}, ${at}, ${side}, ${who}, ${why?.zh ?? null}, ${why?.en ?? null})`);
}

export function stepsOf(tx: Tx, { orgId, id }: LockedSheet): Promise<SheetStep[]> {
  return tx.rows(
    sql.type({ to: textOf<SheetStep['to']>(), at: instant })`
      select p.to_state as to, p.at from sheet_step p where p.org_id = ${orgId} and p.sheet_id = ${id} order by p.step_no`,
  );
}

/** `breach_at` and `left_minutes` as the steps say: one of the two while the sheet is open, none when it has ended. */
export function readingOf(steps: readonly SheetStep[], policy: Policies, severity: Severity, now: Date) {
  const last = steps.at(-1);
  const hours = targetHoursOf(policy, severity);
  const { breachAt, leftMinutes } = clockOf(steps, hours, last?.at ?? now, policy.calendar);
  const stands = last !== undefined && openStates.includes(last.to) && !breachAt;
  return { breachAt: breachAt ?? null, leftMinutes: stands ? Math.floor(leftMinutes) : null };
}

export function clockColumns({ breachAt, leftMinutes }: ReturnType<typeof readingOf>) {
  return sql`breach_at = ${breachAt}::timestamptz, left_minutes = ${leftMinutes}::int`;
}

// The clocks of two machines differ by a little: time never runs backwards in a history.
function laterOf(now: Date, last: Date | undefined): Date {
  return last && last > now ? last : now;
}

interface Words {
  readonly body: string;
  readonly replyTo?: string | null;
  readonly files?: readonly string[] | null;
}

/** Lays a comment down, under the comment that it answers. What answers a reply stands beside it; gives its id. */
export async function sayInSheet(
  tx: Tx,
  { orgId, id }: LockedSheet,
  { body, replyTo, files }: Words,
): Promise<string> {
  const parent = replyTo ? await commentIn(tx, id, replyTo) : undefined;
  const commentId = newId();
  await attachFiles(tx, orgId, 'sheet', id, files ?? []);
  await tx.rows(sql`
    insert into sheet_comment (org_id, sheet_id, comment_id, reply_to, side, user_id, who, body, files, at)
    values (${orgId}, ${id}, ${commentId}, ${parent?.under ?? null}, ${sideOf(tx)}, ${tx.me.userId}, ${tx.me.name}, ${body}, ${files ?? []}::uuid[],
      clock_timestamp())`);
  return commentId;
}

/** Where an answer to this comment belongs. */
function commentIn(tx: Tx, sheetId: string, commentId: string): Promise<{ under: string }> {
  return tx.one(
    sql.type({ under: text })`
      select coalesce(c.reply_to, c.comment_id)::text as under from sheet_comment c where c.sheet_id = ${sheetId} and c.comment_id = ${commentId}`,
  );
}

/** The viewer has read what was said up to this comment. Reading less than before changes nothing. */
export async function markRead(tx: Tx, no: string, commentId: string): Promise<boolean> {
  const { orgId, id, at } = await tx.one(sql.type({ orgId: text, id: text, at: text })`
    select s.org_id as "orgId", s.id, c.at::text from exception_sheet s join sheet_comment c on c.org_id = s.org_id and c.sheet_id = s.id
    where s.sheet_no = ${no} and c.comment_id = ${commentId}`);
  const marked = await tx.rows(sql`
    insert into sheet_read (org_id, sheet_id, user_id, up_to, side, who)
    select ${orgId}, ${id}, ${tx.me.userId}, ${at}::timestamptz, ${sideOf(tx)}, ${tx.me.name}
    where not exists (select from sheet_read m where m.org_id = ${orgId} and m.sheet_id = ${id} and m.user_id = ${tx.me.userId} and m.up_to >= ${at}::timestamptz)
    on conflict do nothing returning 1`);
  return marked.length > 0;
}
