import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys } from './order-import.columns.ts';
import type { Finding } from './order-import.finding.ts';
import { sayFindingInPlace } from './order-import.finding.ts';
import type { ImportRow } from './order-import.read.ts';
import type { CheckContext } from './order-import.rules.ts';
import { checkRows } from './order-import.rules.ts';

type Cells = Partial<Record<ImportKey, string>>;

const right: Cells = {
  referenceNumber: 'PO-1001',
  channelName: '中美空运专线',
  destinationCountry: 'US',
  isCustoms: '否',
  isSelfClearance: '否',
  'sender.company': '深圳市远航电子有限公司',
  'sender.address': '深圳市宝安区福海街道和平路 1 号',
  'sender.tel': '0755-12345678',
  'consignee.company': 'Harbour Trading LLC',
  'consignee.address': '100 Main Street',
  'consignee.city': 'Los Angeles',
  'consignee.state': 'CA',
  'consignee.postCode': '90001',
  cartonNo: 'C1',
  cartonCount: '1',
  cartonWeight: '12.5',
  cartonLength: '60',
  cartonWidth: '40',
  cartonHeight: '40',
  nameZh: '保温杯',
  nameEn: 'Stainless bottle',
  hsCn: '9617001000',
  hsDest: '9617001000',
  material: '不锈钢',
  usage: '饮水',
  special: '普货',
  declaredQty: '24',
  unitPriceUsd: '2.4',
};

const context: CheckContext = {
  channels: [
    { name: '中美空运专线', nameEn: 'China–US air line' },
    { name: '中美海运整箱', nameEn: 'China–US ocean full container' },
  ],
  existingReferences: new Set(['PO-OLD']),
};

function rowOf(row: number, cells: Cells): ImportRow {
  return { row, cells: importKeys.map((key) => cells[key] ?? '') };
}

/** Rows from 2 on, each the right one with some cells changed. */
function sheet(...changes: Cells[]): ImportRow[] {
  return changes.map((change, at) => rowOf(at + 2, { ...right, ...change }));
}

function findingsOf(...changes: Cells[]): string[] {
  return checkRows(sheet(...changes), context).findings.map(short);
}

function short({ row, key, code, suggestion }: Finding): string {
  return `${row} ${key} ${code}${suggestion === null ? '' : ` → ${suggestion}`}`;
}

function saidOf(change: Cells): string[] {
  return checkRows(sheet(change), context).findings.map((finding) => sayFindingInPlace(finding, 'zh-cn'));
}

test('a right row has nothing to say and makes one ready order', () => {
  const { findings, orders } = checkRows(sheet({}), context);
  assert.deepEqual(findings, []);
  assert.deepEqual(
    orders.map(({ reference, state }) => [reference, state]),
    [['PO-1001', 'ready']],
  );
});

test('E03: what is required may not be blank, in every required column', () => {
  for (const key of importKeys.filter((one) => columnOf(one).needed !== 'no')) {
    assert.deepEqual(findingsOf({ [key]: '  ' }), [`2 ${key} E03`], key);
  }
});

test('E04: numbers, lengths, names and US addresses must have their form, and a likely one is offered', () => {
  assert.deepEqual(findingsOf({ cartonWeight: '12.5kg' }), ['2 cartonWeight E04 → 12.5']);
  assert.deepEqual(findingsOf({ unitPriceUsd: '12.5元' }), ['2 unitPriceUsd E04 → 12.5']);
  assert.deepEqual(findingsOf({ declaredQty: '1,200' }), ['2 declaredQty E04 → 1200']);
  assert.deepEqual(findingsOf({ cartonLength: '60.25' }), ['2 cartonLength E04 → 60.3']);
  assert.deepEqual(findingsOf({ cartonWeight: '-42.0' }), ['2 cartonWeight E04']);
  assert.deepEqual(findingsOf({ declaredQty: '0' }), ['2 declaredQty E04']);
  assert.deepEqual(findingsOf({ cartonCount: '1.5' }), ['2 cartonCount E04 → 2']);
  assert.deepEqual(findingsOf({ cartonHeight: '301' }), ['2 cartonHeight E04']);
  assert.deepEqual(findingsOf({ referenceNumber: 'X'.repeat(51) }), ['2 referenceNumber E04']);
  assert.deepEqual(findingsOf({ nameZh: 'bottle' }), ['2 nameZh E04']);
  assert.deepEqual(findingsOf({ nameEn: '保温杯' }), ['2 nameEn E04']);
  assert.deepEqual(findingsOf({ 'consignee.state': 'California' }), ['2 consignee.state E04 → CA']);
  assert.deepEqual(findingsOf({ 'consignee.postCode': '1001' }), ['2 consignee.postCode E04 → 01001']);
  assert.deepEqual(findingsOf({ 'consignee.postCode': '917301234' }), [
    '2 consignee.postCode E04 → 91730-1234',
  ]);
  assert.deepEqual(findingsOf({ amazonRef: '8N7EGXA' }), ['2 amazonRef E04']);
  assert.deepEqual(findingsOf({ 'tax.vat': 'DE12' }), ['2 tax.vat E04']);
  assert.deepEqual(findingsOf({ asin: 'B0' }), ['2 asin E04']);
});

