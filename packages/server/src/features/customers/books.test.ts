import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const stranger = await house.as(await house.person({ orgId: house.orgB }));

/** The four books of records, each with a new record, a change of one of its texts, and what the change is called. */
const books = {
  addresses: {
    subject: 'address',
    made: {
      type: 'shipper',
      company: 'Acme 100%_a',
      contact: 'Lin',
      phone: '0755-12345678',
      country: 'CN',
      address: '1 Road',
    },
    change: { contact: 'Chen' },
    told: ['Contact', 'Lin', 'Chen'],
  },
  goods: {
    subject: 'goods',
    made: {
      nameZh: '杯子',
      nameEn: 'Cup',
      hsCode: '6912.00.10',
      material: 'Ceramic',
      currency: 'USD',
      purpose: 'Drink',
    },
    change: { nameEn: 'Mug' },
    told: ['English name', 'Cup', 'Mug'],
  },
  cartons: {
    subject: 'carton',
    made: { rule: 'Standard', length: '50', width: '40.5', height: '30' },
    change: { height: '31' },
    told: ['Height', '30.0', '31.0'],
  },
  paymentAccounts: {
    subject: 'account',
    made: {
      method: 'bank',
      bank: 'ICBC',
      accountName: 'Acme',
      account: '6222 0200 0000 0917',
      type: 'company',
    },
    change: { bank: 'CMB' },
    told: ['Bank or platform', 'ICBC', 'CMB'],
  },
} as const;

for (const [name, { subject, made, change, told }] of Object.entries(books)) {
  const at = `/adminapi/${name}`;

  test(`${name}: a record is made, changed, found, told of and deleted`, async () => {
    const id = newId();
    const first = await ana.post(`${at}/save`, { id, ...made });
    assert.deepEqual([first.code, first.data.version], [200, 1]);
    const second = await ana.post(`${at}/save`, { id, version: 1, ...made, ...change });
    assert.deepEqual([second.code, second.data.version], [200, 2]);
    const list = await ana.get(at);
    assert.deepEqual(
      list.data.rows.find((row: { id: string }) => row.id === id),
      second.data,
    );
    const { data } = await ana.get(`/adminapi/history?subject=${subject}&id=${id}`);
    assert.deepEqual(
      data.rows.map(({ action }: { action: string }) => action),
      ['Edited', 'Created'],
    );
    const [field, from, to] = told;
    assert.deepEqual(data.rows[0].changes, [{ field, from, to }]);
    assert.equal((await ana.post(`${at}/delete`, { ids: [id] })).data, 1);
    assert.equal((await ana.get(`/adminapi/history?subject=${subject}&id=${id}`)).status, 404);
  });

  test(`${name}: who saves on top of an older version gets both values, and so does a second maker of one id`, async () => {
    const id = newId();
    await ana.post(`${at}/save`, { id, ...made });
    await ana.post(`${at}/save`, { id, version: 1, ...made, ...change });
    for (const version of [1, undefined]) {
      const late = await ana.post(`${at}/save`, { id, version, ...made });
      assert.equal(late.status, 409);
      assert.equal(late.data.current.version, 2);
      const [key] = Object.keys(change);
      assert.notDeepEqual(late.data.current[key ?? ''], late.data.mine[key ?? '']);
    }
  });

  test(`${name}: another customer’s record is neither seen, changed nor deleted`, async () => {
    const id = newId();
    await ana.post(`${at}/save`, { id, ...made });
    assert.ok(!(await stranger.get(at)).bytes.includes(id));
    assert.equal((await stranger.post(`${at}/save`, { id, version: 1, ...made })).status, 404);
    assert.equal((await stranger.post(`${at}/delete`, { ids: [id] })).status, 404);
    assert.ok((await ana.get(at)).bytes.includes(id));
  });

  test(`${name}: who sees only their own does not see a colleague’s, cannot take its id, and deletes all or nothing`, async () => {
    const own = await house.as(await house.person({ authority: 'own' }));
    const [mine, theirs] = [newId(), newId()];
    await ana.post(`${at}/save`, { id: theirs, ...made });
    await own.post(`${at}/save`, { id: mine, ...made });
    const seen = (await own.get(at)).data.rows.map(({ id }: { id: string }) => id);
    assert.deepEqual(seen, [mine]);
    assert.equal((await own.get(`${at}/count`)).data.total, 1);
    assert.equal((await own.post(`${at}/save`, { id: theirs, ...made })).status, 404);
    assert.equal((await own.post(`${at}/delete`, { ids: [mine, theirs] })).status, 404);
    assert.equal((await own.get(`/adminapi/history?subject=${subject}&id=${theirs}`)).status, 404);
    assert.equal((await own.get(`${at}/count`)).data.total, 1);
  });

  test(`${name}: to look needs mine:view, to write profile:edit`, async () => {
    const reader = await house.as(await house.person({ permissions: ['mine:view'] }));
    assert.equal((await reader.get(at)).status, 200);
    assert.equal((await reader.post(`${at}/save`, { id: newId(), ...made })).status, 403);
    assert.equal((await reader.post(`${at}/delete`, { ids: [] })).status, 403);
    const nobody = await house.as(await house.person({ permissions: ['order:view'] }));
    assert.equal((await nobody.get(at)).status, 403);
  });

  test(`${name}: pages join without a gap in every order`, async () => {
    const calls = await house.as(await house.person({ authority: 'own' }));
    for (let n = 0; n < 5; n += 1)
      await calls.post(`${at}/save`, { id: newId(), ...made, ...(n % 2 && change) });
    const { sort } = await sortsOf(name);
    for (const by of sort) {
      const seen: string[] = [];
      let after = '';
      do {
        const { data } = await calls.get(`${at}?size=2&sort=${by}${after}`);
        seen.push(...data.rows.map(({ id }: { id: string }) => id));
        after = data.next && `&after=${encodeURIComponent(data.next)}`;
      } while (after);
      assert.equal(new Set(seen).size, 5, by);
      assert.equal(seen.length, 5, by);
    }
  });
}

