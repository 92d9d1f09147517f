import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  readonly orderId: string;
  readonly sheetId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** As our own are: digits and capital letters. */
const madeNo = () => `CD${newId().slice(-12).toUpperCase()}`;

/** A declaration of an order that was handed in, with a line, a step and a sheet about it. */
export async function addCustomsFile(house: TestHouse, { orgId, orderId, sheetId, text }: Whose) {
  const customsId = newId();
  const customsNo = madeNo();
  await house.rows(
    `insert into customs_file (org_id, id, file_no, direction, business_type, status, currency, contract_no, licence_no, source_place, remark)
     values ($1, $2, $3, 'export', '5', 'SUBMITTED', 'USD', $4, $4, $4, $4)`,
    [orgId, customsId, customsNo, text],
  );
  await house.rows(`insert into customs_order (org_id, file_id, order_id, place) values ($1, $2, $3, 0)`, [
    orgId,
    customsId,
    orderId,
  ]);
  await house.rows(
    `insert into customs_line (org_id, file_id, id, line_no, order_id, goods_no, source_place, elements)
     values ($1, $2, $3, 1, $4, 1, $5, jsonb_build_object('other', $5::text))`,
    [orgId, customsId, newId(), orderId, text],
  );
  await house.rows(
    `insert into customs_step (org_id, file_id, step, at, who, note) values ($1, $2, 'SUBMITTED', now(), $3, $3)`,
    [orgId, customsId, text],
  );
  await house.rows(`update exception_sheet set kind = 'docs' where id = $1`, [sheetId]);
  await house.rows(`insert into customs_abnormal (org_id, file_id, sheet_id) values ($1, $2, $3)`, [
    orgId,
    customsId,
    sheetId,
  ]);
  return { customsId, customsNo };
}

/** Id and number of no declaration. */
export function noCustomsFile() {
  return { customsId: newId(), customsNo: madeNo() };
}
