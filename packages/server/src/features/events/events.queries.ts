import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import { deskEvent } from '@loadline/contract/events/desk-event';
import type { eventApi } from '@loadline/contract/events/event-desk.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { chinaZone } from '../../kernel/clock.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import { organisationView } from '../ops/companies.public.ts';
import { personName } from '../ops/people.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import { documentNumbers } from './events.numbers.public.ts';
import { liesBefore } from './events.orders.queries.ts';

type Filter = QueryOf<typeof eventApi.count>;

// The page itself has a `place`: that of the event goes by another name.
const events = sql`(select e.event_id as id, e.org_id, e.subject_id as order_id, e.created_at as recorded_at, o.order_number, o.tracking_no, o.transport_type, e.code, e.stage, e.classifier,
  e.occurred_at, e.zone, e.day_only, e.place as happened_at, e.flight_or_vessel, e.pieces, e.weight, e.parcel, e.note_zh, e.note_en, e.source, e.created_by, e.is_public,
  e.out_of_sequence, e.voided_by is not null as is_void, e.voided_by, e.voided_at, e.void_reason, e.origin_event_id,
  e.classifier = 'ACT' and ${liesBefore({ at: sql`e.occurred_at`, dayOnly: sql`e.day_only`, orderTime: sql`o.order_time` })} as before_order
  from shipment_event e join ${orderView} o on o.org_id = e.org_id and o.id = e.subject_id where e.subject = 'order') r`;

const shown = jsonOf(deskEvent.fields, 'r', {
  customer: sql`(select g.code || ' ' || g.name_zh from ${organisationView} g where g.org_id = r.org_id)`,
  customerEn: sql`(select g.code || ' ' || coalesce(g.name_en, g.name_zh) from ${organisationView} g where g.org_id = r.org_id)`,
  place: sql`r.happened_at`,
  recordedBy: personName(sql`r.created_by`),
  voidedBy: personName(sql`r.voided_by`),
  together: sql`(case when r.origin_event_id is null then 1 else (select count(*)::int from shipment_event x where x.origin_event_id = r.origin_event_id) end)`,
});

/** The last recorded first unless told. */
export const listedEvents: ListSource<Filter> = {
  from: events,
  where: matching,
  row: shown,
  of: deskEvent,
  by: sortedBy({
    recordedAt: { value: sql`r.recorded_at`, type: 'timestamptz' },
    occurredAt: { value: sql`r.occurred_at`, type: 'timestamptz' },
  }),
};

function matching(filter: Filter): Sql {
  const { search, stage, classifier, source, outOfSequence, isVoid, customerId, from, to } = filter;
  const conditions = [
    search !== null && sql`r.order_id in (${ordersCalled(trackedNumber(search))})`,
    stage !== null && sql`r.stage = ${stage}`,
    classifier !== null && sql`r.classifier = ${classifier}`,
    source !== null && sql`r.source = ${source}`,
    outOfSequence !== null && sql`r.out_of_sequence = ${outOfSequence}`,
    isVoid !== null && sql`r.is_void = ${isVoid}`,
    customerId !== null && sql`r.org_id = ${customerId}`,
    from !== null && sql`r.recorded_at >= ${from}::date::timestamp at time zone ${sql.lit(chinaZone)}`,
    to !== null && sql`r.recorded_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(chinaZone)}`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

/** The ids of orders that a whole number is one of, or stands for. */
function ordersCalled(number: string): Sql {
  return sql`select x.order_id from ${referenceView} x where x.number = ${number}
    union select d.order_id from ${documentNumbers(sql`= ${number}`)} d`;
}
