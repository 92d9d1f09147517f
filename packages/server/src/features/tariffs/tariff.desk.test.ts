import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asOwner } from '../../kernel/owner.ts';
import { openTestHouse } from '../../testing/house.ts';
import { layTariff } from './tariff.commands.ts';
import { shippedTariff } from './tariff-data.ts';
import { loadVectorEditions } from './tariffs.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk({ permissions: ['op:tariff:publish'] }));
await loadVectorEditions(house);

const measure = {
  version: null,
  code: 'own.toys',
  program: 's301_china',
  heading: '9903.91.99',
  titleZh: '对华301关税 玩具',
  titleEn: 'Section 301 China, toys',
  kind: 'add',
  percent: '30',
  metal: null,
  rank: 0,
  zeroHeading: null,
  takesColumnTwo: true,
  lacksList: false,
  origins: 'CN',
  notOrigins: null,
  numbers: '9503 -95030000',
  from: '2026-12-01',
  until: null,
  isClaimed: false,
  conditionZh: null,
  conditionEn: null,
  displacedBy: [],
  under232: null,
  loadedBefore: null,
  enteredBefore: null,
  inTransitHeading: null,
  inTransitPercent: null,
  seq: 20,
  status: 'draft',
  source: '91 FR 99999',
  note: null,
};

const save = (changes: object) => desk.post('/opsapi/tariff/measures/save', { ...measure, ...changes });

interface Told {
  readonly code: string;
  readonly version: number;
  readonly from: string;
  readonly until: string | null;
  readonly [key: string]: unknown;
}

async function measureOf(code: string): Promise<Told> {
  return (await desk.get(`/opsapi/tariff/measures/detail?code=${code}`)).data;
}

/** Every measure there is, page by page. */
async function allMeasures(query = ''): Promise<Told[]> {
  const rows: Told[] = [];
  let after = '';
  do {
    const { data } = await desk.get(`/opsapi/tariff/measures?size=100${query}${after}`);
    rows.push(...data.rows);
    after = data.next ? `&after=${encodeURIComponent(data.next)}` : '';
  } while (after);
  return rows;
}

/** What a toy of China owes on a day, with what is said of it. */
async function toy(entryDate: string, claims: object = {}) {
  const { data } = await customer.post('/omsapi/tariff/calculate', {
    entryDate,
    mode: 'air',
    entryType: '01',
    lines: [{ hts: '9503000071', origin: 'CN', value: '1000', claimed: [], ...claims }],
  });
  const [line] = data.results[0].lines;
  return {
    layers: line.layers.map(({ heading, base, amount }: Record<string, string>) => [heading, base, amount]),
    others: line.others.map(
      ({ heading, why }: { heading: string; why: { en: string } }) => `${heading}: ${why.en}`,
    ),
    headings: line.layers.map(({ heading }: { heading: string }) => heading),
    alerts: line.alerts.map(({ en }: { en: string }) => en),
  };
}

test('a measure that staff type is an alert as a draft, due once it is published, and over after its last day', async () => {
  const made = await save({ numbers: '9503' });
  assert.equal(made.status, 200, made.message);
  const { numbers, version, listed } = made.data;
  assert.deepEqual([numbers, version, listed], ['9503', 1, 1]);
  const asDraft = await toy('2026-12-05');
  assert.ok(!asDraft.headings.includes('9903.91.99'));
  assert.ok(asDraft.alerts.some((one: string) => one.includes('Section 301 China, toys')));

  await save({ numbers: '9503', status: 'published', version: 1 });
  assert.ok((await toy('2026-12-05')).headings.includes('9903.91.99'));
  assert.ok(!(await toy('2026-11-30')).headings.includes('9903.91.99'));

  const ended = await save({ numbers: null, status: 'published', until: '2026-12-31', version: 2 });
  assert.equal(ended.data.numbers, '9503');
  assert.ok(!(await toy('2027-01-01')).headings.includes('9903.91.99'));
  assert.ok(ended.data.changedWho && ended.data.changedAt);
});

test('a measure that adds to the value of a metal is charged on that value, and asks for it', async () => {
  const metal = {
    code: 'own.content',
    heading: '9903.82.98',
    program: 's232_uas',
    kind: 'content',
    metal: 'steel',
    percent: '50',
  };
  const made = await save({
    ...metal,
    numbers: '9503',
    status: 'published',
    from: '2027-02-01',
    until: '2027-02-28',
  });
  assert.equal(made.data.metal, 'steel');
  const told = (claims: object) => toy('2027-02-10', claims);
  const layerOf = ({ layers }: { layers: string[][] }) =>
    layers.find(([heading]) => heading === '9903.82.98');
  assert.deepEqual(layerOf(await told({ steelValue: '200' })), ['9903.82.98', '200', '100.00']);
  assert.equal(layerOf(await told({ copperValue: '200' }))?.[2], null);
});

test('of two measures of a programme the one of the higher rank is due, and the other one says so', async () => {
  const days = { status: 'published', numbers: '9503', from: '2027-03-01', until: '2027-03-31' };
  await save({ ...days, code: 'own.low', heading: '9903.91.95' });
  await save({ ...days, code: 'own.high', heading: '9903.91.96', rank: 1 });
  const { headings, others } = await toy('2027-03-10');
  assert.ok(headings.includes('9903.91.96') && !headings.includes('9903.91.95'));
  assert.ok(others.includes('9903.91.95: Does not apply: 9903.91.96 stands in its place'), others.join());
});

