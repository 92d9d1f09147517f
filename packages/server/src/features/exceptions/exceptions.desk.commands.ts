import type {
  editDeskSheet,
  moveDeskSheet,
  openDeskSheet,
  readDeskSheet,
  saveSheetCosts,
} from '@loadline/contract/exceptions/sheet-desk.api';
import { missingWords } from '@loadline/contract/exceptions/sheet-desk.rules';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { policiesIn } from '../policies/policies.public.ts';
import type { DeskDetail } from './exceptions.desk.queries.ts';
import { deskIn } from './exceptions.desk.queries.ts';
import { tellOfSheet } from './exceptions.news.commands.ts';
import { openedSheet } from './exceptions.public.ts';
import type { LockedSheet } from './exceptions.steps.commands.ts';
import {
  clockColumns,
  lockedSheet,
  markRead,
  readingOf,
  sayInSheet,
  stepSheet,
  stepsOf,
} from './exceptions.steps.commands.ts';

type Told = Pick<BodyOf<typeof editDeskSheet>, 'descriptionZh' | 'descriptionEn'>;
type Asked = Pick<BodyOf<typeof moveDeskSheet>, 'customerActionZh' | 'customerActionEn' | 'dueAt'>;

export function openAtDesk(
  staff: Database,
  viewer: Viewer,
  { orderNo, kind, severity, ...words }: BodyOf<typeof openDeskSheet>,
): Promise<AnswerOf<typeof openDeskSheet>> {
  return staff.inTransaction(viewer, async (tx) => {
    const order = await tx.one(
      sql.type({ orgId: text, orderId: text })`
        select o.org_id as "orgId", o.id as "orderId" from ${orderView} o where o.order_number = ${orderNo}`,
    );
    const said = { ...describedBy(words), ...askedIn(words) };
    const { dueAt, customerActionZh, customerActionEn, ...described } = said;
    const opened = await openedSheet(
      tx,
      {
        ...order,
        kind,
        severity,
        source: 'operator',
        ...described,
        ...(customerActionZh && customerActionEn && { customerActionZh, customerActionEn }),
        ...(dueAt && { dueAt }),
      },
      tx.me.name,
    );
    if (!opened) throw new Error('a sheet without a cause is always opened');
    return opened;
  });
}

/** What is not said in English is said there in Chinese. */
function describedBy({ descriptionZh, descriptionEn }: Told) {
  return { descriptionZh, descriptionEn: descriptionEn ?? descriptionZh };
}

function askedIn({ customerActionZh, customerActionEn, dueAt }: Asked) {
  return { customerActionZh, customerActionEn: customerActionEn ?? customerActionZh, dueAt };
}

/** The sheet under lock, as it was read; 409 and what stands now when somebody has changed it since. */
async function unchanged(
  tx: Tx,
  asked: { readonly no: string; readonly version: number },
): Promise<LockedSheet> {
  const sheet = await lockedSheet(tx, asked.no);
  if (sheet.version !== asked.version) throw staleProblem(await deskIn(tx, asked.no), asked);
  return sheet;
}

/** Another severity is another target: the clock is read anew. */
export function editSheet(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof editDeskSheet>,
): Promise<DeskDetail> {
  const { kind, severity } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const sheet = await unchanged(tx, asked);
    const values = { kind, severity, ...describedBy(asked), ...askedIn(asked) };
    const steps = await stepsOf(tx, sheet);
    const reading = readingOf(steps, await policiesIn(tx), severity, tx.now);
    await changeSheet(tx, sheet, values);
    await tx.rows(
      sql`update exception_sheet s set ${clockColumns(reading)} where s.org_id = ${sheet.orgId} and s.id = ${sheet.id}`,
    );
    await auditSheet(tx, sheet, 'edited', { kind, severity: { from: sheet.severity, to: severity } });
    return deskIn(tx, asked.no);
  });
}

export function moveSheet(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof moveDeskSheet>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await moveIn(tx, clock, await unchanged(tx, asked), asked);
    return deskIn(tx, asked.no);
  });
}

export type SheetMove = Omit<BodyOf<typeof moveDeskSheet>, 'no' | 'version'>;

