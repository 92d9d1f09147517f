import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

/** What an examination costs the forwarder: a figure that no customer may read. */
export const chargedToUs = '987654.32';

interface Whose {
  readonly orgId: string;
  readonly orderId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** As our own are: digits and capital letters. */
const madeNo = () => `US${newId().slice(-12).toUpperCase()}`;

/** An entry of an order that was filed, with everything that hangs on one. Its security filing shows where its order goes by sea. */
export async function addEntry(house: TestHouse, { orgId, orderId, text }: Whose) {
  const entryId = newId();
  const entryNo = madeNo();
  await house.rows(
    `insert into us_entry (org_id, id, file_no, entry_type, status, remark) values ($1, $2, $3, '01', 'SUBMITTED', $4)`,
    [orgId, entryId, entryNo, text],
  );
  await house.rows(`insert into us_entry_order (org_id, entry_id, order_id, place) values ($1, $2, $3, 0)`, [
    orgId,
    entryId,
    orderId,
  ]);
  await house.rows(
    `insert into us_entry_step (org_id, entry_id, step, at, who, note) values ($1, $2, 'SUBMITTED', now(), $3, $3)`,
    [orgId, entryId, text],
  );
  // Filed otherwise than the order says now.
  await house.rows(
    `insert into us_entry_line (org_id, entry_id, order_id, goods_no, name_zh, name_en, hs_dest, origin, declared_qty, unit, total_price_usd)
     select g.org_id, $2, g.order_id, g.line_no, g.name_zh, g.name_en, g.hs_dest, g.origin, g.declared_qty + 1, g.unit, g.total_price_usd
     from goods_line g where g.org_id = $1 and g.order_id = $3`,
    [orgId, entryId, orderId],
  );
  await house.rows('update us_entry set filed_packages = 7, filed_weight = 70 where id = $1', [entryId]);
  await house.rows(
    `insert into us_entry_disposition (org_id, entry_id, id, code, at, who, note) values ($1, $2, $3, '1W', now(), $4, $4)`,
    [orgId, entryId, newId(), text],
  );
  const holdId = newId();
  await house.rows(
    `insert into us_entry_disposition (org_id, entry_id, id, code, at, who, note) values ($1, $2, $3, '7H', now(), $4, $4)`,
    [orgId, entryId, holdId, text],
  );
  await house.rows(
    `insert into us_entry_exam (org_id, entry_id, hold_id, agency, exam_kind, place, exam_cost, currency, last_free_day, zone, charged, charged_currency)
     values ($1, $2, $3, 'CBP', 'nii', $4, 185, 'USD', current_date + 3, 'America/Los_Angeles', $5, 'USD')`,
    [orgId, entryId, holdId, text, chargedToUs],
  );
  await house.rows(
    `insert into us_entry_pga (org_id, entry_id, order_id, goods_no, flag, hts, pga_state, disclaim_code, pga_note)
     values ($1, $2, $3, 1, 'EP7', '8518210000', 'disclaimed', 'A', $4)`,
    [orgId, entryId, orderId, text],
  );
  await house.rows(
    `insert into us_entry_isf (org_id, entry_id, isf_state, isf_no, seller, buyer, manufacturer, ship_to, stuffing, consolidator, stow_plan, container_messages)
     values ($1, $2, 'filed', left($3, 15), $3, $3, $3, $3, $3, $3, false, false)`,
    [orgId, entryId, text],
  );
  await house.rows(
    `insert into us_entry_mid (org_id, entry_id, order_id, goods_no, name_en, hts, mid)
     select g.org_id, $2, g.order_id, g.line_no, g.name_en, coalesce(g.hs_dest, ''), left($4, 15) from goods_line g where g.org_id = $1 and g.order_id = $3`,
    [orgId, entryId, orderId, text],
  );
  await house.rows(
    `insert into us_entry_summary (org_id, entry_id, missing_papers, importer_name) values ($1, $2, $3, $3)`,
    [orgId, entryId, text],
  );
  await house.rows(
    `insert into us_entry_line_summary (org_id, entry_id, order_id, goods_no, hts, ad_case, line_weight)
     select g.org_id, $2, g.order_id, g.line_no, g.hs_dest, left($4, 10), 12 from goods_line g where g.org_id = $1 and g.order_id = $3`,
    [orgId, entryId, orderId, text],
  );
  const rfiId = newId();
  await house.rows(
    `insert into us_entry_rfi (org_id, entry_id, id, agency, form, topic, due_day, zone, opened_at, state_at)
     values ($1, $2, $3, 'CBP', 'CBP28', $4, current_date + 5, 'America/Los_Angeles', now(), now())`,
    [orgId, entryId, rfiId, text],
  );
  await house.rows(
    `insert into us_entry_rfi_word (org_id, entry_id, rfi_id, id, side, user_id, who, at, body)
     values ($1, $2, $3, $4, 'customer', $4, $5, now(), $5)`,
    [orgId, entryId, rfiId, newId(), text],
  );
  const dutyId = newId();
  await house.rows(
    `insert into us_entry_duty (org_id, entry_id, id, estimate_no, source, reckoned, fee_date, zone, note, state_at, made_at)
     values ($1, $2, $3, 1, 'tariff', $5, '2026-11-24', 'America/Los_Angeles', $4, now(), now())`,
    [orgId, entryId, dutyId, text, JSON.stringify(reckonedAs(text))],
  );
  await house.rows(
    `insert into us_entry_duty_amount (org_id, entry_id, duty_id, kind, amount) values ($1, $2, $3, 'duty', 12)`,
    [orgId, entryId, dutyId],
  );
  return { entryId, entryNo, holdId, rfiId, dutyId };
}

/** What the tariff said of no line. */
function reckonedAs(text: string) {
  return {
    day: '2026-11-24',
    mode: 'air',
    entryType: '01',
    release: text,
    edition: null,
    isSample: false,
    newerEdition: null,
    status: 'noData',
    lines: [],
    fees: [],
    value: null,
    duty: null,
    feeTotal: null,
    total: null,
  };
}

/** Ids and number of no entry. */
export function noEntry() {
  return { entryId: newId(), entryNo: madeNo(), holdId: newId(), rfiId: newId(), dutyId: newId() };
}