test('goods that were on their way when a measure began come under the heading that it names for them', async () => {
  const days = { status: 'published', numbers: '9503', from: '2027-04-01', until: '2027-04-30' };
  const transit = {
    loadedBefore: '2027-04-01',
    enteredBefore: '2027-04-20',
    inTransitHeading: '9903.91.93',
    inTransitPercent: '5',
  };
  await save({ ...days, code: 'own.transit', heading: '9903.91.94', rank: 2, ...transit });
  assert.ok((await toy('2027-04-10', { loadedOn: '2027-03-20' })).headings.includes('9903.91.93'));
  assert.ok((await toy('2027-04-10', { loadedOn: '2027-04-02' })).headings.includes('9903.91.94'));
});

test('numbers with a minus are left out of a list, and the longest beginning says', async () => {
  await save({ code: 'own.split', heading: '9903.91.98', status: 'published', from: '2026-11-12' });
  assert.ok(!(await toy('2026-11-15')).headings.includes('9903.91.98'));
  assert.equal((await measureOf('own.split'))['numbers'], '9503 -95030000');
});

test('what staff have made or changed stays when the program brings another release', async () => {
  const all = await allMeasures();
  const before = await measureOf('s122');
  const {
    listed: _listed,
    changedWho: _who,
    changedAt: _at,
    title: _title,
    ...asRead
  } = await measureOf('s301fl.cn');
  const changed = await desk.post('/opsapi/tariff/measures/save', {
    ...asRead,
    until: '2026-12-15',
    source: 'Court of International Trade, 2026-12-15',
  });
  assert.equal(changed.status, 200, changed.message);
  await asOwner(house.ownerUrl, (tx) => layTariff(tx, '2030-01-01', 'y', shippedTariff));
  assert.equal((await measureOf('s301fl.cn')).until, '2026-12-15');
  assert.equal((await measureOf('own.toys')).code, 'own.toys');
  assert.equal((await allMeasures()).length, all.length);
  assert.deepEqual(await measureOf('s122'), before);
  assert.ok(!(await toy('2026-12-20')).headings.includes('9903.05.31'));
});

test('a measure that makes no sense, is there already or was changed meanwhile is refused', async () => {
  for (const [changes, key] of [
    [{ status: 'published', percent: null }, 'percent'],
    [{ until: '2026-11-30' }, 'until'],
    [{ conditionZh: '条件' }, 'conditionEn'],
    [{ kind: 'content' }, 'metal'],
    [{ metal: 'steel' }, 'metal'],
    [{ loadedBefore: '2026-12-05', enteredBefore: '2027-01-05' }, 'inTransitHeading'],
    [{ zeroHeading: '9903' }, 'zeroHeading'],
    [{ origins: 'CN XX' }, 'origins'],
    [{ numbers: '9503 toys' }, 'numbers'],
    [{ source: '' }, 'source'],
  ] as const) {
    const { status, data } = await save({ code: 'own.wrong', ...changes });
    assert.equal(status, 400);
    assert.deepEqual(
      data.map(({ path }: { path: string }) => path),
      [key],
    );
  }
  assert.match((await save({})).message, /own\.toys/);
  assert.equal((await save({ version: 1 })).status, 409);
  const reader = await house.as(await house.clerk({ permissions: ['op:order:view'] }));
  for (const path of ['', '/count', '/export', '/detail?code=s122'])
    assert.equal((await reader.get(`/opsapi/tariff/measures${path}`)).status, 403);
  assert.equal((await desk.get('/opsapi/tariff/measures/detail?code=own.none')).status, 404);
});

test('measures are found by heading, title, country and law, narrowed to a programme, a state and the days on which they hold', async () => {
  const codes = async (query: string) => (await allMeasures(query)).map(({ code }) => code);
  const all = await allMeasures();
  assert.deepEqual(await codes('&search=9903.91.98'), ['own.split']);
  assert.ok((await codes('&search=对华301关税 玩具')).includes('own.toys'));
  assert.ok((await codes('&search=91 FR 99999')).includes('own.toys'));
  const toChina = all.filter(({ origins }) => String(origins).split(' ').includes('CN'));
  const found = await codes('&search=cn');
  for (const { code } of toChina) assert.ok(found.includes(code), code);
  assert.deepEqual(
    (await codes('&program=s122&program=s201')).toSorted(),
    all.flatMap(({ program, code }) => (program === 's122' || program === 's201' ? [code] : [])).toSorted(),
  );
  const holds = ({ from, until }: Told) => from <= '2026-12-05' && (until === null || until >= '2026-12-01');
  const inDays = '&from=2026-12-01&to=2026-12-05&status=published';
  const wanted = all.filter((one) => one['status'] === 'published' && holds(one));
  assert.ok(wanted.length > 10 && wanted.length < all.length);
  assert.deepEqual((await codes(inDays)).toSorted(), wanted.map(({ code }) => code).toSorted());
  const { data } = await desk.get(`/opsapi/tariff/measures/count?${inDays.slice(1)}`);
  assert.equal(data.total, wanted.length);
});
