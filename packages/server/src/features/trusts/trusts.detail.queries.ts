import { chinaZone } from '../../kernel/clock.ts';
import { json } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { isHeld } from '../ops/companies.public.ts';
import { colleagueName } from '../ops/people.public.ts';
import { productCountries, productId } from '../ops/products.public.ts';
import { documentsAskedOf } from '../orders/orders.documents.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import { declaredBy } from './trusts.declared.queries.ts';
import type { FoundTrust, TrustDetail } from './trusts.found.ts';
import { contentJson, rowJson } from './trusts.rows.queries.ts';
import { saidDetail } from './trusts.said.ts';

const ordersOf = sql`coalesce((select json_agg(json_build_object('orderNumber', o.order_number, 'referenceNumber', o.reference_number,
    'status', o.status, 'orderTime', ${isoOf(sql`o.order_time`)}, 'quantity', o.quantity) order by o.order_time, o.reference_number)
  from ${orderView} o where o.org_id = r.org_id and o.trust_id = r.id), '[]')`;

const bookingsOf = sql`coalesce((select json_agg(json_build_object('bookingNo', b.booking_no, 'draft', b.status = 'DRAFT') order by b.booking_no)
  from bookings_of_trust(r.org_id, r.id) b), '[]')`;

const amendmentsOf = sql`coalesce((select json_agg(json_build_object('id', a.id::text, 'round', a.round, 'state', a.state, 'why', a.why,
    'askedBy', ${colleagueName(sql`a.org_id`, sql`a.asked_by`)},
    'askedAt', ${isoOf(sql`a.asked_at`)}, 'answeredAt', ${isoOf(sql`a.answered_at`)}, 'changes', a.changes, 'answers', a.answers, 'orders', a.orders) order by a.round desc)
  from trust_amendment a where a.org_id = r.org_id and a.trust_id = r.id), '[]')`;

// The words of the edition that was signed.
const declaredOf = sql`(select json_build_object('zh', d.text_zh, 'en', d.text_en)
  from ${declaredBy(sql`r.org_id`)} d where d.edition = r.signature ->> 'edition')`;

// What was accepted weighs by the cards of that day, as its orders do; what was not, by today's.
const acceptedOn = sql`(r.accepted_at at time zone ${sql.lit(chinaZone)})::date`;

/** The trust order `r` as a `FoundTrust`. */
export const foundJson = sql`json_build_object('orgId', r.org_id::text, 'ownerId', coalesce(r.handler_id, r.created_by)::text, 'resumeState', r.resume_state, 'trust', ${rowJson}, 'content', ${contentJson},
  'weighing', ${weighingOf(sql`r.channel_name`, sql`r.origin`, acceptedOn)}, 'served', ${productCountries(sql`r.channel_name`)}, 'quote', r.quote, 'reason', r.reason, 'corrections', r.corrections, 'signature', r.signature, 'declared', ${declaredOf},
  'acceptedAt', ${isoOf(sql`r.accepted_at`)}, 'completedAt', ${isoOf(sql`r.completed_at`)}, 'orders', ${ordersOf}, 'bookings', ${bookingsOf}, 'amendments', ${amendmentsOf},
  'documentsAsked', ${documentsAskedOf(productId(sql`r.channel_name`))}, 'uploaded', coalesce((select json_agg(distinct f.type) from ${recordFileView} f where f.org_id = r.org_id and f.subject = 'trust'
    and f.subject_id = r.id and f.withdrawn_at is null and f.visible), '[]'),
  'onHold', ${isHeld(sql`r.org_id`)})`;

/** Everything about one of the viewer's trust orders; an absent and a foreign number answer alike. */
export async function trustByNumber(db: Database, viewer: Viewer, no: string): Promise<TrustDetail> {
  const {
    rows: [[trust]],
  } = await db.read(
    viewer,
    sql.one({ found: json<FoundTrust>() })`
      select ${foundJson} as found from trust r where ${ofViewer('r')} and r.trust_no = ${no}`,
  );
  if (!trust) throw new Problem('notFound');
  return saidDetail(trust.found, viewer.language);
}
