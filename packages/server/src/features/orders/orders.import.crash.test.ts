import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { killableServer } from '../../testing/crash.ts';
import { crashImport, isWhole } from '../../testing/import-crash.ts';
import { addChannels } from './orders.import.factory.ts';

const server = await killableServer();
after(() => server.close());
await addChannels(server);
await server.start();

const orders = 600;

for (const announced of [0, 250, 500]) {
  test(`killed after ${announced} of ${orders} orders were written, an import is whole or has written nothing, and ends whole`, async () => {
    const outcome = await crashImport(server, `K${announced}`, orders, announced);
    assert.ok(isWhole(outcome, orders), JSON.stringify(outcome));
  });
}
