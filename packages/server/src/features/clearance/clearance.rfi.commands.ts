import type { answerRfi } from '@loadline/contract/clearance/entry.api';
import { moveRfi, type openRfi } from '@loadline/contract/clearance/entry-desk.api';
import { answerBy, flawOfDueDay, noSuchLine, writtenRfi } from '@loadline/contract/clearance/entry-rfi';
import type { RfiState } from '@loadline/contract/clearance/entry-rfi.codes';
import { rfiForms, rfiLifecycle } from '@loadline/contract/clearance/entry-rfi.codes';
import { sayWhy } from '@loadline/contract/kernel/change';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { RowOf } from '../../kernel/columns.ts';
import { int, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { insertion } from '../../kernel/records.save.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { tell, tellStaff } from '../notices/notices.public.ts';
import type { DeskDetail, EntryDetail } from './clearance.detail.queries.ts';
import { detailIn, ownDetailIn } from './clearance.detail.queries.ts';
import { linesOn } from './clearance.lines.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, lockedEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';
import { dueEnd } from './clearance.rows.queries.ts';

/** Asks the customer, who hears of it. */
export function askForInformation(
  staff: Database,
  viewer: Viewer,
  { no, version, line, body, ...given }: BodyOf<typeof openRfi>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    requireDay(tx, given);
    const about = line === null ? {} : await lineIn(tx, entry, line);
    const { orgId, id: entryId } = entry;
    const [id, now] = [newId(), tx.now.toISOString()];
    await tx.rows(
      insertion('us_entry_rfi', { orgId, entryId, id, ...given, ...about, openedAt: now, stateAt: now }),
    );
    const word = await sayIn(tx, entry, id, { body, files: [] });
    await touchEntry(tx, entry);
    await tellAsked(tx, entry, await lockedRfi(tx, entry, id), word);
    const { dueDay, form, topic } = given;
    await auditEntry(tx, entry, 'opened', { topic, form, line, dueDay, body });
    return detailIn(tx, no);
  });
}

/** The line is one of the entry. */
async function lineIn(tx: Tx, { orgId, id }: LockedEntry, line: string) {
  const [orderNumber = '', goodsNo = ''] = line.split(' ');
  const [found] = await tx.rows(sql.type({ orderId: text, goodsNo: int })`
    select g.order_id::text as "orderId", g.line_no as "goodsNo" from us_entry r, lateral (select g.order_id, g.line_no, o.order_number from ${linesOn}) g
    where r.org_id = ${orgId} and r.id = ${id} and g.order_number = ${orderNumber} and g.line_no = ${Number(goodsNo)}`);
  if (found) return found;
  throw wrongFields([{ path: 'line', label: writtenRfi.line.label, says: noSuchLine }]);
}

const lockedColumns = {
  id: text,
  state: textOf<RfiState>(),
  form: textOf<CodeOf<typeof rfiForms>>(),
  topic: text,
  dueDay: text,
  ends: text,
  zone: text,
};
type LockedRfi = RowOf<typeof lockedColumns>;

/** Its entry is under lock already; absent and of another entry are the same 404. */
function lockedRfi(
  tx: Tx,
  { orgId, id }: Pick<LockedEntry, 'orgId' | 'id'>,
  rfi: string,
): Promise<LockedRfi> {
  return tx.one(sql.type(lockedColumns)`
    select q.id::text as id, q.state, q.form, q.topic, to_char(q.due_day, 'YYYY-MM-DD') as "dueDay", ${isoOf(dueEnd)} as ends, q.zone
    from us_entry_rfi q where q.org_id = ${orgId} and q.entry_id = ${id} and q.id = ${rfi} for update`);
}

/** The customer answers; staff of the forwarder hear of it. */
export function answerInformation(
  db: Database,
  viewer: Viewer,
  { no, rfi, body, files }: BodyOf<typeof answerRfi>,
): Promise<EntryDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const entry = await lockedEntry(tx, no);
    const asked = await lockedRfi(tx, entry, rfi);
    requireMove(rfiLifecycle, asked.state, 'ANSWERED', tx.me);
    await attachFiles(tx, entry.orgId, 'clearance', entry.id, files ?? []);
    const word = await sayIn(tx, entry, rfi, { body, files: files ?? [] });
    await settleRfi(tx, entry, asked, 'ANSWERED');
    await touchEntry(tx, entry);
    await tellStaff(tx, {
      event: 'replied',
      orgId: entry.orgId,
      subject: 'clearance',
      subjectId: entry.id,
      number: no,
      who: tx.me.name,
      said: body,
      key: word,
    });
    await auditEntry(tx, entry, 'commented', { topic: asked.topic, body });
    return ownDetailIn(tx, no);
  });
}

