import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { labelLifecycle, labelStates } from '@loadline/contract/labels/label.codes';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { europeanScheme, openLabels, washCareShows } from './labels.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { order, brandId, lay, detail, move, shoot, judge, judgeAll } = await openLabels(
  house,
  desk,
  ana.userId,
);

const listed = async (query: string, calls = customer, side = 'omsapi') =>
  (await calls.get(`/${side}/labels?${query}`)).data.rows;

test('a label is a style in a colour with its order, brand and scheme, and its customer finds it by each', async () => {
  const id = await lay({ styleNo: 'HN-2604' });
  const [row] = await listed('search=HN-2604');
  const { orderNumber, styleNo, colour, productName, composition, unitPrice, status, pickType } = row;
  assert.deepEqual(
    { orderNumber, styleNo, colour, productName, composition, unitPrice, status, pickType },
    {
      orderNumber: order.orderNumber,
      styleNo: 'HN-2604',
      colour: 'Oat',
      productName: 'Knit crew tee',
      composition: '95% cotton, 5% elastane',
      unitPrice: '6.8000',
      status: 'IMPORTED',
      pickType: 'NONE',
    },
  );
  assert.deepEqual([row.verification, row.photosTaken, row.photosWanted], ['NO_PHOTO', 0, 4]);
  for (const query of [`order=${order.orderNumber}`, `brand=${brandId}`, 'status=IMPORTED', 'feedback=false'])
    assert.ok(
      (await listed(query)).some((one: { id: string }) => one.id === id),
      query,
    );
  assert.deepEqual(await listed('status=DONE'), []);
  const { data } = await customer.get('/omsapi/labels/overview?status=DONE');
  assert.equal(data.states.find(({ state }: { state: string }) => state === 'IMPORTED').count > 0, true);
  assert.deepEqual([data.brands[0].en, data.schemes[0].en], ['Hanami', 'US textile']);
});

test('every move between two statuses is taken or refused as the lifecycle says, by who may make it', async () => {
  const clerk = await house.as(await house.clerk({ permissions: ['op:work:view'] }));
  for (const from of codesOf(labelStates))
    for (const to of codesOf(labelStates)) {
      const id = await lay({ status: 'PHOTOGRAPHING' });
      await shootAndJudge(id);
      await house.rows('update label set status = $2 where id = $1', [id, from]);
      const body = { ids: [id], from, to, feedback: 'once more' };
      assert.equal((await clerk.post('/opsapi/labels/move', body)).status, 403);
      assert.equal((await customer.post('/opsapi/labels/move', body)).status, 403);
      const reply = await desk.post('/opsapi/labels/move', body);
      const may = nextOf(labelLifecycle, from, ['op:label']).includes(to);
      assert.equal(reply.code === 200, may, `${from} to ${to}: ${reply.message}`);
    }
});

/** As if it had been photographed and had passed. */
async function shootAndJudge(id: string): Promise<void> {
  for (const kind of washCareShows)
    await house.rows(
      `with f as (insert into file (org_id, file_id, name, type, size, sha256, created_by)
         values ($1, gen_random_uuid(), 'x', 'jpg', 1, '', $3) returning file_id),
       r as (insert into record_file (org_id, subject, subject_id, file_id, type, visible, by_staff) select $1, 'label', $2, f.file_id, 'PHOTO', true, true from f)
       insert into label_photo (org_id, file_id, label_id, kind, taken_who) select $1, f.file_id, $2, $4, 'test' from f`,
      [house.orgA, id, ana.userId, kind],
    );
  await house.rows(
    `insert into label_check (org_id, label_id, no, result, checked_by, checked_who) select $1, $2, n, 'pass', $3, 'test' from generate_series(1, 7) n`,
    [house.orgA, id, ana.userId],
  );
}

