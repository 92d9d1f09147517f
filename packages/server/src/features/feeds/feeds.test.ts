import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';
import { lines } from './testing/examples.ts';

const feedKey = 'a-feed-key-of-24-letters-or-more';
const at = await openTestHouse({ feedKey, feedPerMinute: 60 });
const clerk = await at.as(await at.clerk());
const awb = '99912345675';
const head = '999-12345675PVGLAX/T50K1200.5';
const air = { tracking_no: awb, origin: 'PVG', destination: 'LAX' };
const today = new Date();
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** So many days ago, as a message writes it. */
function ago(days: number): string {
  const day = new Date(today.getTime() - days * 86_400_000);
  return `${String(day.getUTCDate()).padStart(2, '0')}${months[day.getUTCMonth()] ?? ''}`;
}

function send(text: string, key = feedKey) {
  const headers = { 'content-type': 'text/plain', ...(key && { authorization: `Bearer ${key}` }) };
  return at.house.app.inject({ method: 'POST', url: '/cbsapi/feed', payload: text, headers });
}

async function bring(text: string) {
  return (await clerk.post('/opsapi/feeds/bring', { text })).data;
}

async function statusOf(id: string) {
  const [row] = await at.rows<{ status: string }>('select status from orders where id = $1', [id]);
  return row?.status;
}

async function checksum(): Promise<unknown> {
  return at.rows(`
    select (select md5(string_agg(e::text, '|' order by e.org_id, e.event_id)) from shipment_event e) as events,
      (select md5(string_agg(o::text, '|' order by o.id)) from orders o) as orders,
      (select md5(string_agg(m::text, '|' order by m.id)) from feed_message m) as messages,
      (select md5(string_agg(s::text, '|' order by s.id)) from exception_sheet s) as sheets,
      (select count(*) from notice) as notices, (select count(*) from message) as mails`);
}

