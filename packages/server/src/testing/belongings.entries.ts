import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly orderId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** As our own are: digits and capital letters. */
const madeNo = () => `US${newId().slice(-12).toUpperCase()}`;

/** An entry of an order that was filed, with a step and a word of customs. */
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
  await house.rows(
    `insert into us_entry_disposition (org_id, entry_id, id, code, at, who, note) values ($1, $2, $3, '1W', now(), $4, $4)`,
    [orgId, entryId, newId(), text],
  );
  return { entryId, entryNo };
}

/** Id and number of no entry. */
export function noEntry() {
  return { entryId: newId(), entryNo: madeNo() };
}
