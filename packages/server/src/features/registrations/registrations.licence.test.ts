import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import { applyFor, fromElsewhere, licenceFor, picture } from '../../testing/identity.ts';
import { sweepRegistrationsJob } from './registrations.licence.commands.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'], importMaxMegabytes: 1 });
const { files } = house.house;

function upload(name: string, content: Buffer, from = fromElsewhere()) {
  return house.nobody.upload('/adminapi/regist/licence', name, content, from);
}

async function filesLying(): Promise<number> {
  return (await readdir(join(files.pathOf(house.orgF, house.orgF), '..')).catch(() => [])).length;
}

test('a licence is kept by its content, under a plain name', async () => {
  const reply = await upload('../../etc/licence.png', picture);
  assert.deepEqual([reply.data.name, reply.data.size], ['licence.png', picture.length]);
  assert.ok(existsSync(files.pathOf(house.orgF, reply.data.licenceFileId)));
});

test('what is no PDF, JPG or PNG is refused and leaves nothing behind', async () => {
  const before = await filesLying();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  for (const [name, content] of [
    ['licence.pdf', page],
    ['licence.html.png', picture],
    ['licence.jpg', picture],
    ['licence.xlsx', Buffer.from('504b0304', 'hex')],
    ['licence.png', Buffer.alloc(0)],
  ] as const) {
    const reply = await upload(name, content);
    assert.deepEqual([reply.code, reply.message], [-1, 'Only pdf, jpg, png files are accepted'], name);
  }
  assert.equal(await filesLying(), before);
});

test('a licence may have ten megabytes, whatever an import may have', async () => {
  const large = (megabytes: number) =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(megabytes * 1_048_576 - 4, 1)]);
  assert.equal((await upload('photo.jpg', large(10))).code, 200);
  const before = await filesLying();
  const reply = await upload('photo.jpg', Buffer.concat([large(10), Buffer.from('x')]));
  assert.deepEqual([reply.status, reply.message], [413, 'The file is larger than 10 MB']);
  assert.equal(await filesLying(), before);
});

test('one network uploads five an hour', async () => {
  const from = { 'x-forwarded-for': '192.0.2.55' };
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await upload('licence.png', picture, from)).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
});

test('licences that no application names go after a day, the others stay', async () => {
  const sweep = sweepRegistrationsJob(house.house);
  assert.match(sweep.recurs ?? '', /^\d+ \* \* \* \*$/);
  const mobile = newMobile();
  await applyFor(house, mobile);
  const [forgotten, young] = [await licenceFor(house), await licenceFor(house)];
  await house.rows(`update file set created_at = now() - interval '25 hours' where file_id <> $1`, [young]);
  await sweep.work(viewerOfJob('0', 'nobody'), {});
  const left = await house.rows<{ file_id: string }>('select file_id from file where created_by is null');
  const [kept] = await house.rows<{ id: string }>('select licence_file_id as id from registration');
  assert.deepEqual(new Set(left.map((row) => row.file_id)), new Set([young, kept?.id]));
  assert.ok(!existsSync(files.pathOf(house.orgF, forgotten)));
  assert.ok(existsSync(files.pathOf(house.orgF, kept?.id ?? '')));
});
