import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

/** Stands in what only staff may see: no answer to a customer holds it. */
export const staffOnly = 'STAFFONLY5C1E';

let made = 0;

interface SheetFacts {
  readonly orgId: string;
  readonly orderId: string;
  readonly ownerId: string;
  readonly text: string;
  readonly state?: string;
}

/** A sheet with a word from each side, one among colleagues, one cost that is shown and one that is not, as the owner lays them. */
export async function addSheet(
  house: TestHouse,
  { orgId, orderId, ownerId, text, state = 'OPEN' }: SheetFacts,
): Promise<{ sheetId: string; sheetNo: string; commentId: string }> {
  made += 1;
  const [sheetId, commentId, internalId] = [newId(), newId(), newId()];
  const sheetNo = `EX261101${String(made).padStart(4, '0')}${sheetId.slice(-4)}`;
  await house.rows(
    `insert into exception_sheet (org_id, id, sheet_no, order_id, kind, severity, state, stage, source, source_key, description_zh, description_en,
       customer_action_zh, customer_action_en, opened_by, opened_at, state_since, resolved_at)
     values ($1, $2, $3, $4, 'damage', 'high', $5, 'ORDERED', 'operator', $7, $6, $6, $6, $6, $6, now(), now(), case when $5 = 'RESOLVED' then now() end)`,
    [orgId, sheetId, sheetNo, orderId, state, text, staffOnly],
  );
  await house.rows(
    `insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who) values ($1, $2, 1, 'OPEN', now() - interval '1 hour', 'forwarder', $3)`,
    [orgId, sheetId, text],
  );
  if (state !== 'OPEN')
    await house.rows(
      `insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who) values ($1, $2, 2, $4, now(), 'forwarder', $3)`,
      [orgId, sheetId, text, state],
    );
  await house.rows(
    `insert into sheet_comment (org_id, sheet_id, comment_id, side, user_id, who, body, internal)
     values ($1, $2, $3, 'customer', $4, $5, $5, false), ($1, $2, $6, 'forwarder', $4, $7, $7, true)`,
    [orgId, sheetId, commentId, ownerId, text, internalId, `${text} ${staffOnly}`],
  );
  await house.rows(
    `insert into sheet_read (org_id, sheet_id, user_id, up_to, side, who) values ($1, $2, $3, now(), 'forwarder', $4)`,
    [orgId, sheetId, ownerId, `${text} ${staffOnly}`],
  );
  await house.rows(
    `insert into sheet_cost (org_id, sheet_id, line_no, name, amount, published) values ($1, $2, 1, $3, 10, true), ($1, $2, 2, $4, 987654.32, false)`,
    [orgId, sheetId, text, `${text} ${staffOnly}`],
  );
  return { sheetId, sheetNo, commentId };
}