test('numbers are taken as people type them: full-width, with spaces around, with noughts behind', () => {
  assert.deepEqual(
    findingsOf({ cartonWeight: ' １２．５００００ ', hsDest: '9617.00.10.00', declaredQty: '24.0' }),
    [],
  );
});

test('E05: repeated order columns may be blank after the first row, but not differ', () => {
  const blank: Cells = {
    channelName: '',
    destinationCountry: '',
    isCustoms: '',
    'sender.company': '',
    cartonNo: 'C2',
  };
  assert.deepEqual(findingsOf({}, blank), []);
  assert.deepEqual(findingsOf({}, { cartonNo: 'C2', destinationCountry: '美国' }), []);
  assert.deepEqual(findingsOf({}, { cartonNo: 'C2', destinationCountry: 'DE' }), [
    '3 destinationCountry E05',
  ]);
  assert.deepEqual(saidOf({}), []);
  const [finding] = checkRows(sheet({}, { cartonNo: 'C2', 'sender.tel': '1' }), context).findings;
  assert.ok(finding);
  assert.equal(sayFindingInPlace(finding, 'zh-cn'), '第3行【发件人电话】与同一订单第2行不一致');
  assert.equal(sayFindingInPlace(finding, 'en'), 'Row 3 [Sender tel]: Differs from row 2 of the same order');
});

test('E06: a reference number that the customer has used before is refused', () => {
  assert.deepEqual(findingsOf({ referenceNumber: 'PO-OLD' }), ['2 referenceNumber E06']);
});

test('E07: values outside a list are refused, and what was meant is offered', () => {
  assert.deepEqual(findingsOf({ destinationCountry: 'USA' }), ['2 destinationCountry E07 → US']);
  assert.deepEqual(findingsOf({ destinationCountry: 'Germnay' }), ['2 destinationCountry E07 → DE']);
  assert.deepEqual(findingsOf({ destinationCountry: 'Atlantis' }), ['2 destinationCountry E07']);
  assert.deepEqual(findingsOf({ channelName: '美空专线' }), ['2 channelName E07 → 中美空运专线']);
  assert.deepEqual(findingsOf({ channelName: '别的' }), ['2 channelName E07']);
  assert.deepEqual(findingsOf({ isCustoms: '也许' }), ['2 isCustoms E07']);
  assert.deepEqual(findingsOf({ special: '普货,带电' }), ['2 special E07']);
  assert.deepEqual(findingsOf({ special: '易碎' }), ['2 special E07']);
  assert.deepEqual(findingsOf({ unit: '箱箱' }), ['2 unit E07']);
  assert.deepEqual(saidOf({ channelName: '别的' }), [
    '第2行【渠道名称】值不在可选范围内：中美空运专线, 中美海运整箱',
  ]);
});

test('lists are read in both languages, by code and in any case', () => {
  assert.deepEqual(
    findingsOf({
      channelName: 'china–us air line',
      destinationCountry: 'united states',
      isCustoms: 'YES',
      isSelfClearance: 'n',
      special: '带电、液体',
      unit: 'PCS',
      origin: '中国',
    }),
    [],
  );
});

test('E08: a carton belongs to one order, and ranges that overlap without being equal are refused', () => {
  const other = { referenceNumber: 'PO-1002' };
  assert.deepEqual(findingsOf({}, { ...other }), ['3 cartonNo E08']);
  assert.deepEqual(findingsOf({ cartonNo: 'U1-U10', cartonCount: '10' }, { ...other, cartonNo: 'U000010' }), [
    '3 cartonNo E08',
  ]);
  assert.deepEqual(
    findingsOf({ cartonNo: 'U1-U10', cartonCount: '10' }, { cartonNo: 'U10-U12', cartonCount: '3' }),
    ['3 cartonNo E08'],
  );
  assert.deepEqual(
    findingsOf(
      { cartonNo: 'U1-U10', cartonCount: '10' },
      { ...other, cartonNo: 'U11-20', cartonCount: '10' },
    ),
    [],
  );
});

