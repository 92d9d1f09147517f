import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import { noticeEvents } from '@loadline/contract/messages/notice-event';
import type { NoticeSubject } from '@loadline/contract/notices/notice';
import { hookTypeOf } from '@loadline/contract/webhooks/hook-type';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** What happened to a record, as people are told it. */
export interface HookEvent {
  readonly event: NoticeEventName;
  readonly orgId: string;
  readonly subject: NoticeSubject;
  readonly subjectId: string;
  readonly number: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly orders?: readonly { readonly number: string }[];
  readonly key: string;
}

/** Tells the programs of organisations what their people are told: once for each record, whoever of them wants to hear of it. */
export async function layHookEvents(
  tx: Pick<Tx, 'rows' | 'now'>,
  events: readonly HookEvent[],
): Promise<void> {
  const rows = [
    ...Map.groupBy(events, ({ orgId, event, subject }) => `${orgId} ${event} ${subject}`).values(),
  ].flatMap((group) => toldOf(group, tx.now));
  if (rows.length === 0) return;
  await tx.rows(sql`
    select lay_hook_events(n."orgId", n.type, n.category, n.subject, n.records)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("orgId" uuid, type text, category text, subject text, records jsonb)`);
}

function toldOf(group: readonly HookEvent[], now: Date) {
  const [first] = group;
  const type = first && hookTypeOf(first.event);
  if (!type) return [];
  const { orgId, event, subject } = first;
  const records = group.map(({ subjectId: id, number, words = {}, orders = [], key }) => ({
    id,
    number,
    key,
    body: bodyOf(now, type, { subject, number, orders: orders.map((order) => order.number), details: words }),
  }));
  return [{ orgId, type, category: noticeEvents[event].category, subject, records }];
}

/** What is posted, as it is signed: these very bytes. */
export function bodyOf(now: Date, type: string, data: object): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data });
}
