import assert from 'node:assert/strict';
import { openChain } from './features/waybills/waybills.chain.factory.ts';
import { chanceOf } from './seed/chance.ts';
import { openTestHouse } from './testing/house.ts';

export const feedKey = 'a-feed-key-of-24-letters-or-more';
/** A house of its own for each file that walks. */
export const house = await openTestHouse({ feedKey, feedPerMinute: 6_000 });
export const { acme, desk, handedIn, confirmed, retimed, cancelled } = await openChain(house);

export type Flying = Awaited<ReturnType<typeof confirmed>>;
export interface Done {
  readonly code: number;
  readonly status: number;
  readonly message: string;
}

let current = chanceOf('');

/** From now on what happens is what happens by this seed. */
export function beginWith(seed: string) {
  current = chanceOf(seed);
  flying.length = 0;
  return current;
}

export const chance = () => current;

/** What is on its way, the latest last. */
export const flying: Flying[] = [];
export const because = { reason: 'by chance' };
export async function waybillNow({ mawb }: Flying) {
  const [row] = await house.rows<{ id: string; version: number; status: string }>(
    'select id, version, status from mawb where id = $1',
    [mawb.id],
  );
  assert.ok(row);
  return row;
}

export async function deskMove(one: Flying, path: string, asked: object): Promise<Done> {
  const { id, version } = await waybillNow(one);
  return desk.post(`/opsapi/mawb/${path}`, { id, version, ...because, ...asked });
}

export const toStatus = (one: Flying, to: string, data: object = because) =>
  deskMove(one, 'move', { to, data, reason: undefined });

/** What was booked, found again by the warehouse. */
export function measured(mawbId: string) {
  return house.rows(
    `select h.id as "hawbId", h.booking_pkgs_num as pieces, h.booking_gross_weight::text as "grossWeight", h.booking_volume::text as volume
     from hawb h join booking b on b.id = h.booking_id where b.mawb_id = $1`,
    [mawbId],
  );
}