/** One step of a locked sheet, with what it needs and what is told of it. */
export async function moveIn(tx: Tx, clock: Clock, sheet: LockedSheet, asked: SheetMove): Promise<void> {
  const { to, said } = asked;
  await stepSheet(tx, clock, sheet, to);
  const missing = missingWords(asked, clock.now());
  if (missing.length > 0) throw wrongFields(missing);
  if (to === 'WAITING_CUSTOMER') await changeSheet(tx, sheet, askedIn(asked));
  if (to === 'PROCESSING') await takeOver(tx, sheet);
  if (said !== null) await sayInSheet(tx, sheet, { body: said });
  await auditSheet(tx, sheet, 'status-changed', { state: { from: sheet.state, to } });
  await tellOfMove(tx, sheet, asked);
}

/** Somebody begins to work on it; what they do next is what is told. */
export async function takeUp(tx: Tx, clock: Clock, sheet: LockedSheet): Promise<void> {
  await stepSheet(tx, clock, sheet, 'PROCESSING');
  await takeOver(tx, sheet);
}

/** Who takes an unassigned sheet up works on it from now on. */
async function takeOver(tx: Tx, sheet: LockedSheet): Promise<void> {
  if (sheet.handlerId === null) await changeSheet(tx, sheet, { handlerId: tx.me.userId });
}

/** The customer hears when it is their turn, and when it is solved. */
async function tellOfMove(tx: Tx, sheet: LockedSheet, asked: SheetMove): Promise<void> {
  const { to, said, dueAt } = asked;
  const news = { kind: sheet.kind, by: tx.me.name };
  const which = String(sheet.version);
  if (to === 'RESOLVED')
    await tellOfSheet(tx, sheet, 'resolved', { ...news, saidZh: said ?? '', saidEn: said ?? '' }, which);
  if (to !== 'WAITING_CUSTOMER') return;
  const { customerActionZh: zh, customerActionEn: en } = askedIn(asked);
  const action = { saidZh: zh ?? '', saidEn: en ?? '', ...(dueAt && { due: dueAt }) };
  await tellOfSheet(tx, sheet, 'waiting', { ...news, ...action }, which);
}

/** All lines anew. What we bear ourselves is told in our own log only. */
export function keepCosts(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof saveSheetCosts>,
): Promise<DeskDetail> {
  const { no, costCurrency, costs } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const sheet = await unchanged(tx, asked);
    await tx.rows(sql`delete from sheet_cost k where k.org_id = ${sheet.orgId} and k.sheet_id = ${sheet.id}`);
    await tx.rows(sql`
      insert into sheet_cost (org_id, sheet_id, line_no, name, amount, published)
      select ${sheet.orgId}, ${sheet.id}, c.ordinality, c.line ->> 'name', (c.line ->> 'amount')::numeric, (c.line ->> 'published')::boolean
      from jsonb_array_elements(${JSON.stringify(costs)}::jsonb) with ordinality as c (line)`);
    await changeSheet(tx, sheet, { costCurrency });
    await audit(tx, {
      action: 'edited',
      subject: 'sheet',
      subjectId: sheet.id,
      changes: { no, rows: costs.length },
    });
    return deskIn(tx, no);
  });
}

export function readAtDesk(
  staff: Database,
  viewer: Viewer,
  { no, upTo }: BodyOf<typeof readDeskSheet>,
): Promise<boolean> {
  return staff.inTransaction(viewer, (tx) => markRead(tx, no, upTo));
}

async function changeSheet(
  tx: Tx,
  { orgId, id }: LockedSheet,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = assignments({ ...values, version: sql`s.version + 1`, updatedAt: sql`now()` });
  await tx.rows(sql`update exception_sheet s set ${set} where s.org_id = ${orgId} and s.id = ${id}`);
}

/** Told in the customer's log: it is their record. */
export function auditSheet(
  tx: Tx,
  { orgId, id, sheetNo }: LockedSheet,
  action: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit(tx, { action, subject: 'sheet', subjectId: id, orgId, changes: { no: sheetNo, ...changes } });
}
