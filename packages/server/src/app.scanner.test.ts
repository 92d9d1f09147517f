import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { paper, picture, uploadTo } from './features/files/files.factory.ts';
import { addOrder } from './features/orders/orders.factory.ts';
import { ordersOf, workbookOf } from './features/orders/orders.import.factory.ts';
import { openTestHouse } from './testing/house.ts';
import { fromElsewhere } from './testing/identity.ts';

/** A house with a scanner, every way in by which a file reaches it, and how many files lie in it. */
async function scannedBy(scanCommand: string) {
  const house = await openTestHouse({ scanCommand, trustProxy: ['127.0.0.1'] });
  const [ana, desk] = [await house.as(await house.person()), await house.as(await house.clerk())];
  const [{ id }, book] = [await addOrder(house), await workbookOf(ordersOf(1))];
  const image = await picture();
  const { files } = house.house;
  const lying = async (orgId: string) =>
    (await readdir(join(files.pathOf(orgId, orgId), '..')).catch(() => [])).length;
  return {
    waysIn: {
      'a file of an order': () => uploadTo(ana, id, 'a.pdf', paper),
      'a workbook of orders': () => ana.upload('/omsapi/orders/imports', 'a.xlsx', book),
      'a workbook of events': () => desk.upload('/opsapi/events/imports', 'a.xlsx', book),
      'a workbook of goods lines': () => ana.upload('/omsapi/trust/lines/read', 'a.xlsx', book),
      'a licence': () => house.nobody.upload('/adminapi/regist/licence', 'a.png', image, fromElsewhere()),
      'an image of a site': () => desk.upload('/opsapi/hosts/image', 'a.png', image),
    },
    lying: async () => (await lying(house.orgA)) + (await lying(house.orgF)),
  };
}

test('the scanner of the installation has the last word, whichever way a file comes in', async () => {
  for (const [command, status, message] of [
    ['false', 200, /did not pass the virus scan/],
    ['/nowhere/scanner', 503, /busy/],
  ] as const) {
    const { waysIn, lying } = await scannedBy(command);
    for (const [what, upload] of Object.entries(waysIn)) {
      const reply = await upload();
      assert.deepEqual(
        [reply.status, reply.code !== 200, reply.data],
        [status, true, null],
        `${what}: ${reply.message}`,
      );
      assert.match(reply.message, message, what);
    }
    assert.equal(await lying(), 0, command);
  }
});

test('what the scanner lets pass is looked at as without one', async () => {
  const { waysIn } = await scannedBy('true');
  const codes = [];
  for (const upload of Object.values(waysIn)) codes.push((await upload()).status);
  assert.deepEqual(codes, [200, 200, 200, 200, 200, 200]);
  assert.equal((await waysIn['a file of an order']()).code, 200);
  assert.equal((await waysIn['a licence']()).code, 200);
});
