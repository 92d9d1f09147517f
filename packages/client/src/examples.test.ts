import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { docsThings } from '@loadline/contract/site/docs.things';
import { addCharge, billCalls, layBilling } from '@loadline/server/features/bills/bills.factory';
import { offerAir } from '@loadline/server/features/bookings/bookings.factory';
import { addFlight } from '@loadline/server/features/flights/flights.factory';
import { addEvent, addOrder } from '@loadline/server/features/orders/orders.factory';
import { addChannels, ordersOf, workbookOf } from '@loadline/server/features/orders/orders.import.factory';
import { openTestHouse } from '@loadline/server/testing/house';
import { missingOf, ranCommands, ranProgram, startedProgram } from './testing/example.ts';

// What /docs shows is what runs here, as programs and commands of their own against a server on a port.
const house = await openTestHouse();
const address = await house.house.app.listen({ port: 0, host: '127.0.0.1' });
const calls = await house.as(await house.person({ username: 'erp' }));
const folder = await mkdtemp(join(tmpdir(), 'loadline-examples-'));
after(() => rm(folder, { recursive: true, force: true }));
await layBilling(house);
const examples = join(import.meta.dirname, '../examples');
const env = { LOADLINE_ADDRESS: address, LOADLINE_KEY: calls.token ?? '' };

await addChannels(house);
await offerAir(house, house.orgA);
const shown = { order_number: 'SO2611010A1B2C3DX', status: 'DEPARTED', eta: '2026-12-01' };
const { id: orderId } = await addOrder(house, shown);
await addOrder(house, { status_date: '2026-11-19T01:00:00Z' });
await addEvent(house, orderId);
await writeFile(
  join(folder, 'invoice.pdf'),
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
await writeFile(join(folder, 'orders.xlsx'), await workbookOf(ordersOf(3)));

const ran = (name: string) => ranProgram(name, folder, env);

/** The commands of an example answer as the page shows it. */
async function answeredAsShown(name: string): Promise<void> {
  const answer = await ranCommands(name, folder, env);
  assert.deepEqual(missingOf(name, answer), [], JSON.stringify(answer).slice(0, 500));
}

test('1 a key says whose it is and what it may', async () => {
  assert.match(await ran('who'), /ACME[\s\S]*order:view/);
  await answeredAsShown('who');
});

test('2 shipments are followed by their numbers, and what is unknown is named', async () => {
  assert.match(
    await ran('track'),
    /SO2611010A1B2C3DX DEPARTED 2026-12-01[\s\S]*not found: \[ '999-12345675' \]/,
  );
  await answeredAsShown('track');
});

test('3 orders that have changed since the last look come first, and no older one', async () => {
  assert.equal((await ran('changed')).trim().split('\n').length, 1);
  await ranCommands('changed', folder, env);
  await answeredAsShown('changed');
});

test('4 an order is read with its events', async () => {
  assert.match(await ran('read'), /^DEPARTED 120\.500 2026-12-01 0\nDEPARTED ACT 2026-11-02T10/);
  await answeredAsShown('read');
});

test('5 a trust order is made, filled in and handed in', async () => {
  assert.match(await ran('trust'), /^\S+ SUBMITTED/);
  await answeredAsShown('trust');
});

test('6 a document is uploaded to it', async () => {
  assert.match(await ran('upload'), /^[\da-f-]{36} invoice\.pdf pdf \d+/);
  await answeredAsShown('upload');
});

test('7 a workbook of orders is imported, or comes back with its errors marked', async () => {
  assert.match(await ran('import'), /^DONE 0 3/);
  await writeFile(
    join(folder, 'orders.xlsx'),
    await workbookOf(ordersOf(1, () => ({ referenceNumber: '' }))),
  );
  assert.match(await ran('import'), /^STAGED 1 /);
  assert.equal((await readFile(join(folder, 'orders-with-errors.xlsx'))).subarray(0, 2).toString(), 'PK');
  await writeFile(
    join(folder, 'orders.xlsx'),
    await workbookOf(ordersOf(3, (at) => ({ referenceNumber: `AG-${at}` }))),
  );
  await answeredAsShown('import');
});

test('8 a flight is booked and the answer to the booking read', async () => {
  await addFlight(house, { maxKg: '1000' });
  assert.match(await ran('book'), /^BK\d+ 29 412\.000/);
  await answeredAsShown('book');
});

test('9 bills are read and their papers stored', async () => {
  const { issued } = billCalls(await house.as(await house.clerk()), house.orgA);
  const billNo = await issued([await addCharge(house, { order_id: orderId })]);
  assert.match(await ran('bills'), new RegExp(`^${billNo} CNY `));
  assert.match(await readFile(join(folder, `${billNo}.pdf`), 'latin1'), /^%PDF/);
  await answeredAsShown('bills');
});

test('10 a webhook is taken when it is the portal’s, and refused when it is not', async () => {
  const port = await freePort();
  const own = { LOADLINE_SECRET: `whsec_${Buffer.alloc(24, 3).toString('base64')}`, PORT: String(port) };
  const receiver = startedProgram('webhook', folder, own);
  after(() => receiver.kill());
  await listening(port);
  assert.equal(await ranCommands('webhook', folder, own), '204');
  const other = { ...own, LOADLINE_SECRET: `whsec_${Buffer.alloc(24, 4).toString('base64')}` };
  assert.equal(await ranCommands('webhook', folder, other), '400');
  const [said] = await once(receiver.stdout, 'data');
  assert.match(String(said), /^order\.departed \{\s+subject: 'order',\s+number: 'SO2611010A1B2C3DX'/);
  assert.ok((await readFile(join(examples, 'webhook.sh'), 'utf8')).includes('"type":"order.departed"'));
});

test('each of the ten has a program, commands and an answer, and nothing else is there', async () => {
  const files = (await readdir(examples)).filter((file) => file !== 'loadline.ts');
  const wanted = Object.keys(docsThings).flatMap((name) => [`${name}.json`, `${name}.sh`, `${name}.ts`]);
  assert.deepEqual(files.toSorted(), wanted.toSorted());
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
}
