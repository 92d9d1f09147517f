import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { draftOf, offerProduct, signed, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
await offerProduct(house, house.orgB);
const calls = await house.as(await house.person());
const desk = await house.as(await house.clerk());

test('a copy and a template take along what holds for the next shipment, and nothing of the last one', async () => {
  const { trust, content } = await draftOf(calls);
  const copy = (await calls.post('/omsapi/trust/make', { copyOf: trust.trustNo })).data;
  assert.notEqual(copy.trust.trustNo, trust.trustNo);
  assert.deepEqual(
    [copy.content.service.customerRef, copy.content.service.cargoReady, copy.content.route.fbaIds],
    [null, null, []],
  );
  assert.deepEqual(copy.content.parties, content.parties);
  assert.equal(copy.content.cargo.lines[0].nameZh, '保温杯');
  assert.notEqual(copy.content.cargo.lines[0].id, content.cargo.lines[0].id);
  const name = '美线 ONT8';
  const kept = await calls.post('/omsapi/trust/templates/save', { no: trust.trustNo, name });
  assert.equal(kept.code, 200, kept.message);
  await calls.post('/omsapi/trust/templates/save', { no: trust.trustNo, name });
  const { data: templates } = await calls.get('/omsapi/trust/templates');
  assert.deepEqual(
    templates.map(({ name: one, lines }: { name: string; lines: number }) => [one, lines]),
    [[name, 1]],
  );
  const made = await calls.post('/omsapi/trust/make', { templateId: templates[0].id });
  assert.equal(made.data.content.route.warehouseCode, 'ONT8');
  assert.equal((await calls.post('/omsapi/trust/templates/delete', { ids: [templates[0].id] })).data, 1);
});

test('"book this" of the calculator becomes a draft with its cargo', async () => {
  const lines = [{ count: '24', length: '58', width: '42', height: '40', weight: '14.6' }];
  const { data } = await calls.post('/omsapi/trust/make', { cargo: { unit: 'cm', lines } });
  assert.deepEqual([data.totals.cartons, data.totals.gross, data.totals.volume], [24, '350.400', '2.339']);
});

test('lines go out as a sheet and come back the same; a cell that cannot be read is named by its row', async () => {
  const lines = [soundLine({ special: ['magnetic'] }), soundLine({ nameZh: '台灯', hsCn: '9405219000' })];
  const { trust } = await draftOf(calls, soundContent(lines));
  const sheet = await calls.get(`/omsapi/trust/lines/export?no=${trust.trustNo}`);
  const read = await calls.upload('/omsapi/trust/lines/read', 'lines.xlsx', sheet.bytes);
  assert.equal(read.code, 200, read.message);
  assert.deepEqual(read.data.faults, []);
  const bare = (line: Record<string, unknown>) => ({
    ...line,
    id: null,
    grossWeight: Number(line.grossWeight),
    netWeight: Number(line.netWeight),
    unitPriceUsd: Number(line.unitPriceUsd),
    length: Number(line.length),
    width: Number(line.width),
    height: Number(line.height),
  });
  assert.deepEqual(
    read.data.lines.map(bare),
    lines.map((line) => bare({ ...line })),
  );
  const broken = await calls.upload('/omsapi/trust/lines/read', 'lines.xlsx', Buffer.from('not a workbook'));
  assert.equal(broken.code, -1);
});

test('a trust order on paper can be searched for in its reader’s language', async () => {
  const { trust } = await submittedBy(calls);
  const zh = await calls.get(`/omsapi/trust/paper?no=${trust.trustNo}`, { 'accept-language': 'zh-CN' });
  const text = (await textOfPdf(zh.bytes)).join('\n');
  for (const words of [
    trust.trustNo,
    '货运委托单',
    '宁波示例进出口',
    '保温杯',
    '林知夏',
    '单箱毛重 (kg)',
    '3,456.00',
  ])
    assert.ok(text.replaceAll('\n', ' ').includes(words), `${words} in ${text}`);
  // A company is written as an address, and each weight beside its unit.
  assert.match(text, /宁波示例进出口\s+北仑区示例路 88 号/);
  assert.match(text, /体积重\s+[\d,]+\.\d kg\s+预计计费重\s+[\d,]+\.\d kg/);
  assert.match(text, /毛重\s+[\d,]+\.\d kg/i);
  assert.match(text, /体积\s+[\d,]+\.\d{3} (?:CBM|m³)/);
  assert.match(text, /委托方签字盖章/);
  const en = await desk.get(`/opsapi/trust/paper?no=${trust.trustNo}`);
  const english = (await textOfPdf(en.bytes)).join('\n');
  const { nameEn } = (await desk.get('/opsapi/forwarder')).data;
  assert.ok(nameEn && english.includes(nameEn), english);
  assert.match(english, /Trust order.*Consignee.*Signature and stamp/s);
  assert.doesNotMatch(english, new RegExp(trust.channelName));
});

test('parties, goods and cartons go into the books once', async () => {
  const { trust, content } = await draftOf(calls);
  const [line] = content.cargo.lines;
  const body = { id: trust.id, parties: ['shipper', 'consignee'], goods: [line.id], cartons: [line.id] };
  const first = await calls.post('/omsapi/trust/keep', body);
  assert.deepEqual(first.data, { kept: 4, known: 0 }, first.message);
  const second = await calls.post('/omsapi/trust/keep', body);
  assert.deepEqual(second.data, { kept: 0, known: 4 });
  const { data } = await calls.get('/adminapi/addresses');
  assert.deepEqual(data.rows.map(({ type }: { type: string }) => type).toSorted(), ['consignee', 'shipper']);
});

test('a pasted column of numbers finds trust orders by number, reference and FBA id, and names what it does not', async () => {
  const { trust, content } = await draftOf(calls, {
    ...soundContent(),
    route: { ...soundContent().route, fbaIds: ['FBA15ZZZ9X01', 'FBA15ZZZ9X02'] },
  });
  const asked = (numbers: string) => calls.get(`/omsapi/trust?numbers=${encodeURIComponent(numbers)}`);
  for (const number of [trust.trustNo, content.service.customerRef.toLowerCase(), 'FBA15ZZZ9X02']) {
    const { rows } = (await asked(number)).data;
    assert.deepEqual(
      rows.map(({ trustNo }: { trustNo: string }) => trustNo),
      [trust.trustNo],
      number,
    );
  }
  const { data } = await calls.get(`/omsapi/trust/count?numbers=${trust.trustNo},WT000`);
  assert.deepEqual([data.total, data.notFound], [1, ['WT000']]);
  const searched = await calls.get(
    `/omsapi/trust?search=${trust.trustNo.slice(3)}&state=DRAFT&mode=1&readyFrom=2026-11-24&readyTo=2026-11-24`,
  );
  assert.equal(searched.data.rows.length, 1);
  const sorted = await calls.get('/omsapi/trust?sort=-cargoReady&size=1');
  assert.equal(sorted.data.rows.length, 1);
  assert.equal(
    (await calls.get(`/omsapi/trust?sort=-cargoReady&size=200&after=${encodeURIComponent(sorted.data.next)}`))
      .code,
    200,
  );
  const sheet = await calls.get(`/omsapi/trust/export?ids=${trust.id}`);
  assert.equal(sheet.status, 200);
  assert.ok(sheet.bytes.length > 1_000);
});

test('staff see what was handed in, of the customers of their team, and never a draft', async () => {
  const theirs = await house.as(await house.person({ orgId: house.orgB }));
  const foreign = (await submittedBy(theirs)).trust;
  const ours = (await submittedBy(calls)).trust;
  const draft = (await draftOf(calls)).trust;
  const narrow = await house.as(await house.clerk({ customers: [house.orgA] }));
  const seen = async (no: string) => (await narrow.get(`/opsapi/trust/detail?no=${no}`)).status;
  assert.deepEqual(
    [await seen(ours.trustNo), await seen(foreign.trustNo), await seen(draft.trustNo)],
    [200, 404, 404],
  );
  const reply = await narrow.post('/opsapi/trust/reject', {
    id: foreign.id,
    version: foreign.version,
    reason: '不承运',
  });
  assert.equal(reply.status, 404);
  const { data } = await desk.get('/opsapi/trust?waiting=true');
  assert.ok(data.rows.some(({ trustNo }: { trustNo: string }) => trustNo === foreign.trustNo));
  assert.ok(data.rows.every(({ waitingSince }: { waitingSince: string }) => waitingSince));
  const { data: work } = await narrow.get('/opsapi/work');
  const queue = work.queues.find(({ queue: name }: { queue: string }) => name === 'trusts');
  const { data: overview } = await narrow.get('/opsapi/trust/overview');
  assert.equal(queue.waiting, overview.waiting);
});

test('who may only see their own sees and changes no colleague’s, another company’s are not there at all', async () => {
  const { trust, content } = await draftOf(calls);
  const own = await house.as(await house.person({ authority: 'own' }));
  const other = await house.as(await house.person({ orgId: house.orgB }));
  for (const stranger of [own, other]) {
    assert.equal((await stranger.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).status, 404);
    const saved = await stranger.post('/omsapi/trust/save', {
      id: trust.id,
      version: trust.version,
      ...content,
    });
    assert.equal(saved.status, 404);
    assert.equal((await stranger.get(`/omsapi/trust?search=${trust.trustNo}`)).data.rows.length, 0);
  }
  const mine = (await draftOf(own)).trust;
  assert.equal((await own.get(`/omsapi/trust/detail?no=${mine.trustNo}`)).status, 200);
});

test('a draft that was never handed in can be thrown away, anything else cannot', async () => {
  const { trust } = await draftOf(calls);
  assert.equal(
    (await calls.post('/omsapi/trust/discard', { id: trust.id, version: trust.version })).data,
    true,
  );
  assert.equal((await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).status, 404);
  const handedIn = (await submittedBy(calls)).trust;
  assert.equal(
    (await calls.post('/omsapi/trust/discard', { id: handedIn.id, version: handedIn.version })).code,
    -1,
  );
});

test('the customer’s people are told what was decided, and why', async () => {
  const { trust } = await submittedBy(calls);
  await desk.post('/opsapi/trust/return', {
    id: trust.id,
    version: trust.version,
    corrections: [],
    reason: '箱规与实际不符',
  });
  const { data } = await calls.get('/adminapi/notices');
  const notice = data.rows.find(({ number }: { number: string }) => number === trust.trustNo);
  assert.equal(notice.event, 'trustDecided');
  assert.match(notice.text, /箱规与实际不符/);
});

test('goods with batteries are handed in once their papers hang on the trust order, and staff see them', async () => {
  const { trust } = await draftOf(calls);
  const upload = async (type: string, trustId: string | null) => {
    const at = `/omsapi/files/upload?subject=trust&type=${type}${trustId ? `&id=${trustId}` : ''}`;
    const reply = await calls.upload(at, 'paper.pdf', paper);
    assert.equal(reply.code, 200, reply.message);
    return reply.data.fileId;
  };
  // One before the line names it, one at the trust order at once: both ways are a form's.
  const [un383File, msdsFile] = [await upload('UN383', trust.id), await upload('MSDS', null)];
  const battery = soundLine({ special: ['battery'], unNo: 'UN3481', un383File, msdsFile });
  const content = soundContent([battery]);
  const saved = await calls.post('/omsapi/trust/save', { id: trust.id, version: trust.version, ...content });
  assert.equal(saved.code, 200, saved.message);
  const documents = saved.data.checklist.map(
    ({ document, there, wanted }: Record<string, string | number>) => `${document} ${there}/${wanted}`,
  );
  assert.deepEqual(documents, ['CI 0/1', 'PL 0/1', 'UN383 1/1', 'MSDS 1/1', 'APPRAISAL 0/1']);
  const submitted = await calls.post('/omsapi/trust/submit', signed(saved.data.trust));
  assert.equal(submitted.code, 200, submitted.message);
  const { data: files } = await desk.get(`/opsapi/files?subject=trust&id=${trust.id}`);
  assert.deepEqual(files.map(({ type }: { type: string }) => type).toSorted(), ['MSDS', 'UN383']);
  const other = (await draftOf(calls)).trust;
  const stolen = await calls.post('/omsapi/trust/save', { id: other.id, version: other.version, ...content });
  assert.equal(stolen.status, 404);
});
