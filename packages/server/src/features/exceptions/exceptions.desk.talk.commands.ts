import { deskSheet } from '@loadline/contract/exceptions/sheet';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type {
  assignDeskSheets,
  commentDeskSheet,
  remindCustomers,
} from '@loadline/contract/exceptions/sheet-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { anEnabledColleague } from '@loadline/contract/ops/customer';
import { audit } from '../../kernel/audit.ts';
import { flag, instant, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { setVisible } from '../files/files.rows.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import { accountView } from '../ops/people.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { auditSheet } from './exceptions.desk.commands.ts';
import type { DeskDetail } from './exceptions.desk.queries.ts';
import { deskIn } from './exceptions.desk.queries.ts';
import type { ToldSheet } from './exceptions.news.commands.ts';
import { tellOfSheet, tellOfSheets } from './exceptions.news.commands.ts';
import type { LockedSheet } from './exceptions.steps.commands.ts';
import { lockedSheet, sayInSheet } from './exceptions.steps.commands.ts';

type Comment = BodyOf<typeof commentDeskSheet>;

/** A word to the customer, or among colleagues. */
export function comment(staff: Database, viewer: Viewer, asked: Comment): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const sheet = await lockedSheet(tx, asked.no);
    await requireColleagues(tx, 'mentions', asked.mentions ?? []);
    if (await isInternal(tx, sheet, asked)) await sayAmongColleagues(tx, sheet, asked);
    else await sayToCustomer(tx, sheet, asked);
    return deskIn(tx, asked.no);
  });
}

// What answers an internal word is internal, whatever was pressed: in front of the customer it would hang in the air.
async function isInternal(tx: Tx, { id }: LockedSheet, { internal, replyTo }: Comment): Promise<boolean> {
  if (internal || replyTo === null) return internal;
  const parent = await tx.one(
    sql.type({ internal: flag })`
      select c.internal from sheet_comment c where c.sheet_id = ${id} and c.comment_id = ${replyTo}`,
  );
  return parent.internal;
}

async function sayToCustomer(tx: Tx, sheet: LockedSheet, { body, replyTo, files }: Comment): Promise<void> {
  if (sheet.state === 'CLOSED') throw new Problem('sheetClosed');
  const commentId = await sayInSheet(tx, sheet, { body, replyTo, files });
  await showFiles(tx, sheet, files, true);
  await tellOfSheet(tx, sheet, 'replied', newsOf(tx, sheet, body), commentId);
  await auditSheet(tx, sheet, 'commented');
}

function newsOf({ me }: Tx, { kind }: LockedSheet, said: string) {
  return { kind, by: me.name, saidZh: said, saidEn: said };
}

/** Not even that something was said stands in the customer's log. */
async function sayAmongColleagues(
  tx: Tx,
  sheet: LockedSheet,
  { body, replyTo, files, mentions }: Comment,
): Promise<void> {
  const { orgId, id, sheetNo } = sheet;
  await attachFiles(tx, orgId, 'sheet', id, files ?? []);
  await showFiles(tx, sheet, files, false);
  const commentId = newId();
  await tx.rows(sql`
    insert into sheet_comment (org_id, sheet_id, comment_id, reply_to, side, user_id, who, body, files, internal, mentions)
    values (${orgId}, ${id}, ${commentId},
      (select coalesce(c.reply_to, c.comment_id) from sheet_comment c where c.sheet_id = ${id} and c.comment_id = ${replyTo}),
      'forwarder', ${tx.me.userId}, ${tx.me.name}, ${body}, ${files ?? []}::uuid[], true, ${mentions ?? []}::uuid[])`);
  if (mentions && mentions.length > 0)
    await tellStaff(tx, {
      event: 'mentioned',
      orgId,
      subject: 'sheet',
      subjectId: id,
      number: sheetNo,
      who: tx.me.name,
      said: body,
      key: commentId,
      named: mentions,
    });
  await audit(tx, { action: 'commented', subject: 'sheet', subjectId: id, changes: { no: sheetNo } });
}

// Files go where the words go, however they were uploaded; what the customer has sent or was shown stays theirs to see.
async function showFiles(
  tx: Tx,
  { orgId, id }: LockedSheet,
  files: readonly string[] | null,
  visible: boolean,
): Promise<void> {
  if (files === null || files.length === 0) return;
  const hidden = sql`f.by_staff and not exists (select from sheet_comment c
    where c.org_id = f.org_id and c.sheet_id = ${id} and not c.internal and f.file_id = any(c.files))`;
  await setVisible(tx, orgId, files, visible, visible ? sql`true` : hidden);
}

/** Gives sheets to a colleague or to nobody, all of them or none. */
export function assign(
  staff: Database,
  viewer: Viewer,
  { nos, handlerId, reason }: BodyOf<typeof assignDeskSheets>,
): Promise<number> {
  const wanted = [...new Set(nos)].toSorted();
  return staff.inTransaction(viewer, async (tx) => {
    await requireColleagues(tx, 'handlerId', handlerId === null ? [] : [handlerId]);
    for (const no of wanted) {
      const { id, sheetNo } = await lockedSheet(tx, no);
      await tx.rows(
        sql`update exception_sheet s set handler_id = ${handlerId}, version = s.version + 1, updated_at = now() where s.id = ${id}`,
      );
      const changes = { no: sheetNo, ...(reason !== null && { reason }) };
      await audit(tx, { action: 'assigned', subject: 'sheet', subjectId: id, changes });
    }
    return wanted.length;
  });
}

const remindedColumns = { no: text, saidZh: text, saidEn: text, due: orNull(instant) };

/** Reminds customers of what is asked of them, each sheet once within an hour, a person of all of them at once. */
export function remind(
  staff: Database,
  viewer: Viewer,
  { nos }: BodyOf<typeof remindCustomers>,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) => {
    const reminded = await tx.rows(sql.type(remindedColumns)`
      update exception_sheet s set reminded_at = now(), updated_at = now()
      where s.sheet_no = any(${nos}::text[]) and s.state = any(${openStates}::text[])
        and (s.reminded_at is null or s.reminded_at < now() - make_interval(hours => ${policyOf('remindHours')}::int))
      returning s.sheet_no as no, coalesce(s.customer_action_zh, s.description_zh) as "saidZh",
        coalesce(s.customer_action_en, s.description_en) as "saidEn", s.due_at as due`);
    const told: ToldSheet[] = [];
    for (const { no, due, ...said } of reminded) {
      const sheet = await lockedSheet(tx, no);
      const news = { kind: sheet.kind, ...said, ...(due && { due: due.toISOString() }) };
      told.push({ ...sheet, news, which: newId() });
      await auditSheet(tx, sheet, 'reminded');
    }
    await tellOfSheets(tx, 'waiting', told, 'reminded');
    return reminded.length;
  });
}

/** Refuses people who are not enabled colleagues. */
async function requireColleagues(
  tx: Tx,
  path: 'handlerId' | 'mentions',
  wanted: readonly string[],
): Promise<void> {
  const known = await tx.rows(sql.type({ id: text })`
    select u.user_id::text as id from ${accountView} u where u.org_id = ${tx.me.orgId} and u.enabled and u.user_id = any(${wanted}::uuid[])`);
  if (known.length === new Set(wanted).size) return;
  throw wrongFields([{ path, label: deskSheet.fields.handler.label, says: anEnabledColleague }]);
}
