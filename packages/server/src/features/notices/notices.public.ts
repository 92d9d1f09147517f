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
import { recordPath, subjectPages } from '@loadline/contract/notices/notice';
import type { StaffNoticeEvent, StaffNoticeSubject } from '@loadline/contract/notices/staff-notice.api';
import { deskPages, deskPath, saidOf, staffNoticeEvents } from '@loadline/contract/notices/staff-notice.api';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

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
  /** Only those who want each order of a waybill told by itself, or only the others; all unless told. */
  readonly readers?: 'each' | 'together';
}

const longestWord = 500;

/**
 * Tells an organisation's people in the business transaction: no commit, no notice. Who gets it and where follows their
 * own settings, their right to see the record and their data authority. Works for customers, staff and jobs alike.
 */
export function tell(tx: Pick<Tx, 'rows'>, notice: Notice): Promise<void> {
  return tellAll(tx, [notice]);
}

/** The same of many records at once. */
export async function tellAll(tx: Pick<Tx, 'rows'>, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ words = {}, ...notice }) => ({
    ...notice,
    words: knownWords(notice.event, words),
    permission: subjectPages[notice.subject].permission,
    path: recordPath(notice.subject, notice.number),
  }));
  await tx.rows(sql`
    select tell_people(n."orgId", n.event, n.subject, n."subjectId", n.number, n.words, n.key, n.permission, ${defaultChoices}, ${lockedChoices}, n.path,
      ${eachOrder}, n.readers)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("orgId" uuid, event text, subject text, "subjectId" uuid, number text, words jsonb, key text,
      permission text, path text, readers text)`);
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
    ...deskPages[notice.subject],
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
