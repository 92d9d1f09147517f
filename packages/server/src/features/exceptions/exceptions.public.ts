import type { SheetState } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { Severity, SheetKind } from '@loadline/contract/exceptions/sheet-kind';
import type { SheetRule } from '@loadline/contract/exceptions/sheet-rule';
import { aboutRule, wordsOfRule } from '@loadline/contract/exceptions/sheet-rule';
import type { Said, Text } from '@loadline/contract/kernel/text';
import { severityOf } from '@loadline/contract/ops/policy';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { policiesIn } from '../policies/policies.public.ts';
import type { NumberedSheet, SheetNews, ToldSheet } from './exceptions.news.commands.ts';
import { tellOfSheet, tellOfSheets } from './exceptions.news.commands.ts';
import { lockedSheet, readingOf, resolveSheet } from './exceptions.steps.commands.ts';

/** What a sheet hangs on: an order, or what its customer has on a waybill, with the orders among that. */
export type SheetSubject =
  | { readonly orderId: string; readonly waybill?: undefined }
  | {
      readonly orderId?: undefined;
      readonly waybill: { readonly id: string; readonly orders: readonly string[] };
    };

/** A sheet that is to be opened. */
export type NewSheet = SheetSubject & SheetFacts;

interface SheetFacts {
  readonly orgId: string;
  readonly kind: SheetKind;
  /** What is usual for the kind unless told. */
  readonly severity?: Severity;
  readonly descriptionZh: string;
  readonly descriptionEn: string;
  /** What caused it: while a sheet with the same cause is open, no second one is opened. */
  readonly sourceKey?: string;
  readonly customerActionZh?: string;
  readonly customerActionEn?: string;
  /** Until when the customer is to answer, ISO 8601. */
  readonly dueAt?: string;
  /** Who noticed it; the program unless told. */
  readonly source?: 'customer' | 'operator' | 'system';
  /** Whoever opens it tells the customer of it in words of its own. */
  readonly toldElsewhere?: boolean;
}

/** Opens a sheet in whoever's transaction this is; gives its id, or nothing when one with the same cause is open. */
export async function openSheet(tx: Tx, wanted: NewSheet): Promise<string | undefined> {
  return (await openedSheet(tx, wanted, tx.me.name))?.id;
}

/** Opens the sheets of one cause, none where one of its own is open; each customer hears of theirs at once. */
export async function openSheets(tx: Tx, wanted: readonly NewSheet[], cause: string): Promise<void> {
  const opened: ToldSheet[] = [];
  for (const one of wanted) {
    const sheet = await laidSheet(tx, one, tx.me.name);
    if (sheet) opened.push(sheet);
  }
  await tellOfSheets(tx, 'opened', opened, cause);
}

/** What a rule opens: its kind and words, with the places of these filled. */
export function sheetOfRule(
  rule: SheetRule,
  about: SheetSubject & { readonly orgId: string; readonly sourceKey: string },
  said: Said,
): NewSheet {
  const { description, customerAction } = wordsOfRule(rule, said);
  return {
    ...about,
    kind: aboutRule[rule].kind,
    descriptionZh: description.zh,
    descriptionEn: description.en,
    ...(customerAction && { customerActionZh: customerAction.zh, customerActionEn: customerAction.en }),
  };
}

const sideOf = { customer: 'customer', operator: 'forwarder', system: 'system' } as const;

/** The same, with the number of the new sheet. What the program notices is signed by nobody. */
export async function openedSheet(
  tx: Pick<Tx, 'rows' | 'now'>,
  { toldElsewhere = false, ...wanted }: NewSheet,
  who: string,
): Promise<NumberedSheet | undefined> {
  const opened = await laidSheet(tx, wanted, who);
  if (opened && wanted.source !== 'customer' && !toldElsewhere)
    await tellOfSheet(tx, opened, 'opened', opened.news);
  return opened && { orgId: opened.orgId, id: opened.id, sheetNo: opened.sheetNo };
}