test('E09: a range spans as many cartons as the count says; without a count it says it itself', () => {
  assert.deepEqual(findingsOf({ cartonNo: 'FBA1MMD8D0U000001-U000010', cartonCount: '9' }), [
    '2 cartonCount E09 → 10',
  ]);
  assert.deepEqual(findingsOf({ cartonNo: 'FBA1MMD8D0U000001-U000010', cartonCount: '10' }), []);
  assert.deepEqual(findingsOf({ cartonNo: '1-10', cartonCount: '' }), []);
  assert.deepEqual(findingsOf({ cartonNo: 'A1-3', cartonCount: '1' }), []);
  assert.deepEqual(findingsOf({ cartonNo: 'A1~3', cartonCount: '1' }), ['2 cartonCount E09 → 3']);
});

test('E10: a total that is given must be quantity × unit price to the cent', () => {
  assert.deepEqual(findingsOf({ totalPriceUsd: '57.60' }), []);
  assert.deepEqual(findingsOf({ totalPriceUsd: '57.61' }), []);
  assert.deepEqual(findingsOf({ totalPriceUsd: '57.62' }), ['2 totalPriceUsd E10 → 57.60']);
});

test('E11: HS codes have 10 or 13 digits in China and 6 to 10 elsewhere; the same goods elsewhere in the file help', () => {
  assert.deepEqual(findingsOf({ hsDest: '94052' }), ['2 hsDest E11']);
  assert.deepEqual(findingsOf({ hsCn: '96170010' }), ['2 hsCn E11']);
  assert.deepEqual(findingsOf({}, { referenceNumber: 'PO-2', cartonNo: 'C2', hsDest: '96170' }), [
    '3 hsDest E11 → 9617001000',
  ]);
  assert.deepEqual(saidOf({ hsCn: '1' }), ['第2行【中国HS编码】HS编码应为10或13位数字']);
});

test('customs yes asks for the China HS code', () => {
  assert.deepEqual(findingsOf({ isCustoms: '是', hsCn: '' }), ['2 hsCn E03']);
  assert.deepEqual(findingsOf({ isCustoms: '否', hsCn: '' }), []);
});

test('E12: an FBA number has its form; a box id is taken back to its shipment', () => {
  assert.deepEqual(findingsOf({ fbaNo: 'FB18QX10' }), ['2 fbaNo E12']);
  assert.deepEqual(findingsOf({ fbaNo: 'fba15dqu8klm' }), []);
  assert.deepEqual(findingsOf({ fbaNo: 'FBA15DQU8KLMU000001' }), ['2 fbaNo E12 → FBA15DQU8KLM']);
});

test('E13: self clearance needs an EIN in the United States and a VAT or EORI number in Europe', () => {
  assert.deepEqual(findingsOf({ isSelfClearance: '是' }), ['2 tax.ein E13']);
  assert.deepEqual(findingsOf({ isSelfClearance: '是', 'tax.ein': '91-1144442' }), []);
  const germany: Cells = {
    destinationCountry: 'DE',
    'consignee.state': '',
    'consignee.postCode': '20095',
    isSelfClearance: '是',
  };
  assert.deepEqual(findingsOf(germany), ['2 tax.vat E13']);
  assert.deepEqual(findingsOf({ ...germany, 'tax.eori': 'DE1234567' }), []);
  assert.deepEqual(findingsOf({ ...germany, 'tax.vat': 'DE136695976' }), []);
});

test('E16: a formula that came to nothing is named', () => {
  assert.deepEqual(findingsOf({ hsDest: '#REF!' }), ['2 hsDest E16']);
  assert.deepEqual(saidOf({ declaredQty: '=A1*B1' }), ['第2行【申报数量】单元格含公式错误(=A1*B1)']);
});

test('W01 to W04 warn and keep nobody out', () => {
  const warnings: [Cells, string[]][] = [
    [{ hsDest: '9617009000' }, []],
    [{ hsDest: '7323930000' }, ['2 hsDest W01']],
    [{ cartonWeight: '22.501' }, ['2 cartonWeight W02']],
    [{ cartonLength: '63.6' }, ['2 cartonLength W02']],
    [{ nameEn: 'Gift, sample parts' }, ['2 nameEn W03']],
    [{ nameEn: 'Gift box' }, []],
    [{ nameZh: '礼品' }, ['2 nameZh W03']],
    [{ 'tax.vat': 'DE136695977' }, ['2 tax.vat W04']],
    [{ 'tax.ein': '07-1144442' }, ['2 tax.ein W04']],
  ];
  for (const [change, expected] of warnings) {
    assert.deepEqual(findingsOf(change), expected);
    assert.equal(checkRows(sheet(change), context).orders[0]?.state, 'ready');
  }
});

