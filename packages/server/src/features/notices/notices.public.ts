import { wordOf } from '@loadline/contract/kernel/code';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import {
  defaultChoices,
  eachOrder,
  lockedChoices,
  staffMail,
} from '@loadline/contract/messages/notice-event';
import { wordsOfEvent } from '@loadline/contract/messages/notice-text';
import type { NoticeSubject } from '@loadline/contract/notices/notice';
import { countWords, listPath, recordPath, subjectPages } from '@loadline/contract/notices/notice';
import type { StaffNoticeEvent, StaffNoticeSubject } from '@loadline/contract/notices/staff-notice.api';
import {
  deskPath,
  saidOf,
  staffNoticeEvents,
  staffSubjectPages,
} from '@loadline/contract/notices/staff-notice.api';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { layHookEvents } from '../webhooks/webhooks.public.ts';

export interface Notice {
  readonly event: NoticeEventName;
  /** Whose people are told. */
  readonly orgId: string;
  readonly subject: NoticeSubject;
  readonly subjectId: string;
  /** The number that the record is opened by. */
  readonly number: string;
  /**
   * What is known of it, by the names of contract/notices/notice-word.ts: codes, days, instants (with `zone`), own texts
   * as `reasonZh` and `reasonEn`. What the event does not name is left out.
   */
  readonly words?: Readonly<Record<string, string>>;
  /** The same thing told again under the same key is told once, whoever tells it. */
  readonly key: string;
  /**
   * What brought it about. What one cause tells of several records of an organisation is one notice to each reader, with the
   * orders listed, unless they want to hear of each; without a cause each is told by itself.
   */
  readonly cause?: string;
  /** The orders that a record is about which is none itself. */
  readonly orders?: readonly NoticeOrder[];
}

export interface NoticeOrder {
  readonly id: string;
  readonly number: string;
}

const longestWord = 500;

/**
 * Tells an organisation's people in the business transaction: no commit, no notice. Who gets it and where follows their
 * own settings, their right to see the record and their data authority. Works for customers, staff and jobs alike.
 */
export function tell(tx: Pick<Tx, 'rows' | 'now'>, notice: Notice): Promise<void> {
  return tellAll(tx, [notice]);
}

/** The same of many records at once; what has one cause among them is told together. */
export async function tellAll(tx: Pick<Tx, 'rows' | 'now'>, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const groups = Map.groupBy(notices, ({ orgId, event, subject, cause }, at) =>
    cause === undefined ? at : `${orgId} ${event} ${subject} ${cause}`,
  );
  const rows = [...groups.values()].flatMap(toldTogether);
  await layHookEvents(
    tx,
    notices.map((notice) => ({ ...notice, words: knownWords(notice.event, notice.words ?? {}) })),
  );
  await tx.rows(sql`
    select tell_people(n."orgId", n.event, n.subject, n.records, n.common, n.once, n.way, n."countedAs", n.permission, ${defaultChoices}, ${lockedChoices}, ${eachOrder})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("orgId" uuid, event text, subject text, records jsonb, common jsonb, once text, way text,
      "countedAs" text, permission text)`);
}

/** What one call of the database tells: records of one organisation, and what is said of all of them. */
function toldTogether(group: readonly Notice[]) {
  const [first] = group;
  if (!first) return [];
  const { orgId, event, subject } = first;
  const records = group.map(({ subjectId: id, number, words = {}, key, orders }) => ({
    id,
    number,
    key,
    words: knownWords(event, words),
    path: recordPath(subject, number),
    orders: subject === 'order' ? [{ id, number }] : (orders ?? []),
  }));
  const [key = ''] = records.map((record) => record.key).toSorted();
  return [
    {
      orgId,
      event,
      subject,
      records,
      common: commonWords(records.map(({ words }) => words)),
      // Of the same records once, also where a departure is corrected and told anew.
      once: `${key} and ${records.length - 1} more`,
      way: listPath(subject),
      countedAs: countWords[subject] ?? 'orders',
      permission: subjectPages[subject].permission,
    },
  ];
}

/** What is said of all of them alike; pieces are those of one. */
function commonWords(all: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const [first = {}, ...others] = all;
  const alike = Object.entries(first).filter(
    ([name, word]) => name !== 'pieces' && others.every((words) => words[name] === word),
  );
  return Object.fromEntries(alike);
}

/** What waits for somebody of the forwarder. */
export interface StaffNotice {
  readonly event: StaffNoticeEvent;
  /** Whose record it is. */
  readonly orgId: string;
  readonly subject: StaffNoticeSubject;
  readonly subjectId: string;
  /** The number that the desk opens the record by. */
  readonly number: string;
  readonly who: string;
  readonly said: string;
  /** What happened to the record: the same told again under the same key is told once. */
  readonly key: string;
  /** These colleagues alone; else the record's handler, or without one everybody who works on such records of this customer. */
  readonly named?: readonly string[];
}

/** Tells colleagues in the business transaction, by mail whoever chose it; nobody hears of what they did themselves. */
export function tellStaff(tx: Pick<Tx, 'rows'>, notice: StaffNotice): Promise<void> {
  return tellStaffAll(tx, [notice]);
}

/** The same of many records at once. */
export async function tellStaffAll(tx: Pick<Tx, 'rows'>, notices: readonly StaffNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ named = [], key, ...notice }) => ({
    ...notice,
    ...staffSubjectPages[notice.subject],
    named,
    mailed: mailOf(notice),
    key: `${notice.subject} ${notice.subjectId} ${notice.event} ${key}`,
  }));
  await tx.rows(sql`
    select tell_staff(n."orgId", n.event, n.subject, n."subjectId", n.number, n.who, n.said, n.key, n.named, n.sees, n.works, ${staffMail}, n.mailed)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("orgId" uuid, event text, subject text, "subjectId" uuid, number text, who text, said text,
      key text, named uuid[], sees text, works text, mailed jsonb)`);
}

function mailOf({
  event,
  subject,
  number,
  who,
  said,
}: Omit<StaffNotice, 'key' | 'named'>): Record<string, string> {
  const { zh: whatZh, en: whatEn } = wordOf(staffNoticeEvents, event);
  const [saidZh, saidEn] = [saidOf(event, said, 'zh-cn'), saidOf(event, said, 'en')];
  return { whatZh, whatEn, number, by: who, saidZh, saidEn, link: deskPath(subject, number) };
}

/** Only what the event names, and no text that would fill a screen. */
function knownWords(event: NoticeEventName, words: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...wordsOfEvent(event).flatMap((name) => [name, `${name}Zh`, `${name}En`]), 'zone'];
  const given = Object.entries(words).filter(([name, word]) => names.includes(name) && word !== '');
  return Object.fromEntries(given.map(([name, word]) => [name, word.slice(0, longestWord)]));
}
