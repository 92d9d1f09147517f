import type { CodeOf } from '@loadline/contract/kernel/code';
import { codesOf, codeTable } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { NoticeEventName, noticeCategories } from '@loadline/contract/messages/notice-event';
import { noticeEvents } from '@loadline/contract/messages/notice-event';
import { eventsToDo, wordsOfEvent } from '@loadline/contract/messages/notice-text';
import { filled, saidWords, settledDeeds } from '@loadline/contract/messages/notice-word';
import type { NoticeSubject } from '@loadline/contract/notices/notice';
import { noticeSubjects, subjectPages } from '@loadline/contract/notices/notice';
import type { listNotices } from '@loadline/contract/notices/notice.api';
import { outcomeOf } from '@loadline/contract/notices/notice-action';
import type { countUnread } from '@loadline/contract/notices/unread.api';
import { wordingKey, wordingOf } from '@loadline/contract/notices/wording';
import { int } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { PageOf } from '../../kernel/keyset.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Page = AnswerOf<typeof listNotices>;
export type Unread = AnswerOf<typeof countUnread>;

/** A notice as it is kept, and how staff have worded its event. */
interface Kept {
  readonly id: string;
  readonly event: NoticeEventName;
  readonly subject: NoticeSubject;
  readonly number: string;
  readonly words: Readonly<Record<string, string>>;
  readonly at: string;
  readonly read: boolean;
  readonly wording: Record<'subjectZh' | 'subjectEn' | 'textZh' | 'textEn', string | null> | null;
}

/** Of what somebody was told they read on only what they may still see: rights and data authority change. */
const stillSeen = sql.join(
  codesOf(noticeSubjects).map((subject) => {
    const { permission } = subjectPages[subject];
    const isIt = sql`n.subject = ${sql.lit(subject)}`;
    if (permission === null) return isIt;
    return sql`${isIt} and (select app_may(${sql.lit(permission)}))
      and ((select app_authority()) = 'organisation' or subject_org(n.subject, n.subject_id) = n.org_id)`;
  }),
  sql` or `,
);

const mine = sql`${ofViewer('n')} and n.user_id = (select app_user()) and n.in_app and (${stillSeen})`;

const notices = sql`(select n.notice_id as id, n.* from notice n where ${mine}) r`;

const rowJson = sql`json_build_object('id', r.id::text, 'event', r.event, 'subject', r.subject, 'number', r.number, 'words', r.words,
  'at', ${isoOf(sql`r.created_at`)}, 'read', r.read_at is not null,
  'wording', (select json_build_object('subjectZh', w.subject_zh, 'subjectEn', w.subject_en, 'textZh', w.text_zh, 'textEn', w.text_en)
    from notice_wording w where w.key = r.event || '.inApp'))`;

/** What asks its reader to do something: not an exception that is over. */
const asksIn = (table: 'n' | 'r') => {
  const [event, deed] = [sql.ref(`${table}.event`), sql`${sql.ref(`${table}.words`)} ->> 'deed'`];
  return sql`${event} = any(${eventsToDo}::text[]) and not (${event} = 'exception' and coalesce(${deed}, '') = any(${settledDeeds}::text[]))`;
};

/** One's own notices, newest first, in one's own language. */
export async function pageOfNotices(
  db: Database,
  viewer: Viewer,
  { after, size, ...filter }: QueryOf<typeof listNotices>,
): Promise<Page> {
  const by = { value: sql`r.created_at`, type: 'timestamptz', descending: true } as const;
  const found = await db.readJson(
    viewer,
    keysetPage({ from: notices, where: matching(filter), row: rowJson, by, after, size }),
  );
  const { rows, next } = found.as<PageOf<Kept>>();
  return { rows: rows.map((row) => shown(row, viewer.language)), next };
}

export async function unreadOf(db: Database, viewer: Viewer): Promise<Unread> {
  const {
    rows: [[counted = none]],
  } = await db.read(viewer, unreadOfViewer);
  return counted;
}

const unreadOfViewer = counting();
const none = { unread: 0, toDo: 0 };

/** Counts at most a hundred: more is shown as 99+. */
export function counting(): Sql<Unread> {
  return sql.type({ unread: int, toDo: int })`
    select (select count(*)::int from (select from notice n where ${mine} and n.read_at is null limit 100) u) as unread,
      (select count(*)::int from (select from notice n where ${mine} and n.read_at is null
        and ${asksIn('n')} limit 100) d) as "toDo"`;
}

/** The events of a category. */
export function eventsOf(category: CodeOf<typeof noticeCategories>): NoticeEventName[] {
  const events = codesOf(codeTable('notice event', noticeEvents));
  return events.filter((event) => noticeEvents[event].category === category);
}

function matching({
  category,
  unread,
  toDo,
}: Pick<QueryOf<typeof listNotices>, 'category' | 'unread' | 'toDo'>): Sql {
  const conditions = [
    category !== null && sql`r.event = any(${eventsOf(category)}::text[])`,
    unread === true && sql`r.read_at is null`,
    toDo === true && asksIn('r'),
  ];
  return allOf(conditions.filter((one) => one !== false));
}

function shown({ wording, words, ...notice }: Kept, language: Language): Page['rows'][number] {
  const { event, number } = notice;
  const own = wordingOf(wordingKey(event, 'inApp'));
  const label = say(noticeEvents[event], language);
  const said = saidWords(wordsOfEvent(event), { ...words, number }, language);
  const wordsFor = (key: 'subject' | 'text') => {
    const edited = language === 'en' ? wording?.[`${key}En`] : wording?.[`${key}Zh`];
    return filled(edited ?? (own ? say(own[key], language) : ''), said);
  };
  // A title of whose words none is known would be empty.
  return {
    ...notice,
    title: wordsFor('subject') || label,
    text: wordsFor('text'),
    outcome: outcomeOf(words),
    numbers: words['records']?.split(',') ?? null,
    settled: event === 'exception' && settledDeeds.some((deed) => deed === words.deed),
  };
}
