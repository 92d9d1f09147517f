import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import { killableDesk } from '../../testing/crash.ts';
import { filled } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { declarationRow } from './customs.factory.ts';

const server = await killableDesk();
after(() => server.close());
await server.start();

const declarations = 200;
const imports = customsImportSubject.api.upload.path;

/** A workbook of declarations, each of an order of its own, every other released. */
async function workbook(): Promise<Buffer> {
  const rows = [];
  for (let at = 0; at < declarations; at += 1) {
    const { orderNumber } = await addOrder(server);
    const released = at % 2 === 0 ? { status: '已放行', reason: '放行单后补' } : {};
    rows.push(declarationRow(at, orderNumber, released));
  }
  return filled(customsImportSubject, rows);
}

/** What is there of all of them, and what their orders were told. */
async function standing() {
  const [found] = await server.rows<Record<string, number>>(
    `select (select count(*)::int from customs_file) as files, (select count(distinct order_id)::int from customs_order) as orders,
       (select count(*)::int from customs_file where status = 'RELEASED') as released,
       (select count(*)::int from shipment_event where code = 'CUS_RELEASED') as told,
       (select count(*)::int from audit where subject = 'customs' and action = 'imported') as deeds`,
  );
  return found;
}

/** Until the program holds what it writes declarations by, or has ended. */
async function writing(id: string): Promise<void> {
  for (;;) {
    const [{ is, state } = { is: false, state: '' }] = await server.rows<{ is: boolean; state: string }>(
      `select exists (select from pg_locks l where l.relation = 'customs_file'::regclass and l.mode = 'RowExclusiveLock' and l.granted
           and l.database = (select d.oid from pg_database d where d.datname = current_database())) as is,
         (select i.state from data_import i where i.id = $1) as state`,
      [id],
    );
    if (is || state !== 'COMMITTING') return;
  }
}

async function ended(id: string) {
  for (;;) {
    const { data } = await server.get(`${imports}/detail?id=${id}`);
    if (data.state !== 'COMMITTING') return data;
  }
}

test('killed while it writes declarations, an import has written all or nothing of them, and ends whole, each told once', async () => {
  const file = await workbook();
  const { data, message } = await server.upload(imports, file);
  assert.ok(data?.id, message);
  const { id } = data;
  await server.post(`${imports}/commit`, { id });
  await writing(id);
  await server.kill();
  const none = { files: 0, orders: 0, released: 0, told: 0, deeds: 0 };
  const whole = {
    files: declarations,
    orders: declarations,
    released: declarations / 2,
    told: declarations / 2,
    deeds: declarations,
  };
  const killed = await standing();
  assert.deepEqual(killed, killed?.['files'] === 0 ? none : whole);
  await server.start();
  const { state, importedRecords } = await ended(id);
  assert.deepEqual([state, importedRecords], ['DONE', declarations]);
  assert.deepEqual(await standing(), whole);
  const again = await server.upload(imports, file);
  await server.post(`${imports}/commit`, { id: again.data.id });
  assert.equal((await ended(again.data.id)).importedRecords, 0);
  assert.deepEqual(await standing(), whole);
});
