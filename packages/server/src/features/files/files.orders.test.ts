import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromBufferPromise } from 'yauzl';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { paper, uploadAtDesk, uploadTo } from './files.factory.ts';

const house = await openTestHouse({ filesPerHour: 10_000 });
const owner = await house.person();
const ana = await house.as(owner);
const bo = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

interface Match {
  readonly name: string;
  readonly type: string | null;
  readonly orders: readonly { readonly id: string; readonly orderNumber: string; readonly number: string }[];
}

const matchesOf = async (calls: Calls, ...names: string[]): Promise<Match[]> =>
  (await calls.post('/omsapi/files/match', { names })).data;
const idsOf = (matches: readonly Match[]) => matches.map(({ orders }) => orders.map(({ id }) => id));

test('files find their orders by any number of theirs in the name, however it is written, and what they are by its words', async () => {
  const one = await addOrder(house, { reference_number: 'PO-2026-0815', fba_no: 'FBA15K7QW3ZD' });
  const other = await addOrder(house, { reference_number: 'PO-2026-08' });
  const matches = await matchesOf(
    ana,
    `${one.orderNumber}_CI.pdf`,
    `发票 po_2026_0815.pdf`,
    'PO-2026-0815 装箱单.xlsx',
    'po 2026 08 msds.pdf',
    'fba15k7qw3zd.pdf',
    'scan 0001.pdf',
  );
  assert.deepEqual(idsOf(matches), [[one.id], [], [one.id], [other.id], [one.id], []]);
  assert.deepEqual(
    matches.map(({ type }) => type),
    ['CI', 'CI', 'PL', 'MSDS', null, null],
  );
});

test('a number of several orders is theirs to choose from, and another number of one of them decides', async () => {
  const [one, other] = [await addOrder(house), await addOrder(house)];
  await house.rows(
    `insert into shipment_reference (org_id, order_id, kind, number, source) select $1, id, 'mawb', '11244172590', 'desk' from unnest($2::uuid[]) id`,
    [house.orgA, [one.id, other.id]],
  );
  const matches = await matchesOf(ana, '112-44172590 packing.pdf', `112-4417 2590 ${other.orderNumber}.pdf`);
  assert.deepEqual(
    idsOf(matches).map((ids) => ids.toSorted()),
    [[one.id, other.id].toSorted(), [other.id]],
  );
});

test('orders of another customer, and of a colleague where one sees only one’s own, are found by no name; staff find those they serve', async () => {
  const { id, orderNumber } = await addOrder(house);
  const own = await house.as(await house.person({ authority: 'own' }));
  for (const calls of [bo, own]) assert.deepEqual(idsOf(await matchesOf(calls, `${orderNumber}.pdf`)), [[]]);
  const { data } = await desk.post('/opsapi/files/match', { names: [`${orderNumber} CI.pdf`] });
  assert.deepEqual(idsOf(data), [[id]]);
  const blind = await house.as(await house.person({ permissions: ['trust:view', 'file:upload'] }));
  assert.equal((await blind.post('/omsapi/files/match', { names: ['a.pdf'] })).status, 403);
});

test('the files of several orders come as one archive with a folder for each, and each counts as read', async () => {
  const [one, other, foreign] = [
    await addOrder(house),
    await addOrder(house),
    await addOrder(house, { org_id: house.orgB }),
  ];
  await uploadTo(ana, one.id, 'a.pdf', paper);
  await uploadTo(ana, one.id, 'A.pdf', paper);
  const { fileId } = (await uploadTo(ana, other.id, 'a.pdf', paper)).data;
  await uploadAtDesk(desk, other.id, 'cost.pdf', paper);
  await uploadTo(bo, foreign.id, 'theirs.pdf', paper);
  const asked = [one, other, foreign].map(({ id }) => `ids=${id}`).join('&');
  const namesFor = async (calls: Calls, side: string) => {
    const reply = await calls.get(`/${side}/files/orders?${asked}`);
    const zip = await fromBufferPromise(reply.bytes, { lazyEntries: false, autoClose: false });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    return names.toSorted();
  };
  const ours = [`${one.orderNumber}/A (2).pdf`, `${one.orderNumber}/a.pdf`, `${other.orderNumber}/a.pdf`];
  assert.deepEqual(await namesFor(ana, 'omsapi'), ours.toSorted());
  const readers = (await ana.get(`/omsapi/files/readers?fileId=${fileId}`)).data;
  assert.deepEqual(
    readers.map(({ who }: { who: string }) => who),
    [`Name ${owner.username}`],
  );
  const all = [...ours, `${other.orderNumber}/cost.pdf`, `${foreign.orderNumber}/theirs.pdf`];
  assert.deepEqual(await namesFor(desk, 'opsapi'), all.toSorted());
  for (const id of [foreign.id, crypto.randomUUID()]) {
    const { code, message } = await ana.get(`/omsapi/files/orders?ids=${id}`);
    assert.deepEqual([code, message], [-1, 'The chosen orders have no files']);
  }
});

test('an archive has an end that is said before it begins', async () => {
  const { id } = await addOrder(house);
  const { fileId } = (await uploadTo(ana, id, 'a.pdf', paper)).data;
  await house.rows('update file set size = 600000000 where file_id = $1', [fileId]);
  const reply = await ana.get(`/omsapi/files/orders?ids=${id}`);
  assert.deepEqual(
    [reply.code, reply.message],
    [-1, 'The files of the chosen orders are more than 500 MB. Download fewer orders at a time'],
  );
  const many = Array.from({ length: 101 }, () => `ids=${crypto.randomUUID()}`).join('&');
  assert.equal((await ana.get(`/omsapi/files/orders?${many}`)).status, 400);
});
