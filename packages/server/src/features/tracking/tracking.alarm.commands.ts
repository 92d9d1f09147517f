import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { countAlarm } from '../../kernel/metrics.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const missesBeforeAlarm = 50;
const hour = 3_600;

/**
 * Many misses from one network are somebody guessing. Nobody is stopped by this, but the forwarder's people are told:
 * one entry of their audit log per network and hour, a line of the log and a figure at /metrics.
 */
export async function watchMisses(house: House, { address }: Viewer, misses: number): Promise<void> {
  if (misses === 0) return;
  const network = networkOf(address);
  const key = `tracking misses ${network}`;
  if (await isLeft(house, { key, cost: misses, allowance: missesBeforeAlarm, seconds: hour })) return;
  if (!(await isLeft(house, { key: `tracking alarm ${network}`, allowance: 1, seconds: hour }))) return;
  countAlarm('tracking-guesses');
  house.app.log.warn({ alarm: 'tracking-guesses', network });
  const detail = { network, misses: `> ${missesBeforeAlarm}` };
  await house.db.call(sql`select note_guessing(${newId()}, ${JSON.stringify(detail)}::jsonb)`);
}

async function isLeft({ db }: House, allowance: Parameters<typeof takeAllowance>[1]): Promise<boolean> {
  try {
    await takeAllowance(db, allowance);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
