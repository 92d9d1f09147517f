import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readField } from '../imports/record.value.ts';
import { columnOf, importKeys } from './order-import.columns.ts';
import type { Cells } from './order-import.factory.ts';
import { context, findingsOf, saidOf, sheet } from './order-import.factory.ts';
import { checkRows } from './order-import.rules.ts';

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

test('figures are read with their unit and separators; what is no dollar is never taken for one', () => {
  for (const cartonWeight of ['12.5kg', '１２．５ KGS', '12.5 公斤', '\u200b12.5'])
    assert.deepEqual(findingsOf({ cartonWeight }), [], cartonWeight);
  for (const declaredQty of ['1,200', '1200 pcs', '1,200件'])
    assert.deepEqual(findingsOf({ declaredQty }), [], declaredQty);
  for (const unitPriceUsd of ['$2.4', 'USD 2.40', '2.4 美元/件', 'US$2.4'])
    assert.deepEqual(findingsOf({ unitPriceUsd }), [], unitPriceUsd);
  assert.deepEqual(findingsOf({ cartonWeight: '27 lbs' }), ['2 cartonWeight W06']);
  assert.deepEqual(saidOf({ cartonWeight: '27 lbs' }), ['第2行【单箱毛重】已换算：27 lbs = 12.247 KG']);
  assert.deepEqual(findingsOf({ cartonLength: '16"', cartonWidth: '300mm' }), [
    '2 cartonLength W06',
    '2 cartonWidth W06',
  ]);
  for (const unitPriceUsd of ['12.5元', '¥12.5', 'RMB 12.5', '€3', 'HK$ 20'])
    assert.deepEqual(findingsOf({ unitPriceUsd }), ['2 unitPriceUsd E24'], unitPriceUsd);
  assert.deepEqual(saidOf({ unitPriceUsd: '12.5元' }), ['第2行【申报单价】金额币种为CNY，请确认汇率']);
});

test('what could be another figure is refused, and nothing is offered in its place', () => {
  for (const cartonWeight of ['12,5', '1,234', '1.234,50', '12 box', '12-13', '约12', '12.5 cm', '12 24'])
    assert.deepEqual(findingsOf({ cartonWeight }), ['2 cartonWeight E04'], cartonWeight);
  for (const declaredQty of ['2打', '10 kg', '1.5'])
    assert.deepEqual(findingsOf({ declaredQty }), ['2 declaredQty E04'], declaredQty);
});

test('E04: numbers, lengths, names and US addresses must have their form, and a likely one is offered', () => {
  assert.deepEqual(findingsOf({ cartonLength: '60.25' }), ['2 cartonLength E04 → 60.3']);
  assert.deepEqual(findingsOf({ cartonWeight: '-42.0' }), ['2 cartonWeight E04']);
  assert.deepEqual(findingsOf({ declaredQty: '0' }), ['2 declaredQty E04']);
  assert.deepEqual(findingsOf({ cartonCount: '1.5' }), ['2 cartonCount E04']);
  assert.deepEqual(findingsOf({ cartonHeight: '2001' }), ['2 cartonHeight E04']);
  assert.deepEqual(findingsOf({ referenceNumber: 'X'.repeat(51) }), ['2 referenceNumber E04']);
  assert.deepEqual(findingsOf({ nameZh: 'bottle' }), ['2 nameZh E04']);
  assert.deepEqual(findingsOf({ nameEn: '保温杯' }), ['2 nameEn E04']);
  assert.deepEqual(findingsOf({ 'consignee.state': 'California' }), ['2 consignee.state E04 → CA']);
  assert.deepEqual(findingsOf({ 'consignee.postCode': '1001' }), ['2 consignee.postCode E04 → 01001']);
  assert.deepEqual(findingsOf({ 'consignee.postCode': '917301234' }), [
    '2 consignee.postCode E04 → 91730-1234',
  ]);
  assert.deepEqual(findingsOf({ amazonRef: '8N7EGXA' }), ['2 amazonRef E04']);
  assert.deepEqual(findingsOf({ vatNo: 'DE12' }), ['2 vatNo E04']);
  assert.deepEqual(findingsOf({ asin: 'B0' }), ['2 asin E04']);
});

test('numbers are taken as people type them: full-width, with spaces around, with noughts behind', () => {
  assert.deepEqual(
    findingsOf({ cartonWeight: ' １２．５００００ ', hsDest: '9617.00.10.00', declaredQty: '24.0' }),
    [],
  );
});

