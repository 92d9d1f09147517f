import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { orderNumbersSubject } from '@loadline/contract/orders/order-numbers-import';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from './orders.factory.ts';

const house = await openTestHouse({ uploadsPerHour: 1_000 });
const desk = await house.as(await house.clerk());
const acme = await house.as(await house.person());
const imports = importCalls(desk, orderNumbersSubject);

async function numbersOf(no: string) {
  const { order } = (await acme.get(`/omsapi/orders/detail?no=${no}`)).data;
  return { tracking: order.trackingNo, parcels: order.transferNo };
}

const found = async (number: string) =>
  (await acme.get(`/omsapi/orders?numbers=${encodeURIComponent(number)}`)).data.rows.map(
    ({ orderNumber }: { orderNumber: string }) => orderNumber,
  );

test('numbers of carriers and parcels for many orders are added, several to a cell, and the orders are found by each', async () => {
  const air = await addOrder(house, { tracking_no: '99912345675', transfer_no: 'OLD-1' });
  const sea = await addOrder(house, { transport_type: '2', reference_number: 'PO-SEA-77' });
  const file = await filled(orderNumbersSubject, [
    { number: air.orderNumber, transferNo: '1Z999AA10123456784, 1Z999AA10123456785' },
    { number: air.orderNumber, transferNo: '1Z999AA10123456786' },
    { number: 'po-sea-77', trackingNo: 'CSQU305438-3、OOLU1234567890' },
  ]);
  const { data } = await imports.upload(file, '转单号.xlsx');
  assert.deepEqual(await imports.findings(data.id), []);
  assert.equal((await imports.importAll(data.id)).importedRecords, 3);
  const flown = await numbersOf(air.orderNumber);
  assert.equal(flown.tracking, '99912345675');
  assert.deepEqual(flown.parcels.split(', ').toSorted(), [
    '1Z999AA10123456784',
    '1Z999AA10123456785',
    '1Z999AA10123456786',
    'OLD1',
  ]);
  assert.deepEqual(await found('1z 999aa 1012 345 6785'), [air.orderNumber]);
  assert.deepEqual(await found('csqu3054383'), [sea.orderNumber]);
  const again = await imports.upload(file, 'again.xlsx');
  assert.equal((await imports.importAll(again.data.id)).importedRecords, 0, 'what is known changes nothing');
});

test('a row says what is wrong with it: no such order, several, one that has ended, a check digit, or nothing to add', async () => {
  const air = await addOrder(house);
  const ended = await addOrder(house, { status: 'CANCELLED' });
  for (const _ of [1, 2]) await addOrder(house, { fba_no: 'FBA18TWICE01' });
  const { data } = await imports.upload(
    await filled(orderNumbersSubject, [
      { number: 'SO000', transferNo: 'A1' },
      { number: 'FBA18TWICE01', transferNo: 'A1' },
      { number: ended.orderNumber, transferNo: 'A1' },
      { number: air.orderNumber, trackingNo: '999-12345676' },
      { number: air.orderNumber },
    ]),
  );
  const codes = (await imports.findings(data.id)).map((one) => one.split(' ').slice(0, 3).join(' '));
  assert.deepEqual(codes, [
    '2 number E17',
    '3 number E29',
    '4 number E30',
    '5 trackingNo E04',
    '6 transferNo E03',
  ]);
});

test('a clerk adds numbers to orders of the customers of their team alone', async () => {
  const { orderNumber } = await addOrder(house, { org_id: house.orgB });
  const narrow = importCalls(
    await house.as(await house.clerk({ customers: [house.orgA] })),
    orderNumbersSubject,
  );
  const { data } = await narrow.upload(
    await filled(orderNumbersSubject, [{ number: orderNumber, transferNo: 'A1' }]),
  );
  assert.deepEqual(await narrow.findings(data.id), ['2 number E17']);
});

test('carriers’ numbers of three hundred orders come in one workbook, and each order is found by its own', async () => {
  const orders: Awaited<ReturnType<typeof addOrder>>[] = [];
  while (orders.length < 300) orders.push(await addOrder(house));
  const master = (at: number) => shownAwb(awbOf('784', 3_000_000 + Math.floor(at / 3)));
  const parcel = (at: number) => `1Z999AA2${String(10_000_000 + at)}`;
  const rows = orders.map(({ orderNumber }, at) => ({
    number: orderNumber,
    trackingNo: master(at),
    transferNo: parcel(at),
  }));
  const { data } = await imports.upload(await filled(orderNumbersSubject, rows), '三百单.xlsx');
  assert.deepEqual(await imports.findings(data.id), []);
  assert.equal((await imports.importAll(data.id)).importedRecords, 300);
  const kept = await house.rows<{ id: string; kind: string; number: string }>(
    `select order_id as id, kind, number from shipment_reference where order_id = any($1) and kind in ('mawb', 'parcel')`,
    [orders.map(({ id }) => id)],
  );
  assert.deepEqual(
    kept.map(({ id, kind, number }) => `${id} ${kind} ${number}`).toSorted(),
    orders
      .flatMap(({ id }, at) => [`${id} mawb ${plainNumber(master(at))}`, `${id} parcel ${parcel(at)}`])
      .toSorted(),
  );
  for (const at of [0, 149, 299]) assert.deepEqual(await found(parcel(at)), [orders[at]?.orderNumber]);
  assert.equal((await found(master(0))).length, 3, 'three orders fly under one waybill');
});