/** The sort keys that the description of the calls offers. */
async function sortsOf(name: string): Promise<{ sort: string[] }> {
  const described = (await house.house.app.inject('/openapi.json')).json();
  const { parameters } = described.paths[`/adminapi/${name}`].get;
  const sort = parameters.find((one: { name: string }) => one.name === 'sort');
  return { sort: sort.schema.enum };
}

test('signs that mean something to the search are looked for as they are', async () => {
  const calls = await house.as(await house.person({ authority: 'own' }));
  await calls.post('/adminapi/addresses/save', { id: newId(), ...books.addresses.made });
  await calls.post('/adminapi/addresses/save', {
    id: newId(),
    ...books.addresses.made,
    company: 'Acme 100 ba',
  });
  for (const [search, found] of [
    ['100%_A', 1],
    ['acme', 2],
    ['%', 1],
    ['\\', 0],
  ] as const) {
    const query = `/adminapi/addresses/count?search=${encodeURIComponent(search)}`;
    assert.equal((await calls.get(query)).data.total, found, search);
  }
});

test('addresses are filtered by several types and countries at once', async () => {
  const calls = await house.as(await house.person({ authority: 'own' }));
  for (const [type, country] of [
    ['shipper', 'CN'],
    ['consignee', 'US'],
    ['pickup', 'DE'],
  ])
    await calls.post('/adminapi/addresses/save', { id: newId(), ...books.addresses.made, type, country });
  const total = async (query: string) => (await calls.get(`/adminapi/addresses/count?${query}`)).data.total;
  assert.equal(await total('type=shipper,consignee'), 2);
  assert.equal(await total('type=shipper,consignee&country=US,DE'), 1);
});

test('an HS code is kept without its dots', async () => {
  const { data } = await ana.post('/adminapi/goods/save', { id: newId(), ...books.goods.made });
  assert.equal(data.hsCode, '69120010');
});

test('an account number is masked everywhere and stays when it is left out', async () => {
  const id = newId();
  const { account, ...rest } = books.paymentAccounts.made;
  const made = await ana.post('/adminapi/paymentAccounts/save', { id, ...rest, account });
  assert.equal(made.data.account, '************0917');
  await ana.post('/adminapi/paymentAccounts/save', { id, version: 1, ...rest, remark: 'kept' });
  const [stored] = await house.rows<{ account: string }>(
    'select account from payment_account where id = $1',
    [id],
  );
  assert.equal(stored?.account, '6222020000000917');
  const [{ dump } = { dump: '' }] = await house.rows<{ dump: string }>(
    `select string_agg(a::text, '|') as dump from audit a`,
  );
  assert.ok(!dump.includes('6222020000000917') && !dump.includes(account));
});

test('a new account needs its number, and a bank’s has 8 to 30 digits', async () => {
  const { account, ...rest } = books.paymentAccounts.made;
  const save = (change: object) =>
    ana.post('/adminapi/paymentAccounts/save', { id: newId(), ...rest, ...change });
  assert.deepEqual((await save({})).data[0].says.en, 'required');
  assert.deepEqual((await save({ account: '6222-x' })).data[0].path, 'account');
  assert.equal(
    (await save({ account: 'pay@acme.example', method: 'alipay' })).data.account,
    '************mple',
  );
  assert.equal((await save({ account: `${account.slice(0, -1)}8`, type: 'personal' })).code, 200);
});