/** Opens a sheet, and leaves what is to be told of it to whoever opens several of one cause. */
export async function laidSheet(
  tx: Pick<Tx, 'rows' | 'now'>,
  {
    orgId,
    orderId,
    waybill,
    kind,
    source = 'system',
    severity: given,
    ...words
  }: Omit<NewSheet, 'toldElsewhere'>,
  who: string,
): Promise<ToldSheet | undefined> {
  const [id, { now }] = [newId(), tx];
  const policy = await policiesIn(tx);
  const severity = given ?? severityOf(policy, kind);
  const { breachAt } = readingOf([{ to: 'OPEN', at: now }], policy, severity, now);
  const openedBy = source === 'system' ? '' : who;
  const told = { source, side: sideOf[source], openedBy, breachAt, aboutOrders: waybill?.orders ?? [] };
  const facts = { kind, severity, ...told, ...words };
  const [opened] = await tx.rows(sql.type({ sheet_no: text })`
    select * from open_sheet(${orgId}, ${orderId ?? null}, ${waybill?.id ?? null}, ${id}, ${chinaTime(now).slice(0, 10)}::date, ${now}, ${JSON.stringify(facts)}::jsonb, ${newId()})`);
  if (!opened) return undefined;
  return { orgId, id, sheetNo: opened.sheet_no, news: openingWords(kind, words) };
}

/** What is wrong and, where the customer can do something, what. */
function openingWords(kind: SheetKind, words: Partial<SheetFacts>): SheetNews {
  const { descriptionZh = '', descriptionEn = '', customerActionZh, customerActionEn, dueAt } = words;
  return {
    kind,
    saidZh: customerActionZh ?? descriptionZh,
    saidEn: customerActionEn ?? descriptionEn,
    ...(dueAt && { due: dueAt }),
  };
}

/** What the program itself may end: one that its customer has opened once more stays for a person to answer. */
export const settledFrom: readonly SheetState[] = ['OPEN', 'PROCESSING', 'WAITING_CUSTOMER'];

interface Cause {
  readonly orgId: string;
  readonly sourceKey: string;
}

/**
 * What the program opened a sheet for is no more: the sheet of this cause is resolved, if one is open, its history says why,
 * and its customer is told. Of whoever may change sheets.
 */
export async function settleSheet(tx: Tx, cause: Cause, why: Text): Promise<void> {
  const settled = await settledSheet(tx, cause, why);
  if (settled) await tellOfSheets(tx, 'resolved', [settled]);
}

/** The same, and leaves what is to be told of it to whoever settles several. */
export async function settledSheet(
  tx: Tx,
  { orgId, sourceKey }: Cause,
  why: Text,
): Promise<ToldSheet | undefined> {
  const [open] = await tx.rows(sql.type({ no: text })`
    select s.sheet_no as no from exception_sheet s
    where s.org_id = ${orgId} and s.source_key = ${sourceKey} and s.state = any(${settledFrom}::text[])`);
  if (!open) return undefined;
  const sheet = await lockedSheet(tx, open.no);
  if (!settledFrom.includes(sheet.state)) return undefined;
  await resolveSheet(tx, sheet, tx.now, why);
  await audit(tx, {
    orgId,
    action: 'status-changed',
    subject: 'sheet',
    subjectId: sheet.id,
    changes: {
      no: sheet.sheetNo,
      state: { from: sheet.state, to: 'RESOLVED' },
      reason: why.zh === why.en ? why.zh : `${why.zh} · ${why.en}`,
    },
  });
  const news = { kind: sheet.kind, saidZh: why.zh, saidEn: why.en };
  return { orgId, id: sheet.id, sheetNo: sheet.sheetNo, news, which: String(sheet.version) };
}

/** The open sheets of a cause say how it stands by now; nobody is told of it once more. */
export async function rewordSheets(tx: Tx, sourceKey: string, { zh, en }: Text): Promise<void> {
  await tx.rows(sql`
    update exception_sheet s set description_zh = ${zh}, description_en = ${en}, version = s.version + 1, updated_at = now()
    where s.source_key = ${sourceKey} and s.state not in ('RESOLVED', 'CLOSED') and s.description_zh <> ${zh}`);
}
