import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** A calculation that its owner kept, of a day without an edition. */
export async function addKeptTariff(house: TestHouse, { orgId, ownerId, text }: Whose): Promise<string> {
  const id = newId();
  const asked = {
    mode: 'air',
    port: null,
    entryType: '01',
    entryDate: '2020-01-01',
    otherDate: null,
    otherOrigin: null,
    lines: [],
  };
  await house.rows(
    `insert into tariff_kept (org_id, id, title, asked, answer, created_by, made_who, made_at) values ($1, $2, $3, $4, $5, $6, $3, now())`,
    [
      orgId,
      id,
      text,
      JSON.stringify(asked),
      JSON.stringify({ release: text, measures: '0', results: [] }),
      ownerId,
    ],
  );
  return id;
}
