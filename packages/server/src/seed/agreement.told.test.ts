import { stageOrder } from '@loadline/contract/codes/stage';
import { loadedDemo, today } from './testing/agreement.ts';

const { never } = await loadedDemo();

never(
  'a trust order and what was made of it agree in route, mode, reference, pieces, weight and consignee',
  `select t.trust_no, o.order_number from trust t join orders o on o.org_id = t.org_id and o.trust_id = t.id
     join order_party c on c.org_id = o.org_id and c.order_id = o.id and c.role = 'consignee'
   where (t.pieces, t.gross_weight, t.channel_name) is distinct from (o.quantity, o.gross_weight, o.channel_name) or t.volume <> round(o.volume, 3)
     or t.content #>> '{route,origin}' <> o.origin or t.content #>> '{route,destination}' <> o.destination
     or t.content #>> '{service,mode}' <> o.transport_type or t.content #>> '{service,customerRef}' <> o.reference_number
     or t.content #>> '{parties,consignee,company}' <> c.company or t.accepted_at > o.order_time`,
);

never(
  'a message that was applied names orders that are found by its numbers, and one that was not names none',
  `select f.state, f.numbers from feed_message f where f.numbers <> '{}' and (f.state in ('APPLIED', 'PARTLY')) <>
     exists (select from shipment_reference r where r.number = any(f.numbers))`,
);

never(
  'a link to a shipment was made by its own people after it was ordered, was opened while it stood, and its history tells of it',
  `select s.share_id, o.order_number from tracking_share s left join orders o on o.org_id = s.org_id and o.id = s.order_id
     left join app_user u on u.user_id = s.created_by and u.org_id = s.org_id
   where o.id is null or u.user_id is null or s.created_at < o.order_time or s.created_at > $1 or s.opened_at not between s.created_at and least(s.expires_at, $1)
     or (s.opened > 0) <> (s.opened_at is not null) or not exists (select from audit a where a.org_id = s.org_id and a.subject_id = s.order_id
       and a.action = 'shared' and a.user_id = s.created_by and a.at = s.created_at and a.changes ->> 'shows' = s.shows)`,
  [today],
);

never(
  'an import that is over made just the orders that name it, by who brought the file, of these references, and what it did not make says why',
  `select i.id, i.imported_records, o.n from data_import i cross join lateral (
       select count(*)::int as n, bool_and(o.created_by = i.created_by and o.order_time between i.committed_at and i.ended_at
         and exists (select from data_import_row r where r.import_id = i.id and r.cells ? o.reference_number and not r.has_error)) as agree
       from orders o where o.org_id = i.org_id and o.import_id = i.id) o
   where i.state = 'DONE' and (o.n <> i.imported_records or not o.agree or i.records - i.imported_records <> (i.error_rows > 0)::int
     or i.rows <> (select count(*) from data_import_row r where r.import_id = i.id)
     or i.error_rows <> (select count(*) from data_import_row r where r.import_id = i.id and r.has_error)
     or not exists (select from audit a where a.subject_id = i.id and a.action = 'imported' and a.at = i.ended_at))`,
);

never(
  'an order that a file became says so, and which',
  `select o.order_number from orders o join data_import i on i.org_id = o.org_id and i.id = o.import_id join file f on f.org_id = i.org_id and f.file_id = i.file_id
   where not exists (select from audit a where a.subject_id = o.id and a.action = 'created' and a.changes ->> 'file' = f.name and a.changes ->> 'import' = i.id::text)
     or (select e.source from shipment_event e where e.subject_id = o.id and e.code = 'ORDERED' and e.voided_by is null) is distinct from 'import'`,
);

never(
  'an exception sheet lies at an order that had come just that far when it was opened',
  `select s.sheet_no, s.stage, o.order_number, o.status from exception_sheet s join orders o on o.org_id = s.org_id and o.id = s.order_id
   where s.stage is distinct from (select e.stage from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.classifier = 'ACT'
       and e.voided_by is null and e.stage is not null and e.occurred_at <= s.opened_at order by array_position($1::text[], e.stage) desc limit 1)
     or s.kind = 'rolled' and o.transport_type <> '1'`,
  [stageOrder],
);

