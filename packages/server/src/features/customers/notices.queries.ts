import type { noticeSettings } from '@loadline/contract/customers/notice.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { defaultChoices, lockedChoices } from '@loadline/contract/messages/notice-event';
import { textOf, texts } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type NoticeSettings = AnswerOf<typeof noticeSettings>;

/** The viewer's own row; the policy shows no other. */
export const ownSettings: Sql<NoticeSettings> = sql.type({
  digest: textOf<NoticeSettings['digest']>(),
  chosen: texts,
})`
  select digest, chosen from notice_setting where org_id = (select app_org()) and user_id = (select app_user())`;

export async function noticeSettingsOf(db: Database, viewer: Viewer): Promise<NoticeSettings> {
  const {
    rows: [[saved]],
  } = await db.read(viewer, ownSettings);
  return settingsFrom(saved);
}

/** What was saved, or the defaults; what is locked is on in either case, also when it was locked only later. */
export function settingsFrom(saved: NoticeSettings | undefined): NoticeSettings {
  const { digest, chosen } = saved ?? { digest: 'none' as const, chosen: defaultChoices };
  return { digest, chosen: withLocked(chosen) };
}

export function withLocked(chosen: readonly string[]): string[] {
  return [...new Set([...lockedChoices, ...chosen])].toSorted();
}
