import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { newId } from '../../kernel/database.ts';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { layWaybill, sendVersion } from './drafts.factory.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const [customerA, customerB] = [await house.as(ana), await house.as(bo)];
const desk = await house.as(await house.clerk());

const [wordsA, wordsB] = ['深圳市华强电子有限公司', 'BATTERY PACKS OF B'];

const { no, hawbIds } = await layWaybill(house, [
  { orgId: house.orgA, ownerId: ana.userId, houses: 1, words: wordsA },
  { orgId: house.orgB, ownerId: bo.userId, houses: 1, words: wordsB },
]);
const [[houseA = ''] = [], [houseB = ''] = []] = hawbIds;

async function textAt(calls: typeof desk, address: string): Promise<string> {
  const { status, bytes, message } = await calls.get(address);
  assert.equal(status, 200, message);
  return (await textOfPdf(bytes)).join('\n');
}

const own = (paper: string, more = '') => `/omsapi/mawb/paper?no=${no}&paper=${paper}${more}`;
const whole = (paper: string, more = '') => `/opsapi/mawb/paper?no=${no}&paper=${paper}${more}`;

test('before a version is sent a customer prints the instruction and the labels of their own cargo', async () => {
  const letter = await textAt(customerA, own('sli', `&hawbId=${houseA}`));
  assert.match(letter, /国际货物托运书/);
  assert.match(letter, new RegExp(wordsA));
  const labels = await textAt(customerA, own('labels', `&hawbId=${houseA}&from=9`));
  assert.match(labels, /9 \/ 10[\s\S]*10 \/ 10/);
  assert.match(labels, new RegExp(`${no}[\\s\\S]*ORD`));
});

test('instruction, labels, house waybill and manifest name the company as its settings have it', async () => {
  const written = {
    nameZh: '衡线货代',
    nameEn: 'Loadline Forwarding Ltd',
    addressEn: '8 Airport Road, Baoan',
  };
  const saved = await desk.post('/opsapi/forwarder/save', { version: 0, ...written });
  assert.equal(saved.code, 200, saved.message);
  assert.match(
    await textAt(customerA, own('sli', `&hawbId=${houseA}`)),
    /衡线货代[\s\S]*8 Airport Road, Baoan/,
  );
  assert.match(await textAt(customerA, own('labels', `&hawbId=${houseA}&from=9`)), /LOADLINE FORWARDING LTD/);
  assert.match(await textAt(desk, whole('manifest')), /衡线货代[\s\S]*Loadline Forwarding Ltd/);
  const hawb = await textAt(desk, whole('hawb', `&hawbId=${houseA}`));
  assert.match(hawb, /LOADLINE FORWARDING LTD[\s\S]*8 AIRPORT ROAD, BAOAN/);
});

test('a house waybill is a draft until all have agreed', async () => {
  await sendVersion(desk, no);
  const draft = await textAt(customerA, own('hawb', `&hawbId=${houseA}`));
  assert.match(draft, /DRAFT/);
  assert.match(draft, /House Air Waybill/);
  assert.match(draft, new RegExp(wordsA));
  assert.equal((await customerA.get(own('mawb'))).code, -1, 'the master is given once it is final');
});

test('nobody prints the cargo of another: no house waybill of theirs, not the list of all', async () => {
  assert.equal((await customerA.get(own('hawb', `&hawbId=${houseB}`))).status, 404);
  assert.equal((await customerA.get(own('labels', `&hawbId=${houseB}`))).status, 404);
  assert.equal((await customerA.get(own('manifest'))).status, 404);
});

test('the final master of a customer holds their own figures alone; that of staff the whole', async () => {
  await customerA.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  await customerB.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  const mine = await textAt(customerA, own('mawb'));
  assert.match(mine, /120\.5/);
  assert.doesNotMatch(mine, /DRAFT|241|BATTERY/);
  const all = await textAt(desk, whole('mawb'));
  assert.match(all, /20[\s\S]*241/);
  assert.doesNotMatch(all, /DRAFT/);
  assert.equal(await textAt(desk, whole('mawb', `&customerId=${house.orgA}`)), mine);
});

test('the manifest lists every house waybill with its shipper, in both scripts', async () => {
  const manifest = await textAt(desk, whole('manifest'));
  assert.match(manifest, new RegExp(wordsA));
  assert.match(manifest, new RegExp(wordsB));
  assert.match(manifest, /分运单清单/);
});

test('draft, house waybill, master and manifest say how batteries are handled, and those of others nothing of them', async () => {
  const laid = await layWaybill(house, [
    { orgId: house.orgA, ownerId: ana.userId, houses: 2, words: wordsA },
    { orgId: house.orgB, ownerId: bo.userId, houses: 1, words: wordsB },
  ]);
  const [[withBatteries = '', without = ''] = []] = laid.hawbIds;
  const row = {
    id: newId(),
    entry: 'UN3481-contained',
    packingGroup: null,
    instruction: '967-II',
    house: withBatteries,
    packages: 10,
    netQuantity: '1.5',
  };
  const declared = { special: ['battery'], rows: [row], handlingCodes: ['VUN'], handling: null };
  await house.rows(
    `update booking set content = jsonb_set(content, '{dangerous}', $2) where mawb_id = $1 and org_id = $3`,
    [laid.id, JSON.stringify(declared), house.orgA],
  );
  const statement = /Lithium\s+ion\s+batteries\s+in\s+compliance\s+with\s+Section\s+II\s+of\s+PI\s+967/;
  const { proposed } = (await desk.get(`/opsapi/mawb/draft?no=${laid.no}`)).data;
  assert.match(proposed.master.handling, statement);
  assert.match(proposed.master.handling, /SHC: ELI, VUN/);
  const forms: readonly { hawbId: string; form: AwbForm }[] = proposed.houses;
  const formOf = (id: string) => forms.find(({ hawbId }) => hawbId === id)?.form;
  assert.match(formOf(withBatteries)?.handling ?? '', statement);
  assert.equal(formOf(without)?.handling, 'SHC: VUN');
  assert.match(
    formOf(withBatteries)?.rateLines[0]?.goods ?? '',
    /UN3481 Lithium ion batteries contained in equipment, Class 9, PI 967-II, 10 x 1\.5 kg/,
  );
  assert.ok(forms.some(({ form }) => form.handling === null));
  const print = (more: string) => textAt(desk, `/opsapi/mawb/paper?no=${laid.no}&paper=${more}`);
  for (const one of [`hawb&hawbId=${withBatteries}`, 'mawb', 'manifest'])
    assert.match(await print(one), statement, one);
  assert.doesNotMatch(await print(`hawb&hawbId=${without}`), statement);
  const { houses } = (await desk.get(`/opsapi/mawb/detail?no=${laid.no}`)).data;
  const codes = new Map(
    houses.map((one: { hawbId: string; handlingCodes: string[] }) => [one.hawbId, one.handlingCodes]),
  );
  assert.deepEqual(codes.get(withBatteries), ['ELI', 'VUN']);
});