never(
  'a notice names a record that is there, to somebody who may see it, after it came about',
  `select n.event, n.number, n.created_at, o.status_date from notice n left join orders o on n.subject = 'order' and o.org_id = n.org_id and o.id = n.subject_id
     left join exception_sheet s on n.subject = 'sheet' and s.org_id = n.org_id and s.id = n.subject_id
   where n.subject = 'order' and (o.order_number is distinct from n.number) or n.subject = 'sheet' and (s.sheet_no is distinct from n.number)
     or n.created_at < coalesce(s.opened_at, o.order_time) or n.created_at > $1`,
  [today],
);

never(
  'a notice of a stage comes after it, with its place and flight',
  `select n.event, n.number, n.words, e.place, e.flight_or_vessel, e.occurred_at, n.created_at from notice n
     join (values ('departed', 'DEPARTED'), ('arrived', 'ARRIVED'), ('signed', 'SIGNED'), ('delivered', 'DELIVERED'), ('customsReleased', 'EXPORT_RELEASED'),
       ('warehouseDifference', 'WH_IN')) x (event, stage) on x.event = n.event
     left join shipment_event e on e.org_id = n.org_id and e.subject_id = n.subject_id and e.stage = x.stage and e.classifier = 'ACT' and e.voided_by is null
   where e.event_id is null or n.created_at < e.occurred_at or n.words ->> 'place' <> e.place or n.words ->> 'flight' <> e.flight_or_vessel`,
);

never(
  'a notice tells of figures, holds and days of arrival that stand on its order',
  `select n.event, n.number, n.words, o.quantity, o.actual_pks_num, o.eta from notice n join orders o on n.subject = 'order' and o.org_id = n.org_id and o.id = n.subject_id
   where n.event = 'warehouseDifference' and (n.words ->> 'bookedPieces', n.words ->> 'receivedPieces', (n.words ->> 'bookedWeight')::numeric, (n.words ->> 'receivedWeight')::numeric)
       is distinct from (o.quantity::text, o.actual_pks_num::text, o.gross_weight, o.actual_weight)
     or n.event = 'etaMoved' and (n.words ->> 'to' is distinct from o.eta::text or n.words ->> 'from' >= n.words ->> 'to')
     or n.event = 'customsHold' and not exists (select from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.reason = 'customs' and h.placed_at <= n.created_at)`,
);

never(
  'what rang at the forwarder’s is a word or a wish of a customer that stands on the record it names, to somebody of the forwarder',
  `select n.event, n.number, n.said from staff_notice n join organisation g on g.org_id = n.staff
     left join sheet_comment c on n.subject = 'sheet' and c.org_id = n.customer and c.sheet_id = n.subject_id and c.side = 'customer' and c.body = n.said and c.at = n.created_at
     left join exception_sheet s on s.org_id = c.org_id and s.id = c.sheet_id and s.sheet_no = n.number and s.handler_id = n.user_id
     left join order_request q on n.subject = 'order' and q.org_id = n.customer and q.order_id = n.subject_id and q.reason = n.said and q.state = 'PENDING'
     left join orders o on o.org_id = q.org_id and o.id = q.order_id and o.order_number = n.number
   where g.kind <> 'forwarder' or s.id is null and o.id is null`,
);

never(
  'what lies between the ends of a flight comes after its departure and before its arrival, in plan and in fact',
  `select f.flight_no, f.flight_date, s from flight f cross join lateral jsonb_array_elements(f.stops) s
   where not (f.etd < (s ->> 'eta')::timestamptz and (s ->> 'eta') < (s ->> 'etd') and (s ->> 'etd')::timestamptz < f.eta)
     or (s ->> 'ata') is not null and not (f.atd < (s ->> 'ata')::timestamptz and (s ->> 'ata')::timestamptz <= $1)
     or (s ->> 'atd') is not null and ((s ->> 'ata') is null or (s ->> 'atd') < (s ->> 'ata'))
     or f.ata is not null and (s ->> 'atd') is null`,
  [today],
);
