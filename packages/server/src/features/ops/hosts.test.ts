import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neutralBrand } from '@loadline/contract/site/host';
import { systemClock } from '../../kernel/clock.ts';
import { openTestHouse } from '../../testing/house.ts';
import { hostBrands } from './hosts.public.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049454e44ae426082',
  'hex',
);

const site = (change: object = {}) => ({
  host: 'Portal.Example.com',
  labelZh: '示例货代',
  labelEn: 'Example Forwarding',
  shipHwc: true,
  calculatorLabelZh: '运费',
  calculatorLabelEn: 'Rates',
  calculatorAction: 'page',
  ...change,
});

test('a host shows its label, logo and links, and any other the neutral brand', async () => {
  const { data } = await desk.upload('/opsapi/hosts/image', 'logo.png', png);
  const saved = await desk.post('/opsapi/hosts/save', site({ logoId: data.id }));
  assert.equal(saved.data[0].host, 'portal.example.com', saved.message);
  const brandOf = hostBrands(house.house.db, systemClock);
  assert.deepEqual(await brandOf('PORTAL.example.com'), {
    label: { zh: '示例货代', en: 'Example Forwarding' },
    logo: data.id,
    shipHwc: true,
    codes: { sms: 'world', mail: false },
    calculator: { label: { zh: '运费', en: 'Rates' }, action: 'page' },
  });
  assert.deepEqual(await brandOf('elsewhere.example.com'), neutralBrand);
  const image = await house.nobody.get(`/adminapi/public/brandImage?id=${data.id}`);
  assert.deepEqual([image.status, image.headers['content-type']], [200, 'image/png']);
  assert.equal(image.headers['cache-control'], 'public, max-age=86400, immutable');
  assert.deepEqual(image.bytes, png);
});

test('a page keeps its look while the database is away, and asks again only after a while', async () => {
  let [now, asked] = [0, 0];
  const brandOf = hostBrands(
    {
      call: async (query) => {
        asked += 1;
        if (asked > 1) throw new Error('away');
        return house.house.db.call(query);
      },
    },
    { now: () => new Date(now) },
  );
  assert.equal((await brandOf('portal.example.com')).label.en, 'Example Forwarding');
  await brandOf('portal.example.com');
  assert.equal(asked, 1);
  now = 60_000;
  assert.equal((await brandOf('portal.example.com')).label.en, 'Example Forwarding');
  assert.equal(asked, 2);
});

test('only an image that was uploaded for a site becomes public', async () => {
  const { data: unused } = await desk.upload('/opsapi/hosts/image', 'logo.png', png);
  assert.equal((await house.nobody.get(`/adminapi/public/brandImage?id=${unused.id}`)).status, 404);
  const [licence] = await house.rows<{ id: string }>(
    `insert into file (org_id, file_id, name, type, size, sha256) values ($1, gen_random_uuid(), 'licence.png', 'png', 1, '') returning file_id::text as id`,
    [house.orgF],
  );
  const stolen = await desk.post('/opsapi/hosts/save', site({ host: 'b.example.com', logoId: licence?.id }));
  assert.equal(stolen.status, 404);
});

test('what is no small image is refused and leaves nothing', async () => {
  const before = await house.rows(`select 1 from file`);
  const refused = async (name: string, content: Buffer) =>
    (await desk.upload('/opsapi/hosts/image', name, content)).message;
  assert.match(await refused('logo.png', Buffer.from('<svg onload=alert(1)>')), /png, jpg, ico/);
  assert.match(await refused('logo.svg', png), /png, jpg, ico/);
  assert.match(await refused('logo.png', Buffer.concat([png, Buffer.alloc(300_000)])), /larger than 0.2 MB/);
  assert.equal((await house.rows(`select 1 from file`)).length, before.length);
});

test('a host is saved once, changed by its version, and removed', async () => {
  assert.match((await desk.post('/opsapi/hosts/save', site())).message, /is taken/);
  const changed = await desk.post('/opsapi/hosts/save', site({ version: 1, labelEn: 'Renamed' }));
  assert.deepEqual([changed.data[0].labelEn, changed.data[0].version], ['Renamed', 2]);
  assert.equal((await desk.post('/opsapi/hosts/save', site({ version: 1 }))).status, 409);
  assert.equal(
    (await desk.post('/opsapi/hosts/delete', { host: 'portal.example.com', version: 1 })).status,
    409,
  );
  assert.deepEqual(
    (await desk.post('/opsapi/hosts/delete', { host: 'PORTAL.example.com', version: 2 })).data,
    [],
  );
  for (const host of ['http://x.com', 'x.com:8080', 'a b', '-x.com'])
    assert.equal((await desk.post('/opsapi/hosts/save', site({ host }))).status, 400, host);
});
