import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBelongings } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const [ana, clerk] = [await house.person(), await house.clerk()];
const things = await addBelongings(house, house.orgA, ana.userId);
const desk = await house.as(clerk);

for (const [path, right] of [
  [`/opsapi/exceptions/export?search=${things.sheetNo}`, 'op:exception:view'],
  [`/opsapi/events/export?search=${things.orderNumber}`, 'op:event:add'],
  ['/opsapi/feeds/export', 'op:feed:manage'],
  ['/opsapi/customers/export', 'op:customer:view'],
  ['/opsapi/messages/export', 'op:message:view'],
  ['/opsapi/registrations/export', 'op:registration:view'],
] as const)
  test(`${path.split('?')[0]} is a workbook for whoever may see the list, and for nobody else`, async () => {
    const file = await desk.get(path);
    assert.match(String(file.headers['content-type']), /spreadsheetml/, file.message);
    assert.equal(file.bytes.subarray(0, 2).toString(), 'PK');
    const others = house.house.served
      .map(({ access }) => access)
      .filter((access) => access.startsWith('op:') && access !== right);
    const without = await house.as(await house.clerk({ permissions: [...new Set(others)] }));
    assert.equal((await without.get(path)).status, 403);
  });
