import type { moveDuty, writeDuty } from '@loadline/contract/clearance/entry-desk.api';
import { moveDuty as moving } from '@loadline/contract/clearance/entry-desk.api';
import { dutyAmounts, flawsOfDuty, writtenDuty } from '@loadline/contract/clearance/entry-duty';
import type { DutyState } from '@loadline/contract/clearance/entry-duty.codes';
import { dutyKinds, dutyLifecycle } from '@loadline/contract/clearance/entry-duty.codes';
import { sumsByKind } from '@loadline/contract/clearance/entry-reckoning';
import { flawOfDueDay } from '@loadline/contract/clearance/entry-rfi';
import { sayWhy } from '@loadline/contract/kernel/change';
import { codesOf } from '@loadline/contract/kernel/code';
import { isSame } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { insertion } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';
import { approveEnd, dutySum, payEnd } from './clearance.rows.queries.ts';
import { reckonEntry } from './clearance.tariff.queries.ts';

/** Writes an estimate and asks its customer to approve it; the one before counts no more, whatever had come of it. */
export async function writeEstimate(
  staff: Database,
  viewer: Viewer,
  { no, version, byTariff, ...given }: BodyOf<typeof writeDuty>,
): Promise<DeskDetail> {
  const reckoned = byTariff ? await reckonEntry(staff, viewer, { no, feeDate: given.feeDate }) : null;
  const sums = reckoned && sumsByKind(reckoned);
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { file, fees } = await detailIn(tx, no);
    const { entryType, transport } = file;
    requireSound(flawsOfDuty(given, { entryType, transport, fees, today: todayOf(tx, given.zone) }));
    const { feeDate, approveBy, zone, note } = given;
    const [id, now] = [newId(), tx.now.toISOString()];
    const { orgId, id: entryId } = entry;
    const { estimateNo } = await tx.one(sql.type({ estimateNo: int })`
      select coalesce(max(t.estimate_no), 0) + 1 as "estimateNo" from us_entry_duty t where t.org_id = ${orgId} and t.entry_id = ${entryId}`);
    await tx.rows(sql`update us_entry_duty t set state = 'REPLACED', state_at = now()
      where t.org_id = ${orgId} and t.entry_id = ${entryId} and t.state <> 'REPLACED'`);
    const row = { orgId, entryId, id, estimateNo, feeDate, approveBy, zone, note };
    await tx.rows(insertion('us_entry_duty', { ...row, stateAt: now, madeAt: now }));
    if (reckoned)
      await tx.rows(sql`update us_entry_duty t set source = 'tariff', reckoned = ${JSON.stringify(reckoned)}::jsonb
        where t.org_id = ${orgId} and t.entry_id = ${entryId} and t.id = ${id}`);
    const amounts = codesOf(dutyKinds).flatMap((kind) => {
      const amount = given[kind];
      const said = sums?.[kind].amount ?? null;
      const source = amount !== null && said !== null && isSame(amount, said) ? 'tariff' : 'typed';
      return amount === null ? [] : [{ kind, amount, source }];
    });
    await tx.rows(sql`
      insert into us_entry_duty_amount (org_id, entry_id, duty_id, kind, amount, source)
      select ${orgId}, ${entryId}, ${id}, a.kind, a.amount, a.source
      from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as a (kind text, amount numeric, source text)`);
    await touchEntry(tx, entry);
    const made = await lockedDuty(tx, entry, id);
    await tell(tx, {
      ...aboutEntry(entry),
      event: 'dutyToApprove',
      words: { amount: amountOf(made), zone, ...(made.approveEnds && { due: made.approveEnds }) },
      key: `duty ${id}`,
    });
    const typed = Object.fromEntries(amounts.map(({ kind, amount }) => [kind, amount]));
    await auditEntry(tx, entry, 'duty-estimated', { feeDate, ...typed, dutyTotal: made.total });
    return detailIn(tx, no);
  });
}

function requireSound(flaws: ReturnType<typeof flawsOfDuty>): void {
  const fields = { ...dutyAmounts, ...writtenDuty };
  if (flaws.length > 0)
    throw wrongFields(flaws.map(({ path, says }) => ({ path, says, label: fields[path].label })));
}