const deeds = { OPEN: 'reopened', ACCEPTED: 'approved', CLOSED: 'closed' } as const;

/** Accepts an answer, asks again, or closes. */
export function decideOnAnswer(
  staff: Database,
  viewer: Viewer,
  { no, version, rfi, to, body, dueDay, zone }: BodyOf<typeof moveRfi>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const asked = await lockedRfi(tx, entry, rfi);
    requireMove(rfiLifecycle, asked.state, to, tx.me);
    if (body === null && to !== 'ACCEPTED')
      throw wrongFields([{ path: 'body', label: moveRfi.body.body.label, says: sayWhy }]);
    if (to === 'OPEN') await extend(tx, entry, asked, { dueDay, zone });
    const word = body === null ? rfi : await sayIn(tx, entry, rfi, { body, files: [] });
    await settleRfi(tx, entry, asked, to);
    await touchEntry(tx, entry);
    if (to === 'OPEN') await tellAsked(tx, entry, await lockedRfi(tx, entry, rfi), word);
    if (to !== 'ANSWERED')
      await auditEntry(tx, entry, deeds[to], { topic: asked.topic, ...(body !== null && { body }) });
    return detailIn(tx, no);
  });
}

/** What is asked again has a last day that is still to come. */
async function extend(
  tx: Tx,
  { orgId, id }: LockedEntry,
  asked: LockedRfi,
  given: { readonly dueDay: string | null; readonly zone: string | null },
): Promise<void> {
  const until = { dueDay: given.dueDay ?? asked.dueDay, zone: given.zone ?? asked.zone };
  requireDay(tx, until);
  await tx.rows(sql`update us_entry_rfi q set due_day = ${until.dueDay}::date, zone = ${until.zone}
    where q.org_id = ${orgId} and q.entry_id = ${id} and q.id = ${asked.id}`);
}

function requireDay({ now }: Tx, { dueDay, zone }: { readonly dueDay: string; readonly zone: string }): void {
  const says = flawOfDueDay(dueDay, localTimeAt(now.toISOString(), zone).slice(0, 10));
  if (says) throw wrongFields([{ path: 'dueDay', label: answerBy.dueDay.label, says }]);
}

/** One word of the dialogue; gives its id. */
async function sayIn(
  tx: Tx,
  { orgId, id: entryId }: LockedEntry,
  rfiId: string,
  { body, files }: { readonly body: string; readonly files: readonly string[] },
): Promise<string> {
  const id = newId();
  const side = tx.me.kind === 'customer' ? 'customer' : 'forwarder';
  await tx.rows(sql`
    insert into us_entry_rfi_word (org_id, entry_id, rfi_id, id, side, user_id, who, at, body, files)
    values (${orgId}, ${entryId}, ${rfiId}, ${id}, ${side}, ${tx.me.userId}, ${tx.me.name}, clock_timestamp(), ${body}, ${files}::uuid[])`);
  return id;
}

async function settleRfi(
  tx: Tx,
  { orgId, id }: LockedEntry,
  { id: rfi }: LockedRfi,
  to: RfiState,
): Promise<void> {
  await tx.rows(sql`update us_entry_rfi q set state = ${to}, state_at = now()
    where q.org_id = ${orgId} and q.entry_id = ${id} and q.id = ${rfi}`);
}

/** The customer hears what is asked, and until when. */
function tellAsked(
  tx: Tx,
  { orgId, id, fileNo: number }: LockedEntry,
  { form, topic, ends, zone }: LockedRfi,
  key: string,
): Promise<void> {
  const { zh, en } = wordOf(rfiForms, form);
  const words = { reasonZh: `${zh}：${topic}`, reasonEn: `${en}: ${topic}`, due: ends, zone };
  return tell(tx, {
    event: 'infoRequested',
    orgId,
    subject: 'clearance',
    subjectId: id,
    number,
    words,
    key: `rfi ${key}`,
  });
}
