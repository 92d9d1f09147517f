import { sql } from '../../kernel/sql.ts';

/** What happened to shipments, voided events among it: what other subjects read of it. */
export const eventView = sql`(select e.org_id, e.event_id, e.subject, e.subject_id, e.code, e.stage, e.classifier, e.occurred_at, e.zone, e.day_only, e.place,
  e.flight_or_vessel, e.pieces, e.weight, e.note_zh, e.note_en, e.source, e.source_id, e.is_public, e.origin_event_id, e.out_of_sequence, e.voided_by, e.created_at, e.parcel,
  is_superseded(e) as superseded
  from shipment_event e)`;

/** The parcels of the order `o`, each with the stage that it alone has come to. */
export const parcelsOfOrder = sql`parcels_of(o)`;
