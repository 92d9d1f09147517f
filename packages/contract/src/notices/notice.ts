import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, id, instant, list, optional, text } from '../kernel/field.ts';
import type { Permission } from '../kernel/permission.ts';
import { resource } from '../kernel/resource.ts';
import { partOf, wordsWith } from '../kernel/subject.ts';
import { noticeEvents } from '../messages/notice-event.ts';
import type { NoticeWordName } from '../messages/notice-word.ts';
import { pages } from '../pages.ts';
import { subjects } from '../subjects.ts';

/** What a notice can be about. */
export const noticeSubjects = codeTable('notice subject', wordsWith(subjects, 'notices'));

export type NoticeSubject = keyof typeof noticeSubjects.codes;

/** The page a notice leads to, and what somebody must be allowed to be told of it. */
export const subjectPages: Readonly<
  Record<NoticeSubject, { readonly page: keyof typeof pages; readonly permission: Permission | null }>
> = partOf(subjects, 'notices');

/** What the page of a record opens it by. A manufacturer may stand in several versions, a style in several orders: they are found together. */
export function recordQuery(subject: NoticeSubject, number: string): Readonly<Record<string, string>> {
  if (subject === 'account') return {};
  if (subject === 'webhook') return { part: 'api' };
  return subject === 'mid' || subject === 'label' ? { search: number } : { no: number };
}

/** The address of the record within the product. */
export function recordPath(subject: NoticeSubject, number: string): string {
  const { path } = pages[subjectPages[subject].page];
  const [query] = Object.entries(recordQuery(subject, number));
  return query ? `${path}?${query[0]}=${encodeURIComponent(query[1])}` : path;
}

/** The list that a notice of several records leads to, by their numbers. */
export const listPages: Partial<
  Readonly<
    Record<
      NoticeSubject,
      { readonly page: keyof typeof pages; readonly query: Readonly<Record<string, string>> }
    >
  >
> = {
  order: { page: 'order', query: {} },
  sheet: { page: 'order', query: { tab: 'abnormal' } },
  booking: { page: 'booking', query: {} },
  customs: { page: 'customs', query: {} },
};

/** The address of that list, to which the numbers are added; null where there is none. */
export function listPath(subject: NoticeSubject): string | null {
  const led = listPages[subject];
  if (!led) return null;
  const within = Object.entries(led.query).map(([key, value]) => `${key}=${value}&`);
  return `${pages[led.page].path}?${within.join('')}`;
}

/** The word that says how many records a notice of several is about. */
export const countWords: Partial<Readonly<Record<NoticeSubject, NoticeWordName>>> = {
  order: 'orders',
  sheet: 'sheets',
  booking: 'bookings',
  customs: 'declarations',
};

/** How long notices are kept. */
export const noticeDays = 90;

/** One notice, worded in the language of who reads it at the moment it is read. */
export const notice = resource(
  'notice',
  { zh: '通知', en: 'Notice' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    event: code(codeTable('notice event', noticeEvents), { label: { zh: '事件', en: 'Event' } }),
    subject: code(noticeSubjects, { label: { zh: '对象', en: 'Subject' } }),
    number: text({ ...texts.number, min: 0 }),
    /** Of a notice of several records their numbers. */
    numbers: optional(
      list(text(texts.number), { label: { zh: '多个单号', en: 'Several numbers' }, max: 200 }),
    ),
    title: text({ label: { zh: '标题', en: 'Title' }, max: 300 }),
    text: text({ ...texts.body, min: 0 }),
    at: instant({ label: { zh: '时间', en: 'Time' } }),
    /** How what it tells of was decided or changed, where that is more than one. */
    outcome: optional(text({ label: { zh: '结果', en: 'Outcome' }, max: 500 })),
    read: flag({ label: { zh: '已读', en: 'Read' } }),
    /** What it tells of is over: nothing is asked any more. */
    settled: flag({ label: { zh: '已了结', en: 'Settled' } }),
  },
);
