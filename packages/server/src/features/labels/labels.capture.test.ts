import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { photo } from '../files/files.factory.ts';
import { openLabels, washCareShows } from './labels.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const desk = await house.as(await house.clerk());
const { order, lay, detail, move, upload, shoot, judgeAll } = await openLabels(house, desk, ana.userId);

const longAgo = '2020-02-01T08:00:00.000Z';

const keep = (id: string, facts: object) =>
  desk.post('/opsapi/labels/capture', {
    id,
    kind: 'front',
    captureId: newId(),
    takenAt: longAgo,
    ...facts,
  });

interface Shown {
  readonly label: { readonly id: string; readonly status: string };
  readonly wanted: readonly string[];
  readonly photos: readonly { readonly kind: string }[];
}

const shown = async (query: string, calls = desk): Promise<Shown[]> =>
  (await calls.get(`/opsapi/labels/capture?${query}`)).data;
const idsOf = async (query: string) => (await shown(query)).map(({ label }) => label.id);

test('a photographer is given what lacks photos with the kinds its scheme wants, and what was sent back', async () => {
  const id = await lay({ styleNo: 'CP-10', status: 'PHOTOGRAPHING' });
  const early = await lay({ styleNo: 'CP-11', status: 'PROCESSED' });
  await shoot(id, 'label');
  const [row] = (await shown(`order=${order.orderNumber}`)).filter(({ label }) => label.id === id);
  assert.deepEqual(row?.wanted, washCareShows);
  assert.deepEqual(
    row?.photos.map(({ kind }) => kind),
    ['label'],
  );
  assert.equal((await idsOf('')).includes(early), false);
  await shoot(id, 'front', 'washCare', 'carton');
  assert.equal((await idsOf('')).includes(id), false);
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  assert.equal((await idsOf('')).includes(id), false);
  await move(id, 'IN_COMPLIANCE', 'PHOTOGRAPHING', 'Show the line with the fibres');
  assert.equal((await idsOf('')).includes(id), true);
  const picked = await desk.post('/opsapi/labels/pick', { ids: [id], pickType: 'STYLE' });
  assert.deepEqual(await idsOf(`pick=${picked.data.pickNo}`), [id]);
  assert.deepEqual(await idsOf('batch=LC0000000000'), []);
  assert.deepEqual(await idsOf('order=SO999999'), []);
});

test('a code leads to the labels of its style, its order or its box, wherever they stand', async () => {
  const id = await lay({ styleNo: 'CP-20', status: 'PROCESSED' });
  await house.rows(`update orders set fba_no = 'FBA17QXK4T2' where id = $1`, [order.id]);
  for (const code of ['cp-20', order.orderNumber, 'FBA17QXK4T2', 'fba17qxk4t2U000012'])
    assert.equal((await idsOf(`code=${code}`)).includes(id), true, code);
  assert.deepEqual(await idsOf('code=CP-2'), []);
  assert.deepEqual(await idsOf('code=FBA17QXK4T2U12'), []);
  const [row] = await shown('code=CP-20');
  assert.equal(row?.label.status, 'PROCESSED');
});

test('a photo that a phone sends again is stored once, however far its label has come since', async () => {
  const id = await lay({ styleNo: 'CP-30', status: 'PHOTOGRAPHING' });
  const captureId = newId();
  const send = async () => {
    const query = `subject=label&id=${id}&type=PHOTO&visible=true`;
    const headers = { 'idempotency-key': captureId };
    const { data } = await desk.upload(`/opsapi/files/upload?${query}`, 'front.jpg', await photo(), headers);
    return String(data.fileId);
  };
  const fileId = await send();
  assert.equal(await send(), fileId);
  assert.equal((await keep(id, { fileId, captureId })).data, 1);
  assert.equal((await keep(id, { fileId, captureId })).data, 1);
  // A day later the upload is not known any more: the second file shows nothing.
  const again = await upload(id);
  assert.equal((await keep(id, { fileId: again, captureId })).data, 1);
  assert.deepEqual(
    (await detail(id)).photos.map((one: { fileId: string }) => one.fileId),
    [fileId],
  );
  await shoot(id, 'label', 'washCare', 'carton');
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  assert.equal((await keep(id, { fileId, captureId })).data, 4);
  const late = await keep(id, { fileId: await upload(id) });
  assert.match(late.message, /is In compliance: no photos are added now/);
  await judgeAll(id);
});

test('when a photo was taken is what the phone says where that can be, else when it came', async () => {
  const id = await lay({ styleNo: 'CP-40', status: 'PHOTOGRAPHING' });
  await house.rows(`update label set created_at = now() - interval '2 days' where id = $1`, [id]);
  const [row] = await house.rows<{ at: string }>(
    `select to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as at`,
  );
  const at = row?.at ?? '';
  const takenAt = async (kind: string, said: string) => {
    await keep(id, { kind, fileId: await upload(id), takenAt: said });
    const { photos } = await detail(id);
    return photos.find((one: { kind: string }) => one.kind === kind);
  };
  const front = await takenAt('front', at);
  assert.equal(Date.parse(front.takenAt), Date.parse(at));
  assert.notEqual(front.takenWho, '');
  for (const [kind, wrong] of [
    ['label', '2099-01-01T00:00:00.000Z'],
    ['washCare', longAgo],
  ] as const)
    assert.ok(Date.parse((await takenAt(kind, wrong)).takenAt) > Date.parse(at), kind);
});

test('a phone adds to no label of customers whom its owner does not serve, and no file that hangs elsewhere', async () => {
  const id = await lay({ styleNo: 'CP-50', status: 'PHOTOGRAPHING' });
  const other = await lay({ styleNo: 'CP-51', status: 'PHOTOGRAPHING' });
  const fileId = await upload(id);
  assert.equal((await keep(other, { fileId })).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  const body = { id, kind: 'front', fileId, captureId: newId(), takenAt: longAgo };
  assert.equal((await elsewhere.post('/opsapi/labels/capture', body)).status, 404);
  assert.deepEqual(await shown('code=CP-50', elsewhere), []);
  const without = await house.as(await house.clerk({ permissions: ['op:work:view'] }));
  assert.equal((await without.post('/opsapi/labels/capture', body)).status, 403);
});