test('a known warehouse needs no consignee, but its FBA number', () => {
  const nowhere: Cells = {
    warehouseCode: 'ont8',
    'consignee.company': '',
    'consignee.address': '',
    'consignee.city': '',
    'consignee.state': '',
    'consignee.postCode': '',
  };
  assert.deepEqual(findingsOf({ ...nowhere, fbaNo: 'FBA15DQU8KLM' }), []);
  assert.deepEqual(findingsOf(nowhere), ['2 fbaNo E03']);
  assert.deepEqual(findingsOf({ ...nowhere, warehouseCode: 'OWN-1' }).length, 4);
});

test('a carton with several goods is described once: blank or equal, and counted once', () => {
  const again: Cells = {
    nameZh: '杯盖',
    cartonCount: '',
    cartonWeight: '',
    cartonLength: '',
    cartonWidth: '',
    cartonHeight: '',
  };
  const { findings, orders } = checkRows(sheet({}, again, { cartonWeight: '12.500' }), context);
  assert.deepEqual(findings, []);
  assert.equal(orders[0]?.cartons.length, 1);
  assert.deepEqual(findingsOf({}, { cartonWeight: '13' }), ['3 cartonWeight E05']);
});

test('box ids of one order share one shipment', () => {
  const boxed = { fbaNo: 'FBA15DQU8KLM', cartonNo: 'FBA15DQU8KLMU000001' };
  assert.deepEqual(findingsOf(boxed, { ...boxed, cartonNo: 'FBA15DQU8KXXU000001' }), ['3 cartonNo E05']);
  assert.deepEqual(findingsOf(boxed, { ...boxed, cartonNo: 'FBA15DQU8KLMU000002' }), []);
});

test('one wrong row keeps its whole order out and no other', () => {
  const { orders } = checkRows(
    sheet({}, { cartonNo: 'C2', declaredQty: 'x' }, { referenceNumber: 'PO-1002', cartonNo: 'C3' }),
    context,
  );
  assert.deepEqual(
    orders.map(({ reference, state }) => `${reference} ${state}`),
    ['PO-1001 held', 'PO-1002 ready'],
  );
});

test('totals too great to be stored are refused', () => {
  const huge = Array.from({ length: 3 }, (_, at) => ({
    cartonNo: `H${at}`,
    cartonCount: '99999',
    cartonWeight: '9999',
  }));
  assert.ok(findingsOf(...huge).includes('2 cartonCount E04'));
});

test('whatever stands in the cells: checking never throws, and findings stand in the order of the sheet', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '是',
      'US',
      '1-10',
      'U1-U5',
      '普货',
      '12.5',
      '９',
      '=1+1',
      '#REF!',
      'FBA1MMD8D0U000001',
      'A'.repeat(600),
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(...Object.values(right)),
  );
  const rows = fc.array(fc.array(cell, { minLength: 58, maxLength: 58 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(rows, (cells) => {
      const given = cells.map((one, at) => ({ row: at + 2, cells: one }));
      const { findings, orders } = checkRows(given, context);
      const places = findings.map(({ row, key }) => row * 100 + importKeys.indexOf(key));
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
      );
      assert.equal(
        orders.reduce((sum, { facts }) => sum + facts.rows.length, 0),
        given.length,
      );
      for (const { state, facts } of orders) {
        const errors = findings.filter(
          ({ row, code }) => code.startsWith('E') && facts.rows.some((one) => one.row === row),
        );
        assert.equal(state, errors.length > 0 ? 'held' : 'ready');
      }
    }),
    { numRuns: 200 },
  );
});

test('the order of the rows does not change which orders are ready', () => {
  const rows = sheet(
    {},
    { cartonNo: 'C2' },
    { referenceNumber: 'P2', cartonNo: 'C3' },
    { referenceNumber: 'P2', cartonNo: 'C4', hsDest: '1' },
  );
  const readyOf = (given: readonly ImportRow[]) =>
    checkRows(given, context)
      .orders.map(({ reference, state }) => `${reference} ${state}`)
      .toSorted();
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: 4, maxLength: 4 }), (shuffled) => {
      assert.deepEqual(readyOf(shuffled), readyOf(rows));
    }),
  );
});