test('the verification state follows from photos and checks, whatever the status says', async () => {
  const id = await lay({ status: 'PHOTOGRAPHING' });
  const stands = async () => (await detail(id)).label.verification;
  assert.equal(await stands(), 'NO_PHOTO');
  await shoot(id, 'front', 'label');
  assert.equal(await stands(), 'PHOTOGRAPHING');
  const [last] = await shoot(id, 'washCare', 'carton');
  assert.equal(await stands(), 'PHOTOGRAPHED');
  assert.equal((await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED')).code, 200);
  assert.equal((await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE')).code, 200);
  await judgeAll(id);
  assert.equal(await stands(), 'COMPLIANT');
  await judge(id, 3, 'na', 'made to order');
  assert.equal(await stands(), 'COMPLIANT');
  await judge(id, 3, 'fail', 'no origin on the label');
  assert.equal(await stands(), 'PHOTOGRAPHED');
  await desk.post('/opsapi/files/withdraw', { fileId: last, reason: 'blurred' });
  assert.equal(await stands(), 'PHOTOGRAPHING');
});

test('the photo of a carton is of all colours of its style, and of no other style', async () => {
  const oat = await lay({ styleNo: 'HN-2611', status: 'PHOTOGRAPHING' });
  const navy = await lay({ styleNo: 'HN-2611', colour: 'Navy', status: 'PHOTOGRAPHING' });
  const other = await lay({ styleNo: 'HN-2612', status: 'PHOTOGRAPHING' });
  await shoot(oat, 'carton', 'front');
  const taken = async (id: string) => (await detail(id)).photos.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(await taken(oat), ['front', 'carton']);
  assert.deepEqual(await taken(navy), ['carton']);
  assert.deepEqual(await taken(other), []);
});

test('what lacks a photo is not photographed, and what has not passed is not compliant', async () => {
  const id = await lay({ styleNo: 'HN-2620', status: 'PHOTOGRAPHING' });
  await shoot(id, 'front', 'washCare');
  const early = await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  assert.equal(early.code, -1);
  assert.equal(early.message, 'HN-2620 Oat still needs photos: Label, Carton');
  await shoot(id, 'label', 'carton');
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  assert.equal(
    (await move(id, 'IN_COMPLIANCE', 'COMPLIANT')).message,
    'The checks of HN-2620 Oat have not all passed',
  );
  await judgeAll(id);
  assert.equal((await move(id, 'IN_COMPLIANCE', 'COMPLIANT')).code, 200);
  assert.equal((await move(id, 'COMPLIANT', 'DONE')).code, 200);
});

test('what fails goes back with a reason that its customer reads until it has passed', async () => {
  const id = await lay({ styleNo: 'HN-2630', status: 'PHOTOGRAPHING' });
  await shoot(id, ...washCareShows);
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  assert.equal((await judge(id, 2, 'fail')).status, 400);
  await judge(id, 2, 'fail', 'sewn label says 100% cotton');
  assert.match((await move(id, 'IN_COMPLIANCE', 'PHOTOGRAPHING')).message, /Feedback/);
  await move(id, 'IN_COMPLIANCE', 'PHOTOGRAPHING', 'Sewn label says 100% cotton, the list 95/5');
  const [row] = await listed('search=HN-2630');
  assert.deepEqual(
    [row.status, row.feedback],
    ['PHOTOGRAPHING', 'Sewn label says 100% cotton, the list 95/5'],
  );
  const own = (await customer.get(`/omsapi/labels/detail?id=${id}`)).data;
  assert.equal(own.checks[1].result, 'fail');
  assert.equal(own.checks[1].checkedWho, undefined);
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  assert.notEqual((await listed('search=HN-2630'))[0].feedback, null);
  await judgeAll(id);
  await move(id, 'IN_COMPLIANCE', 'COMPLIANT');
  assert.equal((await listed('search=HN-2630'))[0].feedback, null);
});

test('fibre content that does not sum to 100 % passes for nobody, and nothing is checked out of its turn', async () => {
  const id = await lay({ styleNo: 'HN-2640', composition: '95% cotton', status: 'IN_COMPLIANCE' });
  assert.match((await judge(id, 1, 'pass')).message, /does not sum to 100%/);
  assert.equal((await judge(id, 1, 'fail', '5% is missing')).code, 200);
  assert.equal((await judge(id, 8, 'pass')).status, 404);
  const early = await lay({ status: 'PHOTOGRAPHING' });
  assert.match(
    (await judge(early, 2, 'pass')).message,
    /is Photographing: it is checked while it is in compliance/,
  );
  const [front] = await shoot(early, 'front');
  const late = await desk.post('/opsapi/labels/photos', { id, kind: 'front', files: [front] });
  assert.match(late.message, /is In compliance: no photos are added now/);
  const foreign = await lay({ status: 'PHOTOGRAPHING' });
  assert.equal(
    (await desk.post('/opsapi/labels/photos', { id: foreign, kind: 'front', files: [front] })).status,
    404,
  );
});

test('where the scheme asks for it, a second person looks before a label is compliant', async () => {
  const labels = await openLabels(house, desk, ana.userId, europeanScheme);
  const id = await labels.lay({ styleNo: 'EU-1', status: 'PHOTOGRAPHING' });
  await labels.shoot(id, 'front', 'label', 'carton');
  await labels.move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await labels.move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  await labels.judgeAll(id);
  assert.match(
    (await labels.move(id, 'IN_COMPLIANCE', 'COMPLIANT')).message,
    /EU-1 Oat must be reviewed by another person/,
  );
  const second = await house.as(await house.clerk());
  const body = { ids: [id], from: 'IN_COMPLIANCE', to: 'COMPLIANT', feedback: null };
  assert.equal((await second.post('/opsapi/labels/move', body)).code, 200);
});

test('several labels are moved and picked together, all of them or none', async () => {
  const [one, two, three] = [await lay(), await lay(), await lay({ status: 'PROCESSING' })];
  const mixed = await move([one, two, three], 'IMPORTED', 'PROCESSING');
  assert.equal(mixed.code, -1);
  assert.match(mixed.message, /is not Imported any more/);
  assert.equal((await detail(one)).label.status, 'IMPORTED');
  assert.equal((await move([one, two], 'IMPORTED', 'PROCESSING')).data, 2);
  assert.equal((await move([one, two, three], 'PROCESSING', 'PROCESSED')).data, 3);
  const picked = await desk.post('/opsapi/labels/pick', { ids: [one, two], pickType: 'STYLE_COLOUR' });
  assert.equal(picked.data.count, 2);
  assert.deepEqual(
    (await listed('pickType=STYLE_COLOUR', desk, 'opsapi')).map(({ id }: { id: string }) => id).toSorted(),
    [one, two].toSorted(),
  );
  await desk.post('/opsapi/labels/pick', { ids: [two], pickType: 'STYLE' });
  assert.equal((await listed('pickType=STYLE'))[0].id, two);
  const own = (await customer.get(`/omsapi/labels/history?id=${one}`)).data;
  assert.deepEqual(
    own.map(({ action, who }: { action: string; who: string }) => [action, who]),
    [
      ['Pick type set', ''],
      ['Status changed', ''],
      ['Status changed', ''],
    ],
  );
});

test('a change of a scheme or a brand is another edition, and what was made by the one before keeps it', async () => {
  const id = await lay({ styleNo: 'HN-2650' });
  const find = async (path: string, key: string) =>
    (await desk.get(`/opsapi/${path}`)).data.rows.find((one: Record<string, string>) =>
      Object.values(one).includes(key),
    );
  const { changedWho: _who, changedAt: _at, ...scheme } = await find('label-schemes', 'US textile');
  const saved = await desk.post('/opsapi/label-schemes/save', { ...scheme, photos: ['front'] });
  assert.deepEqual([saved.data.version, saved.data.photos], [2, ['front']]);
  assert.equal((await desk.post('/opsapi/label-schemes/save', { ...scheme, photos: ['label'] })).status, 409);
  const kept = await detail(id);
  assert.deepEqual([kept.label.edition, kept.scheme.photos.length, kept.checks.length], [1, 4, 7]);
  const brand = {
    id: brandId,
    version: 1,
    brandName: 'Hanami',
    importerName: null,
    rnNo: 'RN 998877',
    euPerson: null,
  };
  assert.equal((await desk.post('/opsapi/label-brands/save', brand)).data.version, 2);
  assert.equal((await detail(id)).brand.rnNo, 'RN 104882');
  assert.equal((await find('label-brands', brandId)).rnNo, 'RN 998877');
  for (const wrong of [{ photos: [] }, { checks: [] }, { checks: [{ ...scheme.checks[1], field: null }] }])
    assert.equal(
      (await desk.post('/opsapi/label-schemes/save', { ...scheme, version: 2, ...wrong })).status,
      400,
      JSON.stringify(wrong),
    );
});

test('an order leads to the batches of its labels, on both sides and for nobody else', async () => {
  await lay();
  const found = async (calls: typeof desk, side: string) =>
    (await calls.get(`/${side}/goesWith?kind=order&no=${order.orderNumber}`)).data
      .filter(({ kind }: { kind: string }) => kind === 'label')
      .map(({ number }: { number: string }) => number);
  const [row] = await listed(`order=${order.orderNumber}`);
  assert.deepEqual(await found(customer, 'omsapi'), [row.batchNo]);
  assert.deepEqual(await found(desk, 'opsapi'), [row.batchNo]);
  const without = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.deepEqual(await found(without, 'omsapi'), []);
});

test('of another company nothing is found, at the desk only what one serves', async () => {
  const id = await lay({ styleNo: 'HN-2660' });
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.deepEqual(await listed('search=HN-2660', stranger), []);
  assert.equal((await stranger.get(`/omsapi/labels/detail?id=${id}`)).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  for (const reply of [
    await elsewhere.get(`/opsapi/labels/detail?id=${id}`),
    await elsewhere.post('/opsapi/labels/move', {
      ids: [id],
      from: 'IMPORTED',
      to: 'PROCESSING',
      feedback: null,
    }),
    await elsewhere.post('/opsapi/labels/check', { id, no: 1, result: 'pass', note: null }),
  ])
    assert.equal(reply.status, 404);
});

test('a batch begins with the style list of an order and is seen by whoever sees the order; what is wrong of it is said by cell', async () => {
  const styled = (styles: readonly object[], facts: object = {}) =>
    desk.post('/opsapi/labels/batches/add', {
      id: newId(),
      orderNumber: order.orderNumber,
      brandId,
      schemeId: europeanScheme,
      styles,
      ...facts,
    });
  const tee = {
    styleNo: 'HN-3001',
    colour: 'Oat',
    productName: 'Tee',
    composition: '60% cotton; 40% linen',
    unitPrice: '6.80',
  };
  const wrong = await styled([tee, { ...tee, composition: '100% cotton' }]);
  assert.deepEqual(
    wrong.data.map(({ path }: { path: string }) => path),
    ['styles.0.composition', 'styles.1.colour'],
  );
  const elsewhere = await styled([{ ...tee, composition: null }], {
    orderNumber: 'SO999999',
    brandId: newId(),
  });
  assert.deepEqual([elsewhere.code === 200, elsewhere.data[0].path], [false, 'orderNumber']);
  assert.deepEqual(
    (await styled([], { brandId: newId(), schemeId: newId() })).data.map(
      ({ path }: { path: string }) => path,
    ),
    ['brandId', 'schemeId', 'styles'],
  );
  assert.deepEqual(await listed('search=HN-3001'), []);

  const [id, styles] = [
    newId(),
    [
      { ...tee, composition: '100% cotton' },
      { ...tee, colour: 'Sage', composition: null, unitPrice: null },
    ],
  ];
  const { data, message } = await styled(styles, { id });
  assert.match(data?.batchNo ?? message, /^LC\d+$/);
  const rows = await listed('search=HN-3001');
  assert.deepEqual(
    rows
      .map((row: { colour: string; status: string; batchNo: string; edition: number }) => [
        row.colour,
        row.status,
        row.batchNo,
        row.edition,
      ])
      .toSorted(),
    [
      ['Oat', 'IMPORTED', data.batchNo, 1],
      ['Sage', 'IMPORTED', data.batchNo, 1],
    ],
  );
  assert.notEqual((await styled([{ ...tee, colour: 'Black', composition: null }], { id })).code, 200);
  assert.notEqual((await styled(styles)).code, 200);
  assert.equal((await listed('search=HN-3001')).length, 2);
});
