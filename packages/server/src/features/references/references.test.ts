import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());

test('anyone may ask for the 28 countries, in the order that staff gave them', async () => {
  const { data } = await house.nobody.get('/adminapi/country/getALlCountry');
  assert.equal(data.length, 28);
  assert.deepEqual(data[0], { code: 'CN', nameZh: '中国', nameEn: 'China' });
});

test('an entry that staff switched off is not offered any more', async () => {
  await house.rows(`update dictionary_entry set active = false where kind = 'bank' and code = 'HXB'`);
  await house.rows(`update dictionary_entry set position = -1 where kind = 'bank' and code = 'CMB'`);
  const { data } = await ana.get('/adminapi/dic/queryBankList');
  assert.equal(data[0].code, 'CMB');
  assert.ok(!data.some(({ code }: { code: string }) => code === 'HXB'));
  assert.equal((await house.nobody.get('/adminapi/dic/queryBankList')).status, 401);
});

test('every time zone says its difference as of now, half hours too; what is no zone is left out', async () => {
  await house.rows(
    `insert into dictionary_entry (kind, code, name_zh, name_en) values ('timeZone', 'America/St_Johns', '圣约翰斯', 'St John’s'), ('timeZone', 'Mars/Olympus', '火星', 'Mars')`,
  );
  const { data } = await ana.get('/omsapi/order/getTimeZone', { 'accept-language': 'zh-CN' });
  const zone = (name: string) => data.find((one: { zone: string }) => one.zone === name);
  assert.deepEqual(zone('Asia/Shanghai'), {
    zone: 'Asia/Shanghai',
    name: '北京时间',
    nameZh: '北京时间',
    nameEn: 'Shanghai',
    diff: '8',
    gmt: 'GMT+8',
  });
  assert.deepEqual([zone('UTC').diff, zone('UTC').gmt], ['0', 'GMT+0']);
  assert.ok(['-2.5', '-3.5'].includes(zone('America/St_Johns').diff));
  assert.match(zone('America/St_Johns').gmt, /^GMT-[23]:30$/);
  assert.equal(zone('Mars/Olympus'), undefined);
});

test('each zone of the picker has its name in both languages and the difference that clocks there show today', async () => {
  const [zh, en] = await Promise.all(
    ['zh-CN', 'en'].map(
      async (language) => (await ana.get('/omsapi/order/getTimeZone', { 'accept-language': language })).data,
    ),
  );
  const rows = new Map(zh.map((row: { zone: string }) => [row.zone, row]));
  const english = new Map(en.map((row: { zone: string; name: string }) => [row.zone, row.name]));
  for (const zone of codesOf(timeZones)) {
    const name = wordOf(timeZones, zone);
    // `GMT-08:00`, or `GMT` alone, as the runtime's own clocks say.
    const parts = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      timeZoneName: 'longOffset',
    }).formatToParts();
    const [, sign, hours = '0', minutes = '0'] =
      /GMT(?:([+-])(\d\d):(\d\d))?/.exec(parts.map(({ value }) => value).join('')) ?? [];
    const diff = (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
    const gmt = `GMT${sign ?? '+'}${Number(hours)}${minutes === '0' || minutes === '00' ? '' : `:${minutes}`}`;
    assert.deepEqual(
      rows.get(zone),
      { zone, name: name.zh, nameZh: name.zh, nameEn: name.en, diff: String(diff), gmt },
      zone,
    );
    assert.equal(english.get(zone), name.en);
  }
});

