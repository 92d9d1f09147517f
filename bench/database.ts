import pg from 'pg';
import { migrateJobs } from '../packages/server/src/kernel/jobs.ts';
import { migrate } from '../packages/server/src/kernel/migrate.ts';
import type { Login } from '../packages/server/src/kernel/roles.ts';
import { ensureDatabase, ensureRoles, urlOf } from '../packages/server/src/kernel/roles.ts';
import type { Scale } from './generate.ts';
import { generate } from './generate.ts';

const password = 'only-for-tests';

export interface BenchDatabase {
  readonly name: string;
  readonly url: (login: Login) => string;
}

/** The generated world of this scale on the given server; made once, used again by later runs. */
export async function benchDatabase(adminUrl: string, scale: Scale): Promise<BenchDatabase> {
  const name = `loadline_bench_${scale.orders}`;
  const url = (login: Login) => urlOf(adminUrl, { login, password, database: name });
  await ensureRoles(adminUrl, () => password);
  const admin = await ensureDatabase(adminUrl, name);
  await migrateJobs(url('loadline_jobs'));
  await migrate(url('loadline_owner'));
  if (!(await isFilled(admin))) await generate(url('loadline_owner'), scale);
  return { name, url };
}

async function isFilled(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from shipment_event limit 1');
  await client.end();
  return rowCount === 1;
}
