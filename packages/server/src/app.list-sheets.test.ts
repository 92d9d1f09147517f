import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Permission } from '@loadline/contract/kernel/permission';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { addBelongings } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const ana = await house.person();
const things = await addBelongings(house, house.orgA, ana.userId);
const { served } = house.house;
const sheets = served.filter(
  ({ path, answer }) =>
    path.startsWith('/opsapi/') &&
    path.endsWith('/export') &&
    answer.kind === 'file' &&
    answer.type === 'xlsx',
);
const rights = [...new Set(served.map(({ access }) => access))].filter(isStaff);

function isStaff(access: string): access is Permission {
  return access.startsWith('op:') && isStaffPermission(access);
}

test('there are workbooks of the desks to look at', () => {
  assert.ok(sheets.length >= 14, sheets.map(nameOf).join(', '));
});

for (const sheet of sheets)
  test(`${nameOf(sheet)} is a workbook for whoever may see the list and nothing else, and for nobody who may not`, async () => {
    assert.ok(isStaff(sheet.access), sheet.access);
    const alone = await house.as(await house.clerk({ permissions: [sheet.access] }));
    const file = await callAbout(alone, sheet, things);
    assert.match(String(file.headers['content-type']), /spreadsheetml/, file.message);
    assert.equal(file.bytes.subarray(0, 2).toString(), 'PK');
    const others = rights.filter((right) => right !== sheet.access);
    const without = await house.as(await house.clerk({ permissions: others }));
    assert.equal((await callAbout(without, sheet, things)).status, 403);
    assert.equal((await callAbout(await house.as(ana), sheet, things)).status, 403);
  });