function todayOf({ now }: Tx, zone: string): string {
  return localTimeAt(now.toISOString(), zone).slice(0, 10);
}

const lockedColumns = {
  id: text,
  state: textOf<DutyState>(),
  total: text,
  zone: text,
  approveEnds: orNull(text),
  payEnds: orNull(text),
};
type LockedDuty = RowOf<typeof lockedColumns>;

/** Its entry is under lock already; absent and of another entry are the same 404. */
export function lockedDuty(
  tx: Tx,
  { orgId, id }: Pick<LockedEntry, 'orgId' | 'id'>,
  duty: string,
): Promise<LockedDuty> {
  return tx.one(sql.type(lockedColumns)`
    select t.id::text as id, t.state, ${dutySum} as total, t.zone, ${isoOf(approveEnd)} as "approveEnds", ${isoOf(payEnd)} as "payEnds" from us_entry_duty t
    where t.org_id = ${orgId} and t.entry_id = ${id} and t.id = ${duty} for update`);
}

/** Brings an estimate on its way. */
export async function settleDuty(
  tx: Tx,
  { orgId, id }: LockedEntry,
  { id: duty }: LockedDuty,
  to: DutyState,
  set: Sql,
): Promise<void> {
  await tx.rows(sql`update us_entry_duty t set state = ${to}, state_at = now(), ${set}
    where t.org_id = ${orgId} and t.entry_id = ${id} and t.id = ${duty}`);
}

export function aboutEntry({ orgId, id, fileNo }: LockedEntry) {
  return { orgId, subject: 'clearance', subjectId: id, number: fileNo } as const;
}

export function amountOf({ total }: Pick<LockedDuty, 'total'>): string {
  return `USD ${moneyText(total)}`;
}

type Moving = BodyOf<typeof moveDuty>;

/** Asks for the payment, takes it as made, or says what is wrong with its proof. */
export function movePayment(
  staff: Database,
  viewer: Viewer,
  { no, version, duty, to, payBy, paymentNote }: Moving,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const found = await lockedDuty(tx, entry, duty);
    requireMove(dutyLifecycle, found.state, to, tx.me);
    const isQuestioned = found.state === 'PROOF_SENT' && to === 'TO_PAY';
    if (isQuestioned && paymentNote === null)
      throw wrongFields([{ path: 'paymentNote', label: moving.body.paymentNote.label, says: sayWhy }]);
    requireDay(tx, payBy, found.zone);
    const paid = to === 'PAID' ? sql`paid_at = now(), ` : sql``;
    const set = sql`${paid}payment_note = ${paymentNote}, pay_by = coalesce(${payBy}::date, t.pay_by)`;
    await settleDuty(tx, entry, found, to, set);
    await touchEntry(tx, entry);
    const after = await lockedDuty(tx, entry, duty);
    if (to === 'TO_PAY') await tellToPay(tx, entry, after, paymentNote);
    const deed = to === 'PAID' ? 'payment-confirmed' : isQuestioned ? 'returned' : 'payment-asked';
    const said = { ...(payBy !== null && { payBy }), ...(paymentNote !== null && { paymentNote }) };
    await auditEntry(tx, entry, deed, { dutyTotal: found.total, ...said });
    return detailIn(tx, no);
  });
}

function requireDay(tx: Tx, payBy: string | null, zone: string): void {
  const says = flawOfDueDay(payBy, todayOf(tx, zone));
  if (says) throw wrongFields([{ path: 'payBy', label: moving.body.payBy.label, says }]);
}

function tellToPay(tx: Tx, entry: LockedEntry, duty: LockedDuty, said: string | null): Promise<void> {
  const { payEnds, zone } = duty;
  return tell(tx, {
    ...aboutEntry(entry),
    event: 'dutyToPay',
    words: {
      amount: amountOf(duty),
      zone,
      ...(payEnds && { due: payEnds }),
      ...(said && { reasonZh: said, reasonEn: said }),
    },
    key: `pay ${duty.id} ${entry.version}`,
  });
}