test('a machine sends a message of several statuses: the orders of all customers under its waybill move, however often it comes', async () => {
  const [one, two, other] = [
    await addOrder(at, air),
    await addOrder(at, { ...air, org_id: at.orgB }),
    await addOrder(at, { ...air, org_id: at.orgB }),
  ];
  const text = lines(
    'FSU/12',
    head,
    `RCS/${ago(4)}1430/PVG/T50K1200.5`,
    `DEP/CA1057/${ago(3)}/PVGLAX/T50K1200.5/A1432/E1010`,
    `DIS/CA1057/${ago(3)}1500/PVG/OFLD/P10K240`,
  );
  const answer = (await send(text)).json();
  assert.deepEqual(
    [answer.code, answer.data.state, answer.data.events, answer.data.orders],
    [200, 'APPLIED', 4, 3],
  );
  for (const { id } of [one, two, other]) assert.equal(await statusOf(id), 'DEPARTED');
  const [sheets] = await at.rows<{ n: number }>('select count(*)::int as n from exception_sheet');
  assert.equal(sheets?.n, 3);
  const before = await checksum();
  for (let times = 0; times < 3; times += 1) await send(text);
  assert.deepEqual(await checksum(), before);
  const [eta] = await at.rows<{ eta: string }>('select eta::text from orders where id = $1', [one.id]);
  const arrival = new Date(today.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  assert.equal(eta?.eta, arrival);
});

test('a delivery of a part moves nothing until all pieces have been delivered', async () => {
  const { id } = await addOrder(at, {
    ...air,
    tracking_no: '11255500012',
    origin: 'CAN',
    destination: 'FRA',
    status: 'ARRIVED',
  });
  const waybill = '112-55500012CANFRA/T60K900';
  await bring(lines('FSU/12', waybill, `ARR/CK247/${ago(5)}1030/FRA/T60K900`));
  await bring(lines('FSU/12', waybill, `DLV/${ago(4)}1030/FRA/P20K300`));
  assert.equal(await statusOf(id), 'ARRIVED');
  await bring(lines('FSU/12', waybill, `DLV/${ago(3)}1030/FRA/P40K600`));
  assert.equal(await statusOf(id), 'DELIVERED');
});

test('some pieces that were received, departed or landed bring an order nowhere before the others have followed', async () => {
  const { id } = await addOrder(at, {
    ...air,
    tracking_no: '11255500034',
    origin: 'CAN',
    destination: 'FRA',
  });
  const waybill = '112-55500034CANFRA/T60K900';
  const parts: readonly (readonly [string, string])[] = [
    [`RCS/${ago(6)}0800/CAN/P20K300`, 'ORDERED'],
    [`DEP/CK247/${ago(5)}/CANFRA/P20K300/A1000`, 'ORDERED'],
    [`DEP/CK249/${ago(4)}/CANFRA/P40K600/A1000`, 'DEPARTED'],
    [`ARR/CK247/${ago(4)}1030/FRA/P20K300`, 'DEPARTED'],
    [`ARR/CK249/${ago(3)}1030/FRA/P40K600`, 'ARRIVED'],
  ];
  for (const [line, status] of parts) {
    const feed = await bring(lines('FSU/12', waybill, line));
    assert.deepEqual([line, feed.state, await statusOf(id)], [line, 'APPLIED', status]);
  }
});

test('a part of nobody knows how many is told, and delivers nothing', async () => {
  const { id } = await addOrder(at, {
    ...air,
    tracking_no: '11255500045',
    origin: 'CAN',
    destination: 'FRA',
    status: 'ARRIVED',
    quantity: 60,
  });
  const delivered = (day: number, quantity: string, consignment = '112-55500045CANFRA') =>
    bring(lines('FSU/12', consignment, `DLV/${ago(day)}1030/FRA/${quantity}`));
  await bring(lines('FSU/12', '112-55500045CANFRA', `ARR/CK247/${ago(7)}1030/FRA`));
  const part = await delivered(6, 'P20K300');
  assert.deepEqual([part.state, part.events], ['APPLIED', 1], JSON.stringify(part.reasons));
  const [event] = await at.rows<{ pieces: number; note_zh: string; note_en: string }>(
    `select pieces, note_zh, note_en from shipment_event where subject_id = $1 and code = 'DLV'`,
    [id],
  );
  assert.deepEqual(event, {
    pieces: 20,
    note_zh: '部分货物：20 件',
    note_en: 'Part of the goods: 20 pieces',
  });
  await delivered(5, 'P20K300', '112-55500045CANFRA/P20K300');
  await delivered(4, 'T15K225');
  assert.equal(await statusOf(id), 'ARRIVED');
  await delivered(3, 'P5K75T60');
  assert.equal(await statusOf(id), 'DELIVERED');
});

test('a part is delivered after a delivery that named no pieces', async () => {
  await addOrder(at, {
    ...air,
    tracking_no: '11255500023',
    origin: 'CAN',
    destination: 'FRA',
    status: 'ARRIVED',
  });
  const waybill = '112-55500023CANFRA/T60K900';
  const whole = await bring(lines('FSU/12', '112-55500023CANFRA', `DLV/${ago(4)}1030/FRA`));
  assert.deepEqual([whole.state, whole.events], ['APPLIED', 1], JSON.stringify(whole.reasons));
  const part = await bring(lines('FSU/12', waybill, `DLV/${ago(3)}1030/FRA/P20K300`));
  assert.deepEqual([part.state, part.events], ['APPLIED', 1], JSON.stringify(part.reasons));
});

test('a message without an order waits, and finds the order that comes later when it is applied again', async () => {
  const feed = await bring(
    lines('FSU/12', '180-12345675ICNJFK/T5K60', `DEP/KE250/${ago(2)}/ICNJFK/T5K60/A1000`),
  );
  assert.deepEqual(
    [feed.state, feed.reasons[0].expected, feed.reasons[0].seen],
    ['UNMATCHED', 'order', '18012345675'],
  );
  const { id } = await addOrder(at, { tracking_no: '18012345675', quantity: 5 });
  const [again] = (await clerk.post('/opsapi/feeds/replay', { ids: [feed.id] })).data;
  assert.deepEqual([again.state, again.orders, await statusOf(id)], ['APPLIED', 1, 'DEPARTED']);
  const detail = (await clerk.get(`/opsapi/feeds/detail?id=${feed.id}`)).data;
  assert.equal(detail.events.length, 1);
  assert.match(detail.raw, /^FSU\/12/);
});

test('a message with a bad line is applied in part, one that says nothing is kept with its reason', async () => {
  await addOrder(at, { tracking_no: '01612345675' });
  const partly = await bring(
    lines('FSU/12', '016-12345675PVGORD/T5', `XYZ/${ago(2)}1000/PVG`, `RCS/${ago(2)}1000/PVG/T5`),
  );
  assert.deepEqual([partly.state, partly.events, partly.reasons[0].line], ['PARTLY', 2, 3]);
  const unread = await bring('good morning');
  assert.deepEqual([unread.state, unread.kind, unread.reasons[0].expected], ['UNREADABLE', null, 'message']);
  const listed = (await clerk.get('/opsapi/feeds?state=UNREADABLE')).data.rows;
  assert.deepEqual(
    listed.map((row: { id: string }) => row.id),
    [unread.id],
  );
});

test('what nobody understood of a machine’s message rings once at those who work messages off, with what stood there', async () => {
  await addOrder(at, { tracking_no: '01612345686' });
  const text = lines('FSU/12', '016-12345686PVGORD/T5', `RCS/${ago(2)}1000/PVG/T5`, `XYZ/${ago(2)}1000/PVG`);
  for (let times = 0; times < 2; times += 1) assert.equal((await send(text)).json().data.state, 'PARTLY');
  await bring(lines('FSU/12', '016-12345686PVGORD/T5', `QQQ/${ago(2)}1000/PVG`));
  const { data } = await clerk.get('/opsapi/bell');
  const rung = data.rows.filter(({ subject }: { subject: string }) => subject === 'feed');
  assert.deepEqual(
    rung.map(({ event, number, said }: Record<string, string>) => [event, number, said]),
    [['unread', '01612345686', `XYZ/${ago(2)}1000/PVG`]],
  );
});

test('a code that nobody knows stands at its shipment in the carrier’s words, for staff only, once, and at the desk as what was not understood', async () => {
  const number = '99912345686';
  const person = await at.as(await at.person());
  const { orderNumber } = await addOrder(at, { ...air, tracking_no: number });
  await layMawb(at, { status: '45', columns: { mawb_no: '99912345690' } });
  const line = `XYZ/${ago(1)}0930/PVG/REWEIGHED`;
  for (const no of ['999-12345686', '999-12345690']) {
    const text = lines('FSU/12', `${no}PVGLAX/T50K1200.5`, line);
    for (const _ of [1, 2]) {
      const { data } = (await send(text)).json();
      assert.deepEqual([data.state, data.events], ['PARTLY', 1]);
      assert.match(String(data.reasons), /已知的状态代码.*REWEIGHED/);
    }
  }
  const told = (await clerk.get(`/opsapi/events?search=${orderNumber}`)).data.rows;
  assert.deepEqual(
    told.map((one: Record<string, unknown>) => [one.code, one.stage, one.noteEn, one.isPublic]),
    [['CARRIER_NOTE', null, line, false]],
  );
  const desk = (await clerk.get(`/opsapi/orders/detail?no=${orderNumber}`)).data;
  assert.equal(desk.events.filter(({ code }: { code: string }) => code === 'CARRIER_NOTE').length, 1);
  const own = (await person.get(`/omsapi/orders/detail?no=${orderNumber}`)).data;
  assert.deepEqual(own.events, []);
  const found = (await at.nobody.get(`/omsapi/public/tracking?trackNo=${number}`)).data.shipments;
  assert.ok(!JSON.stringify(found).includes('REWEIGHED'));
  const { events } = (await clerk.get('/opsapi/mawb/detail?no=999-12345690')).data;
  const said = events.find(({ code }: { code: string }) => code === 'CARRIER_NOTE')?.said ?? [];
  assert.deepEqual(said.filter(({ value }: { value: string }) => value === line).length, 1);
  const rung = await at.rows('select 1 from staff_notice where event = $1 and said = $2', ['unread', line]);
  assert.ok(rung.length > 0);
});

test('a message names the events it made, of waybills and of orders, and each of them the message that told it first', async () => {
  const ana = await at.person();
  const order = await addOrder(at, { status: 'WH_OUT', origin: 'PVG', destination: 'LAX' });
  const cargo = [{ orgId: at.orgA, ownerId: ana.userId, orders: [order.id] }];
  const { no } = await layMawb(at, { status: '33', cargo });
  const direct = await addOrder(at, { ...air, tracking_no: '99912345701' });
  const departed = `DEP/CZ433/${ago(1)}/PVGORD/T10K120.5`;
  const first = await bring(lines('FSU/12', `${no}PVGORD/T10K120.5`, departed));
  const again = await bring(lines('FSU/12', `${no}PVGORD/T10K120.5`, departed, `PRE/CZ433/${ago(1)}/PVGORD`));
  const other = await bring(lines('FSU/12', '999-12345701PVGLAX/T5', `RCS/${ago(2)}1000/PVG/T5`));
  const detail = async (id: string) => (await clerk.get(`/opsapi/feeds/detail?id=${id}`)).data;
  const made = await detail(first.id);
  assert.deepEqual(
    made.waybillEvents.map((one: Record<string, unknown>) => [one.mawbNo, one.code, one.status]),
    [[no.replace('-', ''), 'DEP', '3']],
  );
  assert.deepEqual(
    made.events.map((one: Record<string, unknown>) => [one.orderNumber, one.stage]),
    [[order.orderNumber, 'DEPARTED']],
  );
  assert.equal((await detail(again.id)).waybillEvents.length, 2);
  const behind = async (number: string, by = clerk) => {
    const { data } = await by.get(`/opsapi/feeds/behind?no=${number}`);
    return data.map(({ code, message }: Record<string, string>) => [code, message]).toSorted();
  };
  const told = [
    ['DEP', first.id],
    ['PRE', again.id],
  ];
  const ofOrder = (await behind(order.orderNumber)).filter(([, id]: string[]) =>
    told.some(([, one]) => one === id),
  );
  for (const [, id] of told) assert.ok(ofOrder.some(([, one]: string[]) => one === id));
  assert.ok((await behind(no)).some(([code, id]: string[]) => code === 'DEP' && id === first.id));
  assert.deepEqual(await behind(direct.orderNumber), [['RCS', other.id]]);
  const stranger = await at.as(
    await at.clerk({ customers: [at.orgB], permissions: ['op:work:view', 'op:feed:manage'] }),
  );
  assert.deepEqual(await behind(direct.orderNumber, stranger), []);
  assert.deepEqual(await behind(no, stranger), []);
  assert.deepEqual(await behind('SO000', stranger), []);
});

test('containers and bills of lading find their order, and the ports of the order say what an event means', async () => {
  const { id } = await addOrder(at, {
    tracking_no: 'CSQU3054383',
    transport_type: '2',
    origin: 'CNYTN',
    destination: 'USLAX',
  });
  const event = (code: string, port: string, time: string) => ({
    eventID: `${code} ${port}`,
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: code,
    equipmentReference: 'CSQU3054383',
    emptyIndicatorCode: 'LADEN',
    eventDateTime: time,
    transportCall: { UNLocationCode: port },
  });
  const feed = await bring(
    JSON.stringify([
      event('GTOT', 'USLAX', '2026-11-18T10:00:00-08:00'),
      event('DISC', 'KRPUS', '2026-11-08T10:00:00+09:00'),
    ]),
  );
  assert.deepEqual([feed.kind, feed.state, await statusOf(id)], ['dcsa', 'APPLIED', 'DELIVERED']);
});

test('a port moves no order of which nobody knows from where to where it goes', async () => {
  const { id } = await addOrder(at, { tracking_no: 'MSKU0383250', transport_type: '2' });
  const loaded = {
    eventID: 'loaded nowhere known',
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: 'GTOT',
    equipmentReference: 'MSKU0383250',
    emptyIndicatorCode: 'LADEN',
    eventDateTime: '2026-11-08T10:00:00+09:00',
    transportCall: { UNLocationCode: 'KRPUS' },
  };
  assert.equal((await bring(JSON.stringify([loaded]))).state, 'APPLIED');
  assert.equal(await statusOf(id), 'ORDERED');
});

test('a local time belongs to the day of its airport', async () => {
  const { id } = await addOrder(at, { tracking_no: '78412345675', origin: 'PVG', destination: 'LAX' });
  await bring(
    lines(
      'FSU/12',
      '784-12345675PVGLAX/T5',
      `DEP/CZ327/${ago(6)}/PVGLAX/T5/A0010`,
      `ARR/CZ327/${ago(7)}2215/LAX/T5`,
    ),
  );
  const rows = await at.rows<{ zone: string; day: string }>(
    "select zone, to_char(occurred_at at time zone zone, 'DDMON') as day from shipment_event where subject_id = $1 order by zone desc",
    [id],
  );
  assert.deepEqual(rows, [
    { zone: 'Asia/Shanghai', day: ago(6) },
    { zone: 'America/Los_Angeles', day: ago(7) },
  ]);
});

test('no machine gets in without the key, with another one, or with nothing to say', async () => {
  assert.equal((await send('FSU/12', '')).statusCode, 401);
  assert.equal((await send('FSU/12', `${feedKey}x`)).statusCode, 401);
  assert.equal((await send('   ')).statusCode, 400);
  const closed = await openTestHouse();
  const refused = await closed.house.app.inject({
    method: 'POST',
    url: '/cbsapi/feed',
    payload: 'FSU/12',
    headers: { 'accept-language': 'en', authorization: `Bearer ${feedKey}` },
  });
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [403, 'This installation takes no messages from machines: no FEED_KEY is set'],
  );
});

