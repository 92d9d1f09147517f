import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { canMove, nextOf } from '@loadline/contract/kernel/lifecycle';
import { midLifecycle, midStates } from '@loadline/contract/mids/mid.codes';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { hengtai, midCalls } from './mids.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, change, move, decide, prove, detail, inForce } = midCalls(customer, desk);

const listed = async (query: string) =>
  (await customer.get(`/omsapi/mids?${query}`)).data.rows.map(({ code }: { code: string }) => code);

test('a manufacturer gets the code that the rules make, is handed in with evidence and comes into force', async () => {
  const { id, data, code } = await make();
  assert.equal(code, 200);
  assert.deepEqual([data.mid.code, data.mid.state, data.mid.edition], ['CNNINBEI266NIN', 'DRAFT', 1]);
  assert.equal((await prove(id)).code, 200);
  assert.equal((await move(id, 'SUBMITTED')).data.mid.state, 'SUBMITTED');
  assert.ok((await desk.get('/opsapi/work/waiting')).bytes.includes(id));
  const approved = await decide(id, 'APPROVED');
  assert.equal(approved.data.mid.state, 'APPROVED');
  assert.equal(approved.data.mid.files, 1);
  const notices = await customer.get('/adminapi/notices');
  assert.match(notices.bytes.toString(), /CNNINBEI266NIN · Approved/);
});

test('another code than the rules make needs a reason, and one that cannot be a code is refused by its field', async () => {
  const bare = await make({ name: 'Oak Works', code: 'CNOAKWRK266NIN' });
  assert.equal(bare.status, 400);
  assert.match(bare.message, /Why another code: needed where the code is not CNOAKWOR266NIN/);
  assert.match((await make({ code: 'CANINBEI266NIN', codeReason: 'broker' })).message, /MID code/);
  const kept = await make({ name: 'Oak Works', code: 'CNOAKWRK266NIN', codeReason: '报关行已用此代码' });
  assert.deepEqual([kept.data.mid.code, kept.data.mid.codeReason], ['CNOAKWRK266NIN', '报关行已用此代码']);
  const same = await make({ name: 'Elm Works', code: 'CNELMWOR266NIN', codeReason: 'as made' });
  assert.equal(same.data.mid.codeReason, null);
});

test('a name in Chinese, a shipper of textiles and Canada without its province are refused in the words of the field', async () => {
  assert.match((await make({ name: '宁波恒泰金属制品有限公司' })).message, /Manufacturer name: in English/);
  assert.match(
    (await make({ textile: true, role: 'shipper' })).message,
    /Role: of textiles this is the actual manufacturer/,
  );
  assert.match(
    (await make({ country: 'CA', city: 'Toronto' })).message,
    /Province \(Canada\): needed for Canada/,
  );
  assert.match((await make({ province: 'XO' })).message, /Province \(Canada\): for Canada alone/);
  const there = await make({ name: 'Maple Works', country: 'CA', province: 'XO', city: 'Toronto' });
  assert.equal(there.data.mid.code, 'XOMAPWOR266TOR');
});

test('without evidence nothing comes into force unless the desk says why', async () => {
  const { id } = await make({ name: 'Birch Works' });
  await move(id, 'SUBMITTED');
  const refused = await decide(id, 'APPROVED');
  assert.equal(refused.code, -1);
  assert.match(refused.message, /CNBIRWOR266NIN has no evidence/);
  assert.equal((await decide(id, 'APPROVED', '已电话核实')).data.mid.verdict, '已电话核实');
  assert.ok((await listed('tab=unproven')).includes('CNBIRWOR266NIN'));
});

test('a change of what is in force is another edition, and with its approval the one before is superseded', async () => {
  const first = await inForce({ name: 'Cedar Works' });
  const inPlace = await change(first, { name: 'Cedar Works', street: 'No. 288 Huangshan West Road' });
  assert.equal(inPlace.code, -1);
  assert.match(inPlace.message, /CNCEDWOR266NIN is In force and is not changed in place/);
  const moved = { name: 'Cedar Works', street: 'No. 288 Huangshan West Road' };
  const second = await make(moved, { editionOf: first });
  assert.deepEqual([second.data.mid.code, second.data.mid.edition], ['CNCEDWOR288NIN', 2]);
  assert.equal((await make(moved, { editionOf: first })).code, -1);
  await prove(second.id);
  await move(second.id, 'SUBMITTED');
  assert.equal((await detail(first)).mid.state, 'APPROVED');
  await decide(second.id, 'APPROVED');
  const { editions } = await detail(second.id);
  assert.deepEqual(
    editions.map(({ code, state }: { code: string; state: string }) => [code, state]),
    [
      ['CNCEDWOR288NIN', 'APPROVED'],
      ['CNCEDWOR266NIN', 'SUPERSEDED'],
    ],
  );
  assert.ok(!(await listed('search=Cedar')).includes('CNCEDWOR266NIN'));
  assert.ok((await listed('tab=earlier')).includes('CNCEDWOR266NIN'));
});

test('what was rejected says why, is corrected and handed in again', async () => {
  const { id } = await make({ name: 'Alder Works' });
  await move(id, 'SUBMITTED');
  assert.match((await decide(id, 'REJECTED')).message, /Reason/);
  await decide(id, 'REJECTED', '无地址凭证');
  assert.deepEqual(
    [(await detail(id)).mid.state, (await detail(id)).mid.verdict],
    ['REJECTED', '无地址凭证'],
  );
  assert.equal((await change(id, { name: 'Alder Works', street: '9 East Road' })).data.mid.state, 'DRAFT');
  assert.equal((await move(id, 'SUBMITTED')).data.mid.state, 'SUBMITTED');
});

