import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { readConfig } from '../../config.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder, addOrderFile } from '../orders/orders.factory.ts';
import { paper, photo, picture, uploadAtDesk, uploadTo } from './files.factory.ts';
import { sweepFilesJob } from './files.sweep.commands.ts';

const house = await openTestHouse({ filesPerHour: 10_000 });
const { files } = house.house;
const owner = await house.person();
const ana = await house.as(owner);
const bo = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

const listOf = async (id: string, calls = ana) =>
  (await calls.get(`/omsapi/files?subject=order&id=${id}`)).data;
const contentOf = (fileId: string, calls = ana) => calls.get(`/omsapi/files/download?fileId=${fileId}`);

test('a paper arrives whole, under its own name, as a download that nothing can run in', async () => {
  const { id } = await addOrder(house);
  const { data } = await uploadTo(ana, id, '商业发票 PO-1.pdf', paper);
  assert.deepEqual(
    [data.name, data.kind, data.size, data.type, data.uploader, data.byStaff],
    ['商业发票 PO-1.pdf', 'pdf', paper.length, 'CI', `Name ${owner.username}`, false],
  );
  const reply = await contentOf(data.fileId);
  assert.deepEqual([reply.status, reply.bytes], [200, paper]);
  assert.equal(reply.headers['content-type'], 'application/pdf');
  assert.equal(reply.headers['x-content-type-options'], 'nosniff');
  assert.equal(reply.headers['content-security-policy'], "sandbox; default-src 'none'");
  assert.equal(reply.headers['cache-control'], 'no-store');
  const disposition = String(reply.headers['content-disposition']);
  assert.match(disposition, /^attachment; /);
  assert.ok(disposition.endsWith(`filename*=UTF-8''${encodeURIComponent('商业发票 PO-1.pdf')}`), disposition);
});

test('a photo stands upright, tells nothing of the camera or the place, and has a thumbnail', async () => {
  const { id } = await addOrder(house);
  const { data } = await uploadTo(ana, id, 'IMG_1.jpg', await photo(), { type: 'PHOTO' });
  const kept = (await contentOf(data.fileId)).bytes;
  const { width, height, exif, orientation } = await sharp(kept).metadata();
  assert.deepEqual([width, height, exif, orientation], [480, 640, undefined, undefined]);
  assert.ok(!kept.includes('SECRETPHONE'));
  const small = await ana.get(`/omsapi/files/preview?fileId=${data.fileId}&small=true`);
  assert.equal((await sharp(small.bytes).metadata()).height, 320);
  assert.equal(data.hasThumbnail, true);
});

test('a picture of too many pixels, and one that is cut off, is refused', async () => {
  const { id } = await addOrder(house);
  const huge = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const whole = await photo();
  for (const [name, content] of [
    ['huge.png', huge],
    ['cut.jpg', whole.subarray(0, whole.length / 2)],
  ] as const) {
    const reply = await uploadTo(ana, id, name, content);
    assert.deepEqual([reply.code, reply.message], [-1, 'The file is damaged and cannot be read'], name);
  }
});

test('PDFs and pictures have a preview, workbooks have none', async () => {
  const { id } = await addOrder(house);
  const { data } = await uploadTo(ana, id, 'a.png', await picture());
  const shown = await ana.get(`/omsapi/files/preview?fileId=${data.fileId}`);
  assert.equal(shown.headers['content-type'], 'image/png');
  const { fileId } = await addOrderFile(house, id);
  await house.rows(`update file set type = 'xlsx' where file_id = $1`, [fileId]);
  const refused = await ana.get(`/omsapi/files/preview?fileId=${fileId}`);
  assert.equal(refused.code, -1);
});

test('what staff upload is theirs until they show it, and nobody reads it any more once they hide it again', async () => {
  const { id } = await addOrder(house);
  const { data } = await uploadAtDesk(desk, id, 'release.pdf', paper);
  const { fileId } = data;
  const reads = async () => [(await listOf(id)).length, (await contentOf(fileId)).status];
  assert.deepEqual([data.visible, ...(await reads())], [false, 0, 404]);
  await desk.post('/opsapi/files/visibility', { fileId, visible: true });
  assert.deepEqual(await reads(), [1, 200]);
  assert.deepEqual([(await listOf(id))[0].uploader, (await listOf(id))[0].byStaff], ['', true]);
  await desk.post('/opsapi/files/visibility', { fileId, visible: false });
  assert.deepEqual(await reads(), [0, 404]);
  const preview = await ana.get(`/omsapi/files/preview?fileId=${fileId}`);
  assert.equal(preview.status, 404);
});

test('what was uploaded by the customer and hidden by staff is not readable for its uploader either', async () => {
  const { id } = await addOrder(house);
  const { fileId } = (await uploadTo(ana, id, 'a.pdf', paper)).data;
  await desk.post('/opsapi/files/visibility', { fileId, visible: false });
  assert.equal((await contentOf(fileId)).status, 404);
});

test('another customer, a colleague who sees only their own, and who lacks the right read nothing, nor by guessing', async () => {
  const { id } = await addOrder(house);
  const { fileId } = (await uploadTo(ana, id, 'a.pdf', paper)).data;
  const own = await house.as(await house.person({ authority: 'own' }));
  for (const calls of [bo, own]) {
    const replies = [
      await contentOf(fileId, calls),
      await calls.get(`/omsapi/files?subject=order&id=${id}`),
      await calls.get(`/omsapi/files/zip?subject=order&id=${id}`),
      await calls.get(`/omsapi/files/readers?fileId=${fileId}`),
      await calls.post('/omsapi/files/withdraw', { fileId }),
      await uploadTo(calls, id, 'a.pdf', paper),
    ];
    for (const { status, message } of replies) assert.deepEqual([status, message], [404, 'Not found']);
  }
  const blind = await house.as(await house.person({ permissions: ['trust:view', 'file:upload'] }));
  assert.equal((await contentOf(fileId, blind)).status, 403);
});

