import type { CodeOf } from '@loadline/contract/kernel/code';
import type { LabelState } from '@loadline/contract/labels/label.codes';
import type { LabelWordKind } from '@loadline/contract/labels/label-talk';
import type { noticeDecisions } from '@loadline/contract/messages/notice-word';
import { text } from '../../kernel/columns.ts';
import { newId, type Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { tellAll } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { ownLabels } from './labels.rows.queries.ts';

/** A label as somebody speaks of it: by its style and colour. */
export interface SpokenLabel {
  readonly orgId: string;
  readonly id: string;
  readonly style: string;
}

/** A notice leads to what it names by a search, for which its beginning is enough. */
export function numberOf({ style }: SpokenLabel): string {
  return style.slice(0, 60);
}

/** What becomes of its customer's answer: sent back again it is answered anew, and what has passed was rightly contested. */
export function answerOnMove(to: LabelState, isBack: boolean): Sql {
  if (isBack) return sql`answer = null, answered_at = null`;
  return to === 'COMPLIANT'
    ? sql`answer = case when answer = 'CONTESTED' then 'UPHELD' end`
    : sql`answer = answer`;
}

/** One word of who is at work; gives its id. */
export async function sayOf(
  tx: Tx,
  { orgId, id: labelId }: SpokenLabel,
  kind: LabelWordKind,
  body: string | null,
): Promise<string> {
  const id = newId();
  const side = tx.me.kind === 'customer' ? 'customer' : 'forwarder';
  await tx.rows(sql`
    insert into label_word (org_id, label_id, id, kind, side, user_id, who, at, body)
    values (${orgId}, ${labelId}, ${id}, ${kind}, ${side}, ${tx.me.userId}, ${tx.me.name}, ${tx.now}, ${body})`);
  return id;
}

/** Why labels go back, with the checks of each that have failed; their customers hear of it. */
export async function sayBack(tx: Tx, labels: readonly SpokenLabel[], feedback: string): Promise<void> {
  const said = labels.map((label) => ({ ...label, wordId: newId() }));
  await tx.rows(sql`
    insert into label_word (org_id, label_id, id, kind, side, user_id, who, at, body, failed)
    select r.org_id, r.id, s.word_id, 'sentBack', 'forwarder', ${tx.me.userId}, ${tx.me.name}, ${tx.now}, ${feedback}, ${failedChecks}
    from ${ownLabels} join unnest(${said.map(({ id }) => id)}::uuid[], ${said.map(({ wordId }) => wordId)}::uuid[]) s (label_id, word_id)
      on s.label_id = r.id`);
  await tellOf(tx, said, 'returned', feedback);
}

const failedChecks = sql`coalesce((select jsonb_agg(jsonb_build_object('nameZh', x."nameZh", 'nameEn', x."nameEn", 'note', j.note) order by x.no)
  from rows from (jsonb_to_recordset(r.scheme_checks) as ("nameZh" text, "nameEn" text)) with ordinality as x ("nameZh", "nameEn", no)
  join label_check j on j.org_id = r.org_id and j.label_id = r.id and j.no = x.no and j.result = 'fail'), '[]')`;

/** Tells the customers of labels what was said of them. */
export async function tellOf(
  tx: Tx,
  said: readonly (SpokenLabel & { readonly wordId: string })[],
  decision: Extract<CodeOf<typeof noticeDecisions>, 'returned' | 'answered'>,
  reason: string,
): Promise<void> {
  const orders = await tx.rows(sql.type({ label: text, id: text, number: text })`
    select l.id::text as label, o.id::text as id, o.order_number as number from label l
    join ${orderView} o on o.org_id = l.org_id and o.id = l.order_id where l.id = any(${said.map(({ id }) => id)}::uuid[])`);
  const notices = said.map((label) => ({
    event: 'labelFeedback' as const,
    orgId: label.orgId,
    subject: 'label' as const,
    subjectId: label.id,
    number: numberOf(label),
    words: { decision, reason },
    key: `label ${label.wordId}`,
    orders: orders.filter((order) => order.label === label.id),
  }));
  await tellAll(tx, notices);
}
