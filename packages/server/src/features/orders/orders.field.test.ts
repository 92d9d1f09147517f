import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';

// A field that people write of an order is its line in the contract and its column: planted in a copy, it is looked for in
// everything that an order goes through.

const root = join(import.meta.dirname, '../../../../..');
const folder = await mkdtemp(join(tmpdir(), 'loadline-field-'));
after(() => rm(folder, { recursive: true }));

const line = `brokerRef: written('reference', optional(text({ label: { zh: '报关行编号', en: 'Broker ref' }, max: 30 })), chosen),`;
const column = `alter table orders add column broker_ref text;
grant update (broker_ref) on orders to loadline_app, loadline_staff;`;

/** What people do with an order, by HTTP; prints where the value of the new field was met. */
const walk = `
import { openTestHouse } from '../../testing/house.ts';
import { formAt, freshForm } from './orders.edit.factory.ts';
import { act, addChannels, ask, importAll, ordersOf, upload, workbookOf } from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const ana = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const met = {};

const made = (await ana.post('/omsapi/orders/create', { ...freshForm(), brokerRef: 'BR-1' })).data;
const no = made.orderNumber;
const first = await formAt(ana, no);
met.form = first.form.brokerRef;
met.detail = (await ana.get('/omsapi/orders/detail?no=' + no)).data.order.brokerRef;
met.list = (await ana.get('/omsapi/orders')).data.rows[0].brokerRef;
met.exported = (await ana.get('/omsapi/orders/export?columns=brokerRef')).status === 200;

const saved = await ana.post('/omsapi/orders/save', { no, version: 1, ...first.form, brokerRef: 'BR-2' });
met.saved = (await formAt(ana, no)).form.brokerRef;
const history = (await ana.get('/omsapi/orders/history?no=' + no)).data;
met.history = history.some(({ changes }) => changes.some(({ from, to }) => from === 'BR-1' && to === 'BR-2'));

await house.rows("update orders set status = 'SIGNED' where order_number = $1", [no]);
met.locked = (await ana.post('/omsapi/orders/save', { no, version: saved.data.version, ...first.form, brokerRef: 'BR-9' })).code;
await house.rows("update orders set status = 'IN_CLEARANCE' where order_number = $1", [no]);
const now = await formAt(ana, no);
const asked = (await ana.post('/omsapi/orders/amend', { no, version: now.version, reason: '更正编号', ...now.form, brokerRef: 'BR-3' })).data;
await desk.post('/opsapi/orders/requests/decide', { requestId: asked.requestId, version: 1, accepted: true });
met.amended = (await formAt(ana, no)).form.brokerRef;

const { data } = await upload(ana, await workbookOf(ordersOf(1, () => ({ brokerRef: 'BR-4' }))));
await importAll(ana, data.id);
const [imported] = await house.rows("select broker_ref as found from orders where import_id is not null");
met.imported = imported.found;
console.log('MET ' + JSON.stringify(met));
process.exit(0);
`;

async function plantedCopy(): Promise<string> {
  for (const part of ['contract', 'server'])
    await cp(join(root, 'packages', part), join(folder, 'packages', part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@loadline'), { recursive: true });
  await symlink(join(folder, 'packages/contract'), join(modules, '@loadline/contract'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@loadline') await symlink(join(root, 'node_modules', name), join(modules, name));
  await writeFile(join(folder, 'package.json'), await readFile(join(root, 'package.json')));
  const order = join(folder, 'packages/contract/src/orders/order.ts');
  const text = await readFile(order, 'utf8');
  await writeFile(order, text.replace('    fbaNo: ', `    ${line}\n$&`));
  await writeFile(join(folder, 'packages/server/src/migrations/9999_broker.sql'), column);
  const script = join(folder, 'packages/server/src/features/orders/field-walk.ts');
  await writeFile(script, walk);
  return script;
}

test('a field that is declared and has its column is kept, listed, exported, imported, locked, amended and remembered', async () => {
  const script = await plantedCopy();
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 150_000 });
  const met: unknown = JSON.parse(/^MET (.*)$/m.exec(stdout)?.[1] ?? 'null');
  assert.deepEqual(met, {
    form: 'BR-1',
    detail: 'BR-1',
    list: 'BR-1',
    exported: true,
    saved: 'BR-2',
    history: true,
    locked: -1,
    amended: 'BR-3',
    imported: 'BR-4',
  });
});