test('staff without the right reach no message; those of another team see a message but not whose orders it moved', async () => {
  const none = await at.as(await at.clerk({ permissions: ['op:work:view'] }));
  assert.equal((await none.get('/opsapi/feeds')).status, 403);
  const ofA = await at.as(await at.clerk({ customers: [at.orgA] }));
  const feeds = (await ofA.get(`/opsapi/feeds?search=${awb}`)).data.rows;
  const { events } = (await ofA.get(`/opsapi/feeds/detail?id=${feeds[0].id}`)).data;
  assert.ok(events.length > 0);
  const whose = events.map(({ customer, customerEn }: Record<string, string>) => [customer, customerEn]);
  assert.deepEqual(
    whose,
    whose.map(() => ['ACME 公司 ACME', 'ACME Company ACME']),
  );
});

test('what no database holds is left out of a message, a time of no century is refused, and long flights are cut', async () => {
  const { id } = await addOrder(at, { tracking_no: 'HXBL0001' });
  const event = (change: object) => ({
    eventType: 'TRANSPORT',
    eventClassifierCode: 'ACT',
    transportEventTypeCode: 'DEPA',
    eventDateTime: '2026-11-18T10:00:00+08:00',
    documentReferences: [{ documentReferenceValue: 'HXBL0001' }],
    ...change,
  });
  const vessel = (vesselName: string) => ({ transportCall: { vessel: { vesselName } } });
  const feed = await bring(
    JSON.stringify([
      event(vessel('HENG\u0000XIAN')),
      event({ ...vessel(`${'x'.repeat(59)}\u{1f6a2}`), eventID: '\u0000e1' }),
      ...[
        '+275760-09-13T00:00:00Z',
        '-000001-01-01T00:00:00Z',
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:00-12:00',
      ].map((eventDateTime) => event({ eventDateTime })),
    ]),
  );
  assert.deepEqual([feed.state, feed.events, feed.reasons.length], ['PARTLY', 2, 4]);
  assert.match(feed.reasons.map((one: { expected: string }) => one.expected).join(' '), /dcsaTime/);
  const names = await at.rows<{ name: string }>(
    'select flight_or_vessel as name from shipment_event where subject_id = $1 order by 1',
    [id],
  );
  assert.deepEqual(names, [{ name: 'HENGXIAN' }, { name: `${'x'.repeat(59)}\ufffd` }]);
});