test('every move between two states is taken or refused as the lifecycle says, by who may make it', async () => {
  const held = ['mid:edit', 'op:mid:approve'];
  for (const from of codesOf(midStates))
    for (const to of codesOf(midStates)) {
      const { id } = await make({ name: `Walk ${newId().slice(-6)} Works` });
      await house.rows('update mid set state = $2 where id = $1', [id, from]);
      const isDesk = nextOf(midLifecycle, from, ['op:mid:approve']).includes(to);
      const isOwn = nextOf(midLifecycle, from, ['mid:edit']).includes(to);
      const own = await move(id, to);
      assert.equal(own.code === 200, isOwn, `customer ${from} to ${to}: ${own.message}`);
      await house.rows('update mid set state = $2 where id = $1', [id, from]);
      const theirs = await decide(id, to, 'checked');
      assert.equal(theirs.code === 200, isDesk, `desk ${from} to ${to}: ${theirs.message}`);
      if (isOwn || isDesk)
        assert.ok(canMove(midLifecycle, from, to) && nextOf(midLifecycle, from, held).includes(to));
    }
});

test('the same manufacturer, one that has moved, the same code and a similar name are told apart', async () => {
  await make({
    name: 'Yangjiang Mingfeng Kitchenware Co., Ltd.',
    street: '28 North Road',
    city: 'Yangjiang',
  });
  const like = async (typed: Record<string, string>) => {
    const reply = await customer.get(`/omsapi/mids/similar?${new URLSearchParams(typed)}`);
    return reply.data.map(({ likeness, code }: { likeness: string; code: string }) => [likeness, code]);
  };
  const known = 'CNYANMIN28YAN';
  const name = 'YANGJIANG MINGFENG KITCHENWARE CO LTD';
  const at = { street: '28 North Road', city: 'Yangjiang' };
  assert.deepEqual(await like({ name, ...at }), [['same', known]]);
  assert.deepEqual(await like({ name, street: '30 North Road', city: 'Yangjiang' }), [['moved', known]]);
  assert.deepEqual(await like({ name: 'Quite Other Trading', ...at, code: known }), [['code', known]]);
  assert.deepEqual(await like({ name: 'Yangjiang Minfeng Kitchenware', ...at }), [['alike', known]]);
  assert.deepEqual(await like({ name: 'Zhongshan Halden Lighting', ...at }), []);
});

test('drafts go away with their evidence, what was handed in does not', async () => {
  const draft = await make({ name: 'Fir Works' });
  const { data: file } = await prove(draft.id);
  const handedIn = await make({ name: 'Ash Works' });
  await move(handedIn.id, 'SUBMITTED');
  const both = await customer.post('/omsapi/mids/delete', { ids: [draft.id, handedIn.id] });
  assert.equal(both.code, -1);
  assert.equal((await detail(draft.id)).mid.state, 'DRAFT');
  assert.equal((await customer.post('/omsapi/mids/delete', { ids: [draft.id] })).data, 1);
  assert.equal((await customer.get(`/omsapi/mids/detail?id=${draft.id}`)).status, 404);
  const [kept] = await house.rows<{ gone: boolean }>(
    'select withdrawn_at is not null as gone from record_file where file_id = $1',
    [file.fileId],
  );
  assert.equal(kept?.gone, true);
});

test('whoever was quicker wins, and the other one is told what stands now', async () => {
  const { id, data } = await make({ name: 'Pine Works' });
  await change(id, { name: 'Pine Works', postal: '315801' });
  const late = { id, version: data.mid.version, ...hengtai, name: 'Pine Works', postal: '315802' };
  const reply = await customer.post('/omsapi/mids/save', late);
  assert.equal(reply.status, 409);
  assert.equal(reply.data.current.postal, '315801');
});

test('each company has its own register, and of another one nothing is found, read or changed', async () => {
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const own = midCalls(bo, desk);
  const { id } = await own.make({ name: 'Sentinel Works' });
  assert.ok(!(await listed('search=Sentinel')).length);
  for (const reply of [
    await customer.get(`/omsapi/mids/detail?id=${id}`),
    await customer.get(`/omsapi/mids/history?id=${id}`),
    await customer.post('/omsapi/mids/move', { id, version: 1, to: 'SUBMITTED' }),
    await make({}, { editionOf: id }),
  ])
    assert.equal(reply.status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgA] }));
  assert.equal((await elsewhere.get(`/opsapi/mids/detail?id=${id}`)).status, 404);
});

test('the history tells in words what was changed, and keeps the names of the forwarder from its customer', async () => {
  const id = await inForce({ name: 'Larch Works' });
  const own = (await customer.get(`/omsapi/mids/history?id=${id}`)).data;
  assert.deepEqual(
    own.map(({ action, who }: { action: string; who: string }) => [action, who !== '']),
    [
      ['Status changed', false],
      ['Status changed', true],
      ['Uploaded', true],
      ['Created', true],
    ],
  );
  assert.deepEqual(own[0].changes, [{ field: 'State', from: 'In review', to: 'In force' }]);
  const theirs = (await desk.get(`/opsapi/mids/history?id=${id}`)).data;
  assert.notEqual(theirs[0].who, '');
});
