import { sql } from '../../kernel/sql.ts';

/** Master waybills that whoever asks may see: what other subjects read of one, but for its weights. */
export const waybillView = sql`(select m.id, m.mawb_no, m.status, m.flight_id, m.flight_no, m.flight_date, m.origin, m.destination, m.atd, m.ata from mawb m)`;

/** Since when the cargo of a waybill counts as stored, by the step that stands. */
export const waybillStoredView = sql`(select e.mawb_id, max(e.at) as stored_at from mawb_event e
  where e.kind = 'moved' and e.to_status = '32' and not exists (select from mawb_event u where u.undoes = e.id) group by e.mawb_id)`;

/** What carriers' messages told of waybills, by the key of each fact. */
export const toldWaybillView = sql`(select e.id, e.mawb_id, e.source_key, e.code, e.to_status, coalesce(e.occurred_at, e.at) as occurred_at, e.zone, e.place, e.out_of_sequence,
  exists (select from mawb_event u where u.undoes = e.id) as undone from mawb_event e where e.source = 'fsu' and e.source_key is not null)`;

/** The statuses that a waybill came to, and when, by the steps that stand. */
export const waybillStepView = sql`(select e.mawb_id, e.to_status as status, max(coalesce(e.occurred_at, e.at)) as at from mawb_event e
  where e.kind in ('registered', 'moved') and not exists (select from mawb_event u where u.undoes = e.id) group by 1, 2)`;

/** What all customers together have on a waybill, for the forwarder's people alone. */
export const waybillTotalView = sql`(select m.id as mawb_id, m.latest_pieces as pieces, m.latest_gross_weight as gross_weight, m.latest_volume as volume, m.billing_weight from mawb m)`;

/** What a customer has of a waybill. */
export const waybillShareView = sql`(select s.org_id, s.mawb_id, s.latest_pieces as pieces, s.latest_gross_weight as gross_weight, s.latest_volume as volume, s.billing_weight, s.billing_unit from mawb_share s)`;

/** Airlines by the first three digits of their waybills. */
export const airlineView = sql`(select a.prefix, a.code, a.name_zh, a.name_en from airline a)`;