test('what a message says has happened is not ahead, and nothing of it is of another decade', async () => {
  const { id } = await addOrder(at, { tracking_no: 'HXBL0002' });
  const event = (eventClassifierCode: string, eventDateTime: string, code = 'DEPA') => ({
    eventType: 'TRANSPORT',
    eventClassifierCode,
    transportEventTypeCode: code,
    eventDateTime,
    documentReferences: [{ documentReferenceValue: 'HXBL0002' }],
  });
  const year = today.getUTCFullYear();
  const feed = await bring(
    JSON.stringify([
      event('ACT', `${year + 1}-01-10T10:00:00+08:00`),
      event('EST', `${year + 1}-01-10T10:00:00+08:00`, 'ARRI'),
      event('PLN', `${year + 70}-01-10T10:00:00+08:00`, 'ARRI'),
      event('ACT', '1926-01-10T10:00:00+08:00'),
    ]),
  );
  assert.deepEqual(
    [feed.state, feed.events, feed.reasons.map((one: { expected: string }) => one.expected)],
    ['PARTLY', 1, ['past', 'thisTime', 'thisTime']],
  );
  assert.equal(await statusOf(id), 'ORDERED');
});

test('of very many unreadable lines the first ones are told, and how many there are', async () => {
  const feed = await bring(lines('FSU/12', head, ...Array.from({ length: 5_000 }, () => 'X')));
  assert.equal(feed.reasons.length, 201);
  assert.match(JSON.stringify(feed.reasons.at(-1)), /5000/);
});

test('a message that cannot be applied keeps no other one back', async () => {
  const text = (waybill: string) => lines('FSU/12', `${waybill}PVGLAX/T5`, `DEP/CZ327/${ago(6)}/PVGLAX/T5`);
  const [broken, sound] = [await bring(text('618-12345675')), await bring(text('297-12345675'))];
  assert.deepEqual([broken.state, sound.state], ['UNMATCHED', 'UNMATCHED']);
  await addOrder(at, { tracking_no: '29712345675', origin: 'PVG', destination: 'LAX' });
  await at.rows(
    `alter table feed_message add constraint broken check (id <> '${broken.id}' or tries < ${broken.tries + 1})`,
  );
  const replayed = await clerk.post('/opsapi/feeds/replay', { ids: [broken.id, sound.id] });
  await at.rows('alter table feed_message drop constraint broken');
  assert.equal(replayed.status, 500);
  const [row] = await at.rows<{ state: string }>('select state from feed_message where id = $1', [sound.id]);
  assert.equal(row?.state, 'APPLIED');
});
