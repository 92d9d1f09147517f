import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import { noticeEvents } from '@loadline/contract/messages/notice-event';
import { noticeTexts, titleOf, wordsOfEvent } from '@loadline/contract/messages/notice-text';
import { filled, saidWords } from '@loadline/contract/messages/notice-word';
import type { NoticeSubject } from '@loadline/contract/notices/notice';
import { noticeDays, subjectPages } from '@loadline/contract/notices/notice';
import { pages } from '@loadline/contract/pages';
import type { RowOf } from '../../kernel/columns.ts';
import { json, text, textOf, texts } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';

const dueColumns = {
  org_id: text,
  user_id: text,
  language: textOf<Language>(),
  /** What the user may do now. */
  permissions: texts,
  notices:
    json<
      readonly {
        readonly event: NoticeEventName;
        readonly subject: NoticeSubject;
        readonly number: string;
        readonly words: Readonly<Record<string, string>>;
      }[]
    >(),
};
type Due = RowOf<typeof dueColumns>;

/** More lines than this nobody reads in a mail: the rest is in the portal. */
const linesAtMost = 100;

/** Sends the mails that were gathered, as soon as their hour or their morning has come. */
export function sendDigestsJob({ staff, clock }: Pick<House, 'staff' | 'clock'>): Job {
  return {
    name: 'send-digests',
    permission: 'nobody',
    recurs: '*/5 * * * *',
    async work() {
      const now = clock.now();
      const due = await asProgram(staff, sql.type(dueColumns)`select * from digests_due(${now})`);
      for (const one of due) {
        const digest = digestOf(one);
        const told = digest && JSON.stringify(digest);
        await asProgram(
          staff,
          sql`select send_digest(${one.org_id}, ${one.user_id}, ${now}, ${told ?? null}::jsonb)`,
        );
      }
    },
  };
}

/** Notices go after ninety days. */
export function sweepNoticesJob({ staff, clock }: Pick<House, 'staff' | 'clock'>): Job {
  return {
    name: 'sweep-notices',
    permission: 'nobody',
    recurs: '23 3 * * *',
    async work() {
      const before = new Date(clock.now().getTime() - noticeDays * 86_400_000);
      await asProgram(staff, sql`select forget_notices(${before}), forget_staff_notices(${before})`);
    },
  };
}

/** Undefined when nothing is left that the user may still see. */
function digestOf({ notices, permissions, language }: Due): Record<string, string> | undefined {
  const seen = notices.filter(({ subject }) => {
    const { permission } = subjectPages[subject];
    return permission === null || permissions.includes(permission);
  });
  if (seen.length === 0) return undefined;
  const lines = seen.slice(0, linesAtMost).map(({ event, number, words }) => {
    const said = saidWords(wordsOfEvent(event), { ...words, number }, language);
    const title = filled(say(titleOf(event), language), said) || say(noticeEvents[event], language);
    const line = filled(say(noticeTexts[event].line, language), said);
    return [title, line, filled('{numbers}', { numbers: '', ...said })]
      .filter((one) => one !== '')
      .join('\n');
  });
  return { count: String(seen.length), list: lines.join('\n\n'), link: pages.notices.path };
}
