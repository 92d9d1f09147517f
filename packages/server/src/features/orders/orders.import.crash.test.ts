import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { killableServer } from '../../testing/crash.ts';
import { crashImport, isWhole } from './orders.import.crash.ts';

const server = await killableServer();
after(() => server.close());
await server.rows(
  `insert into channel (channel_id, name, name_en, transport) values ($1, '中美空运专线', 'China-US air', '1')`,
  [newId()],
);
await server.start();

const orders = 600;

for (const announced of [0, 250, 500]) {
  test(`killed after ${announced} of ${orders} orders were written, an import is whole or has written nothing, and ends whole`, async () => {
    const outcome = await crashImport(server, `K${announced}`, orders, announced);
    assert.ok(isWhole(outcome, orders), JSON.stringify(outcome));
  });
}
