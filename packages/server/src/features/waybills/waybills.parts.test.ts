import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { ana, desk, confirmed } = await openChain(house);

/** A waybill of two orders that landed, or stands elsewhere on its way, with what carriers say of it. */
async function landed(at = '34') {
  const { orders, mawbNo, mawb } = await confirmed();
  await house.rows(`update mawb set status = $2 where id = $1`, [mawb.id, at]);
  const [{ pieces: all } = { pieces: 0 }] = await house.rows<{ pieces: number }>(
    'select pieces from mawb where id = $1',
    [mawb.id],
  );
  const bring = async (text: string) => {
    const { data } = await desk.post('/opsapi/feeds/bring', { text });
    assert.equal(data.state, 'APPLIED', JSON.stringify(data.reasons));
  };
  const now = async () => {
    const [row] = await house.rows<{ status: string; came: number }>(
      'select status, picked_up_pieces as came from mawb where id = $1',
      [mawb.id],
    );
    const stages = await house.rows<{ status: string }>(
      'select distinct status from orders where id = any($1)',
      [orders.map(({ id }) => id)],
    );
    return { ...row, delivered: stages.some(({ status }) => status === 'DELIVERED') };
  };
  return { mawbNo, mawb, all, bring, now };
}

const xml = (
  mawbNo: string,
  pieces: number,
  header: string,
  split: string,
) => `<StatusMessage><MasterConsignment>
${header}<TransportContractDocument><ID>${mawbNo}</ID></TransportContractDocument>
<OriginLocation><ID>PVG</ID></OriginLocation><FinalDestinationLocation><ID>LAX</ID></FinalDestinationLocation>
<ReportedStatus><ReasonCode>DLV</ReasonCode><AssociatedStatusConsignment><PieceQuantity>${pieces}</PieceQuantity>${split}
<SpecifiedLocation><ID>LAX</ID></SpecifiedLocation><SpecifiedEvent><OccurrenceDateTime>2026-11-20T18:30:00</OccurrenceDateTime></SpecifiedEvent>
</AssociatedStatusConsignment></ReportedStatus></MasterConsignment></StatusMessage>`;

test('some pieces of a waybill deliver no order, whichever way the message counts them', async () => {
  const { mawbNo, all, bring, now } = await landed();
  const messages = [
    `FSU/12\n${mawbNo}PVGLAX\nDLV/20NOV1830/LAX/P1K10`,
    `FSU/12\n${mawbNo}PVGLAX/P2K20\nDLV/20NOV1930/LAX/P2K20`,
    `FSU/12\n${mawbNo}PVGLAX\nDLV/20NOV2030/LAX/T3K30`,
    xml(
      mawbNo,
      4,
      `<TotalPieceQuantity>${all}</TotalPieceQuantity>`,
      '<TransportSplitDescription>P</TransportSplitDescription>',
    ),
    xml(mawbNo, 5, `<TotalPieceQuantity>${all}</TotalPieceQuantity>`, ''),
  ];
  let came = 0;
  for (const [at, text] of messages.entries()) {
    await bring(text);
    came += at + 1;
    assert.deepEqual(await now(), { status: '34', came, delivered: false }, text);
  }
  await bring(`FSU/12\n${mawbNo}PVGLAX\nDLV/20NOV2130/LAX/P${all - came}K30`);
  assert.deepEqual(await now(), { status: '8', came: all, delivered: true });
});

test('what the weighbridge counted is all there is: with the last of those the waybill is delivered', async () => {
  const { mawbNo, mawb, all, bring, now } = await landed();
  await house.rows('update mawb set final_pieces = pieces - 2 where id = $1', [mawb.id]);
  await bring(`FSU/12\n${mawbNo}PVGLAX\nDLV/20NOV1830/LAX/P${all - 3}K10`);
  assert.equal((await now()).status, '34');
  await bring(`FSU/12\n${mawbNo}PVGLAX\nDLV/20NOV1930/LAX/P1K10`);
  assert.deepEqual(await now(), { status: '8', came: all - 2, delivered: true });
});

test('a part that is told again with another time is one part, and a part that is expected is none', async () => {
  const { mawbNo, all, bring, now } = await landed('45');
  assert.ok(all > 2);
  const most = all - 1;
  const left = (flight: string, pieces: number, time: string) =>
    bring(
      `FSU/12\n${mawbNo}PVGLAX/T${all}K200\nDEP/${flight}/20NOV/PVGLAX/P${pieces}K${pieces * 10}/${time}`,
    );
  await left('CK247', most, 'E0950');
  await left('CK247', most, 'A1000');
  await left('CK247', most, 'A1020');
  assert.equal((await now()).status, '45');
  await left('CK249', 1, 'A1500');
  assert.equal((await now()).status, '3');
});

test('a waybill that is picked up in three parts has one open sheet, told once, that counts what has come and ends with the rest', async () => {
  const { mawbNo, mawb, all, bring } = await landed();
  const sheets = () =>
    house.rows<{ no: string; state: string; said: string }>(
      `select sheet_no as no, state, description_en as said from exception_sheet where mawb_id = $1 order by sheet_no`,
      [mawb.id],
    );
  const delivered = (day: number, pieces: number) =>
    bring(`FSU/12\n${mawbNo}PVGLAX\nDLV/${day}NOV1830/LAX/P${pieces}K10`);
  await delivered(20, 1);
  await delivered(21, 2);
  const [sheet, ...more] = await sheets();
  assert.ok(sheet);
  assert.deepEqual([sheet.state, more], ['OPEN', []]);
  assert.ok(sheet.said.endsWith(`: 3 of ${all} pieces`), sheet.said);
  const told = await house.rows(
    `select words ->> 'deed' from notice where event = 'exception' and number = $1 and user_id = $2`,
    [sheet.no, ana.userId],
  );
  assert.equal(told.length, 1);
  // One of an earlier release, named after the part that opened it.
  const old = await house.rows(
    `update exception_sheet s set source_key = 'part ' || (select e.id from mawb_event e where e.mawb_id = s.mawb_id and e.kind = 'partPickedUp' limit 1)
     where s.sheet_no = $1 returning 1`,
    [sheet.no],
  );
  assert.equal(old.length, 1);
  await delivered(22, 3);
  const both = await sheets();
  assert.equal(both.length, 2);
  await delivered(23, all - 6);
  assert.deepEqual(
    (await sheets()).map(({ state }) => state),
    ['RESOLVED', 'RESOLVED'],
  );
});