test('one knows one’s sales and service person and one’s colleagues, and nobody else', async () => {
  const [sale, service, other] = [await house.clerk(), await house.clerk(), await house.clerk()];
  const [colleague, stranger] = [await house.person(), await house.person({ orgId: house.orgB })];
  await house.rows('update customer set sale_id = $2, customer_service_id = $3 where org_id = $1', [
    house.orgA,
    sale.userId,
    service.userId,
  ]);
  const mobiles = new Map([
    [sale.userId, '+8613800000001'],
    [colleague.userId, '+8613800000002'],
  ]);
  for (const [id, mobile] of mobiles)
    await house.rows('update app_user set mobile = $2 where user_id = $1', [id, mobile]);
  const ask = (id: string) => ana.get(`/adminapi/baseUser/queryUserById?id=${id}`);
  assert.equal((await ask(sale.userId)).data.mobile, '13800000001');
  assert.equal((await ask(service.userId)).code, 200);
  assert.equal((await ask(colleague.userId)).data.mobile, '138****0002');
  for (const { userId } of [other, stranger]) assert.equal((await ask(userId)).status, 404);
});

test('roles are the customers’ own, within what the organisation was granted', async () => {
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  await house.rows(
    `update customer set permissions = '{order:view,dashboard:view,user:manage}' where org_id = $1`,
    [house.orgB],
  );
  const { records } = (await bo.get('/adminapi/role/queryRole/2')).data;
  const permissions: string[] = records.flatMap((one: { permissions: string[] }) => one.permissions);
  assert.deepEqual([...new Set(permissions)].toSorted(), ['dashboard:view', 'order:view', 'user:manage']);
  const all = (await ana.get('/adminapi/role/queryRole/2')).data.records;
  assert.equal(all.length, 5);
  assert.ok(!JSON.stringify(all).includes('op:'));
  assert.deepEqual(all[0], {
    ...all[0],
    roleId: idOfRole('customerAdmin'),
    nameZh: '客户管理员',
    nameEn: 'Customer admin',
  });
  assert.equal((await ana.get('/adminapi/role/queryRole/1')).status, 404);
});

test('a customer is offered the active products that were opened for it, and no other orgId has any', async () => {
  const names = ['空运快线', '海运整柜', '停用渠道', '别家渠道'];
  for (const [at, name] of names.entries())
    await house.rows(
      `insert into channel (channel_id, name, name_en, transport, active) values (gen_random_uuid(), $1, $2, $3, $4)`,
      [name, `Channel ${at}`, at === 1 ? '2' : '1', at !== 2],
    );
  await house.rows(
    `insert into customer_channel (org_id, channel_id) select $1, channel_id from channel where name = any($2)`,
    [house.orgA, names.slice(0, 3)],
  );
  const found = async (query: string) =>
    (await ana.get(`/cbsapi/product/queryByParam${query}`)).data.list.map(
      ({ nameZh }: { nameZh: string }) => nameZh,
    );
  assert.deepEqual(await found(''), ['空运快线', '海运整柜']);
  assert.deepEqual(await found(`?orgId=${house.orgA}&transport=2`), ['海运整柜']);
  assert.deepEqual(await found('?keyword=快线'), ['空运快线']);
  assert.deepEqual(await found(`?orgId=${house.orgB}`), []);
});

test('a customer chooses the warehouse he brings his cargo to from those in use, with the way there and its hours', async () => {
  const clerk = await house.as(await house.clerk());
  const entry = {
    kind: 'warehouse',
    nameZh: '深圳一号仓',
    nameEn: 'Shenzhen W1',
    zone: 'Asia/Shanghai',
    active: true,
  };
  const way = { address: '深圳市宝安区福永街道 1 号', hours: '09:00–18:00' };
  const saved = await clerk.post('/opsapi/dictionaries/save', { ...entry, ...way, code: 'SZX-W1' });
  assert.equal(saved.code, 200, saved.message);
  await clerk.post('/opsapi/dictionaries/save', { ...entry, code: 'SZX-W2', active: false });
  const { data } = await (await house.as(await house.person())).get('/omsapi/warehouses');
  const { kind: _kind, zone: _zone, active: _active, ...names } = entry;
  assert.deepEqual(
    data.filter(({ code }: { code: string }) => code.startsWith('SZX-')),
    [{ code: 'SZX-W1', ...names, ...way }],
  );
});
