import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** A manufacturer in the register, whose code waits to be approved. */
export async function addMid(house: TestHouse, { orgId, ownerId, text }: Whose): Promise<{ midId: string }> {
  const midId = newId();
  await house.rows(
    `insert into mid (org_id, id, site_id, code, code_reason, name, street, city, country, role, state, verdict, created_by)
     values ($1, $2, $2, 'CNSENSEN7NIN', $3, $3, $3, $3, 'CN', 'manufacturer', 'SUBMITTED', $3, $4)`,
    [orgId, midId, text, ownerId],
  );
  return { midId };
}

/** The id of no manufacturer. */
export function noMid(): { midId: string } {
  return { midId: newId() };
}
