import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import type { Answer } from '@loadline/contract/kernel/endpoint';
import { check } from '@loadline/contract/kernel/schema';
import { orderApi } from '@loadline/contract/orders/order.api';
import { productList } from '@loadline/contract/references/reference.api';
import { permissionsOfRole } from '@loadline/contract/session/role-templates';
import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import demoAccounts from '../../../../examples/demo-accounts.json' with { type: 'json' };
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { vaultWith } from '../kernel/vault.ts';
import type { Calls } from '../testing/calls.ts';
import { callsOf } from '../testing/calls.ts';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(new Date()));
const { files, passwords } = demo;
const databaseUrl = demo.url('loadline_app');
const db = openDatabase(databaseUrl, { poolSize: 4, statementTimeoutMs: 5_000 });
const staff = openDatabase(demo.url('loadline_staff'), { poolSize: 2, statementTimeoutMs: 5_000 });
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: demo.folder, LOG_LEVEL: 'silent' });
const { app } = await buildApp({
  config: { ...config, trackingPerMinute: 10_000, trackingPerDay: 10_000, apiPerMinute: 100_000 },
  db,
  staff,
  files,
  clock: systemClock,
  passwords,
  vault: vaultWith(Buffer.alloc(32)),
});
after(async () => {
  await app.close();
  await Promise.all([db.close(), staff.close()]);
});

async function signedIn(username: string): Promise<{ calls: Calls; permissions: string[]; company: string }> {
  const account = demoAccounts.find((one) => one.username === username);
  assert.ok(account, username);
  const form = { grant_type: 'password', scope: 'all', username, password: account.password };
  const { code, message, data } = await callsOf(app).form('/adminapi/oauth/token', form);
  assert.equal(code, 200, message);
  const { user, access_token } = data;
  return { calls: callsOf(app, access_token), permissions: user.permissions, company: user.company.zh };
}

async function ordersOf(calls: Calls): Promise<number> {
  return (await calls.get('/omsapi/orders/count')).data.total;
}

test('every demo account signs in to its organisation with a password that the rules allow', async () => {
  for (const { username, password, organisation } of demoAccounts) {
    assert.match(password, /^[A-Za-z0-9]{6,20}$/);
    assert.equal((await signedIn(username)).company, organisation.zh);
  }
});

test('the two administrators see all of their own organisation and nothing of the other', async () => {
  const [large, small] = [await signedIn('demo'), await signedIn('small.admin')];
  assert.deepEqual([await ordersOf(large.calls), await ordersOf(small.calls)], [300, 30]);
  const [seen, foreign] = [await references(large.calls), await references(small.calls)];
  assert.ok(
    seen.every((number) => number.startsWith('PO-')) && foreign.every((number) => number.startsWith('SG-')),
  );
});

async function references(calls: Calls): Promise<string[]> {
  const { data } = await calls.get('/omsapi/orders?size=200');
  return data.rows.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber);
}

test('who sees only their own has fifteen orders, made or handled', async () => {
  const { calls, permissions } = await signedIn('demo.own');
  assert.equal(await ordersOf(calls), 15);
  assert.deepEqual(permissions, permissionsOfRole.operations);
});

test('the viewer looks and does nothing; who has no menu entry is refused everywhere', async () => {
  const viewer = await signedIn('demo.viewer');
  assert.equal(await ordersOf(viewer.calls), 300);
  assert.ok(viewer.permissions.every((permission) => permission.endsWith(':view')));
  const none = await signedIn('demo.none');
  assert.deepEqual(none.permissions, []);
  assert.equal((await none.calls.get('/omsapi/orders')).status, 403);
});

/** The permissions that the pages of a layout ask for. */
function permissionsOf(layout: 'office' | 'ops'): string[] {
  return Object.values(allPages).flatMap((page) =>
    page.layout === layout && 'permission' in page ? [page.permission] : [],
  );
}

test('a customer’s administrator has every page of the office, the forwarder’s every desk', async () => {
  const [customer, forwarder] = [await signedIn('demo'), await signedIn('op.admin')];
  const missing = (wanted: string[], permissions: string[]) =>
    wanted.filter((one) => !permissions.includes(one));
  assert.deepEqual(missing(permissionsOf('office'), customer.permissions), []);
  assert.deepEqual(missing(permissionsOf('ops'), forwarder.permissions), []);
  assert.ok(customer.permissions.every((permission) => !permission.startsWith('op:')));
});

test('the customer centre of the demo is filled, and its people know whom to call', async () => {
  const { calls } = await signedIn('demo');
  const { data } = await calls.get('/adminapi/customer/counts');
  assert.deepEqual(data, { contacts: 6, paymentAccounts: 3, addresses: 34, goods: 31, cartons: 12 });
  const { saleId, orgId } = (await calls.get('/adminapi/company/companyInfo')).data;
  const sale = await calls.get(`/adminapi/baseUser/queryUserById?id=${saleId}`);
  assert.deepEqual([sale.data.name, sale.data.mobile], ['沈星野', '13800137023']);
  const products = await calls.get(`/cbsapi/product/queryByParam?orgId=${orgId}`);
  assert.deepEqual(findings(productList.answer, products.data), []);
  assert.equal(products.data.list.length, 10);
});

test('the list and every detail are what the contract says', async () => {
  const { calls } = await signedIn('small.admin');
  const { data } = await calls.get('/omsapi/orders?size=200');
  assert.deepEqual(findings(orderApi.list.answer, data), []);
  for (const { orderNumber } of data.rows) {
    const detail = await calls.get(`/omsapi/orders/detail?no=${orderNumber}`);
    assert.deepEqual(findings(orderApi.detail.answer, detail.data), [], orderNumber);
  }
});

test('papers of an order are listed, but never the one that is the forwarder’s own', async () => {
  const { calls } = await signedIn('demo');
  const [{ number } = { number: '' }] = await demo.rows<{ number: string }>(
    `select order_number as number from orders join record_file r on subject_id = id and r.type = '8' join organisation o on o.org_id = orders.org_id where code = 'QHDEMO' limit 1`,
  );
  const { data } = await calls.get(`/omsapi/orders/detail?no=${number}`);
  const names: string[] = data.files.map(({ name }: { name: string }) => name);
  for (const begin of ['商业发票', '装箱单', '出口放行'])
    assert.ok(
      names.some((name) => name.startsWith(begin)),
      begin,
    );
  assert.equal(names.length, 3);
});

test('anyone who holds a public number sees its milestones; a private one does not exist', async () => {
  const numbers = await demo.rows<{ number: string; open: boolean }>(
    `select order_number as number, is_public as open from orders order by is_public, order_time limit 25`,
  );
  for (const { number, open } of numbers) {
    const { data } = await callsOf(app).get(`/omsapi/public/tracking?trackNo=${number}`);
    assert.deepEqual(findings(trackShipments.answer, data), []);
    assert.equal(data.shipments.length, open ? 1 : 0, number);
  }
});

function findings<T>(answer: Answer<T>, data: unknown) {
  assert.ok(answer.kind !== 'file');
  const checked = check({ answer }, { answer: data });
  return checked.ok ? [] : checked.findings;
}
