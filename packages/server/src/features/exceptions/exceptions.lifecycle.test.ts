import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetState } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sheetLifecycle, sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addSheet } from './exceptions.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const desk = await house.as(await house.clerk());
const customer = await house.as(ana);
const { id: orderId } = await addOrder(house, { created_by: ana.userId });
const states = codesOf(sheetStates);

function newSheet(state: SheetState) {
  return addSheet(house, { orgId: house.orgA, orderId, ownerId: ana.userId, text: 'pairs', state });
}

/** Everything that a move could have written. */
async function stateOf(sheetId: string): Promise<string> {
  const parts = await house.rows(
    `select (select s::text from exception_sheet s where s.id = $1) as sheet,
       (select count(*) from sheet_step p where p.sheet_id = $1) as steps, (select count(*) from sheet_comment c where c.sheet_id = $1) as comments,
       (select count(*) from audit a where a.subject_id = $1) as audit, (select count(*) from notice n where n.subject_id = $1) as notices`,
    [sheetId],
  );
  return JSON.stringify(parts);
}

const everything = { said: 'done', customerActionZh: '重传箱单', dueAt: '2027-01-05T10:00:00.000Z' };

for (const from of states) {
  test(`from ${from} staff move a sheet to where the lifecycle says, and to nowhere else`, async () => {
    for (const to of states) {
      const { sheetNo, sheetId } = await newSheet(from);
      const before = await stateOf(sheetId);
      const reply = await desk.post('/opsapi/exceptions/move', {
        no: sheetNo,
        version: 1,
        to,
        ...everything,
      });
      const legal = sheetLifecycle.moves.some(
        (move) => move.from === from && move.to === to && isStaffPermission(move.by),
      );
      assert.equal(reply.status, 200);
      assert.equal(reply.code, legal ? 200 : -1, `${from} to ${to}: ${reply.message}`);
      if (legal) assert.equal(reply.data.sheet.state, to);
      else assert.equal(await stateOf(sheetId), before, `${from} to ${to}`);
      if (!legal) assert.ok(reply.message.includes(sheetStates.codes[from].en), reply.message);
    }
  });

  test(`from ${from} a customer’s answer and their ‘not solved’ move it as the lifecycle says`, async () => {
    const answered = await newSheet(from);
    const answer = await customer.post('/omsapi/exceptions/reply', {
      no: answered.sheetNo,
      body: 'here it is',
    });
    assert.equal(answer.code, from === 'CLOSED' ? -1 : 200);
    const expected = from === 'WAITING_CUSTOMER' ? 'PROCESSING' : from;
    const [row] = await house.rows<{ state: string }>('select state from exception_sheet where id = $1', [
      answered.sheetId,
    ]);
    assert.equal(row?.state, expected);

    const { sheetNo, sheetId } = await newSheet(from);
    const before = await stateOf(sheetId);
    const reopened = await customer.post('/omsapi/exceptions/reopen', { no: sheetNo, body: 'still broken' });
    assert.equal(reopened.code, from === 'RESOLVED' ? 200 : -1, reopened.message);
    if (from !== 'RESOLVED') assert.equal(await stateOf(sheetId), before);
  });
}

test('of 200 who move one sheet at the same time one does, and the others are told', async () => {
  const { sheetNo, sheetId } = await newSheet('PROCESSING');
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      desk.post('/opsapi/exceptions/move', {
        no: sheetNo,
        version: 1,
        to: at % 2 === 0 ? 'WAITING_CUSTOMER' : 'RESOLVED',
        ...everything,
      }),
    ),
  );
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  assert.ok(replies.every(({ code }) => code === 200 || code === 409 || code === 503));
  const [row] = await house.rows<{ n: number }>(
    `select count(*)::int as n from sheet_step where sheet_id = $1 and step_no > 2`,
    [sheetId],
  );
  assert.equal(row?.n, 1);
});