test('E07: values outside a list are refused, and what was meant is offered', () => {
  assert.deepEqual(findingsOf({ destinationCountry: 'USA' }), ['2 destinationCountry E07 → US']);
  assert.deepEqual(findingsOf({ destinationCountry: 'Germnay' }), ['2 destinationCountry E07 → DE']);
  assert.deepEqual(findingsOf({ destinationCountry: 'Atlantis' }), ['2 destinationCountry E07']);
  assert.deepEqual(findingsOf({ channelName: '美空专线' }), ['2 channelName E07 → 中美空运专线']);
  assert.deepEqual(findingsOf({ channelName: '别的' }), ['2 channelName E07']);
  // How it travels, how it is packed and where it goes is no slip.
  for (const channelName of ['中美海运专线', '中美卡航专线', '中欧空运专线', '中美海运拼箱'])
    assert.deepEqual(findingsOf({ channelName }), ['2 channelName E07'], channelName);
  assert.deepEqual(findingsOf({ channelName: '中美空运传线' }), ['2 channelName E07 → 中美空运专线']);
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

test('goods come from any country, by its code or by its name in either language', () => {
  const { field } = columnOf('origin');
  for (const [typed, code] of [
    ['VN', 'VN'],
    ['越南', 'VN'],
    ['Niger', 'NE'],
    ['尼日尔', 'NE'],
    ['Nigeria', 'NG'],
    ['AU', 'AU'],
    ['australia', 'AU'],
    ['中国', 'CN'],
  ] as const) {
    assert.deepEqual(findingsOf({ origin: typed }), [], typed);
    assert.deepEqual(readField(typed, field), { value: code }, typed);
  }
  assert.deepEqual(findingsOf({ origin: 'ZZ' }), ['2 origin E07']);
});

test('a code is the same in full width, also beside Chinese signs', () => {
  assert.deepEqual(
    findingsOf({ referenceNumber: '批次ＰＯ１' }, { referenceNumber: '批次PO1', cartonNo: 'C2' }),
    [],
  );
  const { orders } = checkRows(
    sheet({ referenceNumber: '批次ＰＯ１' }, { referenceNumber: '批次PO1', cartonNo: 'C2' }),
    context,
  );
  assert.deepEqual(
    orders.map(({ reference }) => reference),
    ['批次PO1'],
  );
});

test('one button takes what is the same in another spelling, and nothing that would mean something else', () => {
  const offered = (...changes: Cells[]) =>
    checkRows(sheet(...changes), context).findings.flatMap(({ key, suggestion, isSafe }) =>
      suggestion === null ? [] : `${key} ${suggestion} ${isSafe ? 'safe' : 'to be looked at'}`,
    );
  for (const [change, suggestion] of [
    [{ 'consignee.state': 'California' }, 'consignee.state CA'],
    [{ 'consignee.postCode': '900011234' }, 'consignee.postCode 90001-1234'],
    [{ destinationCountry: '美利坚' }, 'destinationCountry US'],
    [{ destinationCountry: 'USA' }, 'destinationCountry US'],
    [{ origin: 'Deutschland' }, 'origin DE'],
    [{ fbaNo: 'FBA15DXYZ123U000001' }, 'fbaNo FBA15DXYZ123'],
  ] as const)
    assert.deepEqual(offered(change), [`${suggestion} safe`]);
  for (const change of [
    { channelName: '中美空运专綫' },
    { destinationCountry: 'Untied States' },
    { cartonLength: '60.25' },
    { cartonNo: '1-10', cartonCount: '9' },
    { totalPriceUsd: '57.62' },
    { 'consignee.postCode': '1001' },
    { 'consignee.postCode': '12345678' },
  ] as const) {
    const all = offered(change);
    assert.ok(all.length > 0 && all.every((one) => one.endsWith('to be looked at')), all.join());
  }
  const unlike = offered({}, { referenceNumber: 'PO-2', cartonNo: 'C2', hsDest: '96170' });
  assert.deepEqual(unlike, ['hsDest 9617001000 to be looked at']);
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
  assert.deepEqual(findingsOf({}, { referenceNumber: 'PO-2', cartonNo: 'C2', hsDest: '94052' }), [
    '3 hsDest E11',
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
  assert.deepEqual(findingsOf({ fbaNo: 'FBA15DQU8KLM; FBA15DXLGXYZ' }), []);
  assert.deepEqual(findingsOf({ fbaNo: 'FBA15DQU8KLM, FB18QX10' }), ['2 fbaNo E12']);
  assert.deepEqual(findingsOf({ fbaNo: 'FBA15DQU8KLMU000001' }), ['2 fbaNo E12 → FBA15DQU8KLM']);
});

test('E13: self clearance needs an EIN in the United States and a VAT or EORI number in Europe', () => {
  assert.deepEqual(findingsOf({ isSelfClearance: '是' }), ['2 ein E13']);
  assert.deepEqual(findingsOf({ isSelfClearance: '是', ein: '91-1144442' }), []);
  const germany: Cells = {
    destinationCountry: 'DE',
    'consignee.state': '',
    'consignee.postCode': '20095',
    isSelfClearance: '是',
  };
  assert.deepEqual(findingsOf(germany), ['2 vatNo E13']);
  assert.deepEqual(findingsOf({ ...germany, eoriNo: 'DE1234567' }), []);
  assert.deepEqual(findingsOf({ ...germany, vatNo: 'DE136695976' }), []);
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
    [{ vatNo: 'DE136695977' }, ['2 vatNo W04']],
    [{ ein: '07-1144442' }, ['2 ein W04']],
  ];
  for (const [change, expected] of warnings) {
    assert.deepEqual(findingsOf(change), expected);
    assert.equal(checkRows(sheet(change), context).orders[0]?.state, 'ready');
  }
});
