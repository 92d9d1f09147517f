import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { layPaper } from '../waybills/waybills.factory.ts';
import { layWaybill, sendVersion } from './drafts.factory.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const [customer, stranger] = [await house.as(ana), await house.as(bo)];
const desk = await house.as(await house.clerk());

const words = 'SHENZHEN HUAQIANG 华强电子';

/** A waybill that is all one customer's, under their own name, without house waybills. */
function direct(orgId = house.orgA, ownerId = ana.userId) {
  return layWaybill(house, [{ orgId, ownerId, houses: 0, words }]);
}

async function statusOf(id: string) {
  const [row] = await house.rows<{ status: string }>('select status from mawb where id = $1', [id]);
  return row?.status;
}

const draftOf = (no: string) => `/omsapi/mawb/draft?no=${no}`;

/** Sends what was proposed, between the parties that were proposed. */
async function sendProposed(no: string) {
  const { data } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { consignee } = data.proposed.master;
  return sendVersion(desk, no, ({ master, houses }) => ({ master: { ...master, consignee }, houses }));
}

test('the draft of a direct waybill is made out between the customer and their own consignee, with their goods', async () => {
  const { no } = await direct();
  const { data } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { master, houses } = data.proposed;
  assert.match(master.shipper, /SHENZHEN HUAQIANG/);
  assert.match(master.consignee, /SHENZHEN HUAQIANG[\s\S]*UNITED STATES/);
  assert.deepEqual(houses, []);
  const [line] = master.rateLines;
  assert.deepEqual(
    [line.goods, line.pieces, line.grossWeight, line.chargeableWeight, line.volume],
    [words, 10, '120.5', '200.0', '1.2'],
  );
});

test('its customer reads all of it but the prices, agrees, and it goes to its review', async () => {
  const { id, no } = await direct();
  await sendVersion(desk, no, ({ master, houses }) => ({
    master: {
      ...master,
      asAgreed: false,
      rateLines: master.rateLines.map((line) => ({ ...line, rate: '31.5', total: '6300.00' })),
    },
    houses,
  }));
  const { data, bytes } = await customer.get(draftOf(no));
  const [version] = data.versions;
  assert.deepEqual([version.houses, data.pieces, data.canAnswer], [[], 10, true]);
  const [line] = version.direct.rateLines;
  assert.deepEqual([line.goods, line.pieces, line.rate, line.total], [words, 10, null, null]);
  assert.doesNotMatch(bytes.toString(), /6300|31\.5/);
  assert.equal((await stranger.get(draftOf(no))).status, 404);
  const agreed = await customer.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  assert.deepEqual([agreed.data?.confirmed, await statusOf(id)], [true, '44'], agreed.message);
});

test('a customer asks for other goods on their own waybill, alone or through the desk, and the next version says them', async () => {
  const { id, no } = await direct();
  await sendProposed(no);
  const wish = { paper: 'master', path: 'rateLines.0.goods', wanted: 'LED LAMPS', reason: 'customs asks' };
  const ask = (path: string) =>
    customer.post('/omsapi/mawb/draft/changes', { no, version: 1, requests: [{ ...wish, path }] });
  assert.equal((await ask('otherCharges.0')).status, 400);
  const asked = await ask(wish.path);
  assert.deepEqual([asked.data?.versions[0].state, await statusOf(id)], ['CHANGES', '42'], asked.message);
  await sendVersion(desk, no, ({ master, houses }) => ({
    master: { ...master, rateLines: master.rateLines.map((line) => ({ ...line, goods: wish.wanted })) },
    houses,
  }));
  const [now, before] = (await customer.get(draftOf(no))).data.versions;
  assert.deepEqual([now.direct.rateLines[0].goods, before.direct.rateLines[0].goods], ['LED LAMPS', words]);
  const evidenceFile = await layPaper(house, house.orgF, id);
  const told = await desk.post('/opsapi/mawb/draft/answer', {
    no,
    version: 2,
    customerId: house.orgA,
    verdict: 'CHANGES',
    requests: [{ ...wish, path: 'accounting' }],
    evidenceFile,
    reason: 'by telephone',
  });
  assert.deepEqual([told.code, await statusOf(id)], [200, '42'], told.message);
});

test('what the next consolidated waybill to the airport begins with is never the consignee of a customer', async () => {
  const { no } = await direct();
  await sendProposed(no);
  const next = await layWaybill(house, [{ orgId: house.orgB, ownerId: bo.userId, houses: 1, words: 'BETA' }]);
  const { data } = await desk.get(`/opsapi/mawb/draft?no=${next.no}`);
  assert.doesNotMatch(JSON.stringify(data.proposed), /HUAQIANG/);
});

test('once somebody else has cargo on it nobody reads the whole as their own', async () => {
  const { id, no } = await direct();
  await sendProposed(no);
  await house.rows(
    `insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, gen_random_uuid(), $3, 1, 1, 1, 1)`,
    [house.orgB, id, bo.userId],
  );
  const { data } = await customer.get(draftOf(no));
  assert.equal(data.versions[0].direct, null);
});

test('instruction, labels and the final waybill of a direct shipment hold its own figures and parties', async () => {
  const { no } = await direct();
  const paper = (calls: typeof desk, side: 'oms' | 'ops', kind: string, more = '') =>
    calls.get(`/${side}api/mawb/paper?no=${no}&paper=${kind}${more}`);
  const textOf = async (reply: Awaited<ReturnType<typeof paper>>) => {
    assert.equal(reply.status, 200, reply.message);
    return (await textOfPdf(reply.bytes)).join('\n');
  };
  const letter = await textOf(await paper(customer, 'oms', 'sli'));
  assert.match(letter, /SHENZHEN HUAQIANG[\s\S]*120\.5/);
  // In its own box, not in that of house waybills; and in the foot.
  assert.equal(letter.split(no).length - 1, 2);
  const labels = await textOf(await paper(customer, 'oms', 'labels', '&from=9'));
  assert.match(labels, /9 \/ 10[\s\S]*10 \/ 10/);
  assert.equal((await paper(customer, 'oms', 'hawb')).status, 404);
  await sendProposed(no);
  assert.equal((await paper(customer, 'oms', 'mawb')).code, -1);
  await customer.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  const mine = await textOf(await paper(customer, 'oms', 'mawb'));
  assert.match(mine, /华强电子[\s\S]*120\.5/);
  assert.doesNotMatch(mine, /DRAFT|AS PER BOOKING|CONSOLIDATED/);
  assert.equal(await textOf(await paper(desk, 'ops', 'mawb', `&customerId=${house.orgA}`)), mine);
  assert.equal((await paper(desk, 'ops', 'manifest')).status, 404, 'there is nothing to list');
});
