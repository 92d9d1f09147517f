import { parseArgs } from 'node:util';
import { benchDatabase } from './database.ts';

const { values } = parseArgs({
  options: { admin: { type: 'string' }, orders: { type: 'string', default: '1000000' } },
});
if (!values.admin) throw new Error('name the server: --admin postgres://…');
const started = performance.now();
const database = await benchDatabase(values.admin, {
  orders: Number(values.orders),
  eventsPerOrder: 10,
  customers: 2_000,
});
process.stdout.write(
  `${database.name} is ready after ${Math.round((performance.now() - started) / 1_000)} s\n`,
);
