import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestHouse } from '../testing/house.ts';

const house = await openTestHouse();

/** A sweep that a worker of this name has been at for a minute. */
function heldBy(worker: string) {
  return house.rows(`
    begin;
    select graphile_worker.add_job('sweep', '{}', job_key => '${worker}');
    update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now() - interval '1 minute' where key = '${worker}';
    commit`);
}

async function held(): Promise<string[]> {
  const rows = await house.rows<{ key: string }>(
    'select key from graphile_worker._private_jobs where key is not null',
  );
  return rows.map(({ key }) => key);
}

test('work that a killed process was at is done by another, and what a living one is at is left to it', async () => {
  const [{ name } = { name: '' }] = await house.rows<{ name: string }>(
    `select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'pool-%' limit 1`,
  );
  assert.match(name, /^pool-/);
  await heldBy('pool-of-the-dead');
  await heldBy(name);
  assert.deepEqual((await held()).toSorted(), ['pool-of-the-dead', name].toSorted());
  for (let look = 0; look < 600 && (await held()).length > 1; look += 1) await sleep(100);
  assert.deepEqual(await held(), [name]);
});