test('a customer takes back their own file until it is accepted; what is taken back is gone for everybody', async () => {
  const { id } = await addOrder(house);
  const [one, other] = [
    (await uploadTo(ana, id, 'a.pdf', paper)).data,
    (await uploadTo(ana, id, 'b.pdf', paper)).data,
  ];
  assert.equal((await ana.post('/omsapi/files/withdraw', { fileId: one.fileId })).data, true);
  assert.equal((await contentOf(one.fileId)).status, 404);
  assert.equal((await desk.get(`/opsapi/files/download?fileId=${one.fileId}`)).status, 404);
  await desk.post('/opsapi/files/decide', { fileId: other.fileId, verdict: 'accepted' });
  const refused = await ana.post('/omsapi/files/withdraw', { fileId: other.fileId });
  assert.deepEqual([refused.code, (await listOf(id)).length], [-1, 1]);
  const theirs = (await uploadAtDesk(desk, id, 'c.pdf', paper, { visible: 'true' })).data;
  assert.equal((await ana.post('/omsapi/files/withdraw', { fileId: theirs.fileId })).code, -1);
});

test('a refused document says why; a refusal without a reason is none', async () => {
  const { id } = await addOrder(house);
  const { fileId } = (await uploadTo(ana, id, 'a.pdf', paper)).data;
  assert.equal((await desk.post('/opsapi/files/decide', { fileId, verdict: 'refused' })).status, 400);
  await desk.post('/opsapi/files/decide', { fileId, verdict: 'refused', reason: 'The total is missing' });
  const [file] = await listOf(id);
  assert.deepEqual([file.verdict, file.verdictReason], ['refused', 'The total is missing']);
});

test('all files of an order come as one archive with safe names, and each counts as read', async () => {
  const { id, orderNumber } = await addOrder(house);
  for (const name of ['a.pdf', 'A.pdf', '../../etc/passwd.pdf']) await uploadTo(ana, id, name, paper);
  await uploadAtDesk(desk, id, 'cost.pdf', paper);
  const reply = await ana.get(`/omsapi/files/zip?subject=order&id=${id}`);
  assert.match(String(reply.headers['content-disposition']), new RegExp(orderNumber));
  const zip = await fromBufferPromise(reply.bytes, { lazyEntries: false, autoClose: false });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  assert.deepEqual(names.toSorted(), ['A (2).pdf', 'a.pdf', 'passwd.pdf']);
  const [file] = await listOf(id);
  const readers = (await ana.get(`/omsapi/files/readers?fileId=${file.fileId}`)).data;
  assert.deepEqual(
    readers.map(({ who }: { who: string }) => who),
    [`Name ${owner.username}`],
  );
});

test('a record has at most twenty files, and a company at most its space', async () => {
  const small = await openTestHouse({ filesPerHour: 1_000, fileSpaceMegabytes: 1 });
  const calls = await small.as(await small.person());
  const { id } = await addOrder(small);
  for (let at = 0; at < 20; at += 1) assert.equal((await uploadTo(calls, id, 'a.pdf', paper)).code, 200);
  const full = await uploadTo(calls, id, 'a.pdf', paper);
  assert.deepEqual([full.code, full.message], [-1, 'A record has at most 20 files']);
  const { id: another } = await addOrder(small);
  const large = Buffer.concat([paper.subarray(0, -6), Buffer.alloc(1_048_000, 32), Buffer.from('%%EOF\n')]);
  const over = await uploadTo(calls, another, 'large.pdf', large);
  assert.deepEqual([over.status, over.data], [507, null]);
});

test('a person brings so many files an hour as whoever runs the server allows; a hundred papers at once pass', async () => {
  const strict = await openTestHouse({ filesPerHour: 2 });
  const calls = await strict.as(await strict.person());
  const { id } = await addOrder(strict);
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await uploadTo(calls, id, 'a.pdf', paper)).status);
  assert.deepEqual(statuses, [200, 200, 429]);
  const { filesPerHour } = readConfig({});
  assert.ok(filesPerHour >= 500, String(filesPerHour));
});

test('a file without a record is its uploader’s alone, and gone after a day; one taken away goes after a month', async () => {
  const loose = await ana.upload('/omsapi/files/upload?subject=sheet&type=PHOTO', 'a.png', await picture());
  const { fileId } = loose.data;
  const colleague = await house.as(await house.person());
  assert.deepEqual(
    [(await contentOf(fileId)).status, (await contentOf(fileId, colleague)).status],
    [200, 404],
  );
  const { id } = await addOrder(house);
  const taken = (await uploadTo(ana, id, 'a.pdf', paper)).data.fileId;
  await ana.post('/omsapi/files/withdraw', { fileId: taken });
  const sweep = () => sweepFilesJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  await sweep();
  assert.ok(existsSync(files.pathOf(house.orgA, fileId)) && existsSync(files.pathOf(house.orgA, taken)));
  await house.rows(
    `update record_file set uploaded_at = now() - interval '25 hours', withdrawn_at = withdrawn_at - interval '31 days' where file_id = any($1)`,
    [[fileId, taken]],
  );
  await sweep();
  assert.ok(!existsSync(files.pathOf(house.orgA, fileId)) && !existsSync(files.pathOf(house.orgA, taken)));
  assert.deepEqual(
    await house.rows('select 1 from record_file where file_id = any($1)', [[fileId, taken]]),
    [],
  );
});
