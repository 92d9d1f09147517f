import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { feedApi, feedsBehind } from '@loadline/contract/feeds/feed.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { instant, json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { eventView } from '../events/events.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import { toldWaybillView, waybillView } from '../waybills/waybills.rows.public.ts';
import { type CarrierEvent, originIdOf } from './carrier-event.ts';
import { readCarrierMessage } from './carrier-message.ts';

type Detail = AnswerOf<typeof feedApi.detail>;
type Behind = AnswerOf<typeof feedsBehind>;

/** What a message brought, as far as the asker's team serves its shipments; what it told a waybill, that told its orders. */
export async function broughtBy(
  tx: Tx,
  events: readonly CarrierEvent[],
): Promise<Pick<Detail, 'events' | 'waybillEvents'>> {
  const keys = events.map(({ key }) => key);
  const told = await tx.rows(sql.type({ event: json<Detail['waybillEvents'][number]>() })`
    select json_build_object('id', e.id, 'mawbNo', m.mawb_no, 'code', coalesce(e.code, ''), 'status', e.to_status, 'occurredAt', ${isoOf(sql`e.occurred_at`)},
      'zone', e.zone, 'place', e.place, 'outOfSequence', e.out_of_sequence, 'isVoid', e.undone) as event
    from ${waybillView} m join ${toldWaybillView} e on e.mawb_id = m.id
    where m.mawb_no = any(${numbersOf(events)}::text[]) and e.source_key = any(${keys}::text[]) order by e.occurred_at, e.id limit 5000`);
  const waybillEvents = told.map(({ event }) => event);
  const origins = [...events.map(originIdOf), ...waybillEvents.map(({ id }) => id)];
  const brought = await tx.rows(sql.type({ event: json<Detail['events'][number]>() })`
    select json_build_object('id', e.event_id, 'orderNumber', o.order_number, 'customer', g.code || ' ' || g.name_zh, 'customerEn', g.code || ' ' || g.name_en, 'code', e.code, 'stage', e.stage, 'classifier', e.classifier,
      'occurredAt', ${isoOf(sql`e.occurred_at`)}, 'zone', e.zone, 'place', e.place, 'outOfSequence', e.out_of_sequence, 'isVoid', e.voided_by is not null) as event
    from ${eventsFrom(origins)} join ${organisationView} g on g.org_id = e.org_id order by e.occurred_at, e.event_id limit 5000`);
  return { waybillEvents, events: brought.map(({ event }) => event) };
}

function eventsFrom(origins: readonly string[]): Sql {
  return sql`(select v.* from ${eventView} v where v.origin_event_id = any(${[...origins]}::uuid[]) and v.source = 'carrier') e
    join ${orderView} o on o.org_id = e.org_id and o.id = e.subject_id`;
}

function numbersOf(events: readonly CarrierEvent[]): string[] {
  return [...new Set(events.flatMap(({ numbers }) => numbers))];
}

/** Which message told each event of an order or a master waybill first. Messages are read anew: what they tell is kept nowhere else. */
export function messagesBehind(staff: Database, viewer: Viewer, no: string): Promise<Behind> {
  return staff.inTransaction(viewer, async (tx) => {
    const first = new Map<string, Pick<Behind[number], 'message' | 'receivedAt'>>();
    const events = new Map<string, CarrierEvent>();
    for (const { id, raw, received_at } of await messagesOf(tx, trackedNumber(no)))
      for (const event of readCarrierMessage(raw, received_at).events) {
        if (first.has(event.key)) continue;
        events.set(event.key, event);
        first.set(event.key, { message: id, receivedAt: received_at.toISOString() });
      }
    const keys = [...first.keys()];
    const byOrigin = new Map([...events].map(([key, event]) => [originIdOf(event), key]));
    const told = await tx.rows(sql.type({ event: text, key: text, code: text, occurredAt: text })`
      select e.id::text as event, e.source_key as key, coalesce(e.code, '') as code, ${isoOf(sql`e.occurred_at`)} as "occurredAt"
      from ${waybillView} m join ${toldWaybillView} e on e.mawb_id = m.id
      where m.mawb_no = any(${numbersOf([...events.values()])}::text[]) and e.source_key = any(${keys}::text[])`);
    for (const { event, key } of told) byOrigin.set(event, key);
    const brought = await tx.rows(sql.type({ event: text, origin: text, code: text, occurredAt: text })`
      select e.event_id::text as event, e.origin_event_id::text as origin, e.code, ${isoOf(sql`e.occurred_at`)} as "occurredAt" from ${eventsFrom([...byOrigin.keys()])}`);
    const all = [
      ...told,
      ...brought.map(({ origin, ...one }) => ({ ...one, key: byOrigin.get(origin) ?? '' })),
    ];
    return all.flatMap(({ key, ...one }) => {
      const message = first.get(key);
      return message ? [{ ...one, ...message }] : [];
    });
  });
}

/** The messages that name a waybill, or an order by any of its numbers; the oldest first. */
function messagesOf(tx: Tx, no: string) {
  return tx.rows(sql.type({ id: text, raw: text, received_at: instant })`
    with called as materialized (
      select s.number from ${referenceView} r join ${referenceView} s on s.org_id = r.org_id and s.order_id = r.order_id where r.number = ${no} and r.kind = 'order'
      union select m.mawb_no from ${waybillView} m where m.mawb_no = ${no})
    select m.id::text as id, m.raw, m.received_at from feed_message m
    where m.numbers && (select array_agg(c.number) from called c) order by m.received_at, m.id limit 300`);
}
