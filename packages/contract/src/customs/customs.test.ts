import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customsBusinesses } from '../codes/customs-business.ts';
import { codesOf } from '../kernel/code.ts';
import { customsSteps, lifecycleOf, stepsOf } from './customs.lifecycle.ts';
import type { LineGoods } from './customs-line.fill.ts';
import { filledLine, ownLine } from './customs-line.fill.ts';
import type { CustomsLine } from './customs-line.ts';
import { missingOf } from './customs-missing.ts';
import { declarationParts, isDeclarationNo } from './declaration-no.ts';
import { elementsByCode } from './hs-elements.table.ts';
import { elementsWritten, hsElements, hsKnownBy, hsUnits, knownElement } from './hs-elements.ts';

const taxed = { tariff: '1.00', vat: null };

test('the business types of customs and the length of their way are those of the specification', () => {
  assert.deepEqual(
    codesOf(customsBusinesses).map((businessType) => [
      customsBusinesses.codes[businessType].en,
      stepsOf({ businessType, ...taxed }).length,
    ]),
    [
      ['European air line', 11],
      ['Bonded warehouse', 11],
      ['Ocean export', 7],
      ['Air import customs', 11],
      ['Air export', 7],
      ['First-line entry customs', 11],
      ['Air charter', 7],
      ['Ocean general import', 7],
      ['Ocean general export', 7],
      ['Apple', 7],
      ['Land', 7],
      ['Charter', 7],
      ['7501 clearance', 11],
    ],
  );
  assert.deepEqual(
    stepsOf({ businessType: '8', ...taxed }).map((step) => customsSteps.codes[step].en),
    [
      'Documents submitted',
      'Clearance in progress',
      'Tax to pay',
      'Tax paid',
      'Released',
      'Delivered',
      'Signed',
    ],
  );
  assert.deepEqual(stepsOf({ businessType: '4', ...taxed }), codesOf(customsSteps));
});

test('no step is recorded twice, and none but a flight is passed over', () => {
  const next = (from: string, recorded: Parameters<typeof lifecycleOf>[1]) =>
    lifecycleOf({ businessType: '4', ...taxed }, recorded).moves.flatMap((move) =>
      move.from === from ? move.to : [],
    );
  assert.deepEqual(next('SUBMITTED', ['SUBMITTED']), ['FLIGHT_DEPARTED', 'CLEARING']);
  assert.deepEqual(next('CLEARING', ['SUBMITTED', 'CLEARING']), [
    'TAX_DUE',
    'FLIGHT_DEPARTED',
    'FLIGHT_ARRIVED',
  ]);
  assert.deepEqual(next('RELEASED', codesOf(customsSteps).slice(0, 7)), ['INBOUND']);
});

test('a declaration number says office, year, direction and sequence in 18 digits', () => {
  assert.deepEqual(declarationParts('224820261062417853'), {
    office: '2248',
    year: '2026',
    direction: 'import',
    sequence: '062417853',
  });
  assert.ok(isDeclarationNo('531620260123456789'));
  for (const wrong of [
    '531620262123456789',
    '53162026012345678',
    '5316202601234567890',
    'X31620260123456789',
  ])
    assert.ok(!isDeclarationNo(wrong), wrong);
});

const goods: LineGoods = {
  orderNumber: 'SO1',
  nameZh: '针织T恤衫',
  nameEn: 'T-shirt',
  usage: '穿着',
  material: '棉100%',
  brand: '无牌',
  model: 'A123',
  hs: '6109100010',
  quantity: 600,
  unit: 'pcs',
  unitPrice: '5.0000',
  origin: 'CN',
  finalDestination: 'US',
  sourcePlace: null,
  territory: 'CN',
  direction: 'export',
};

test('what is typed as the goods say is not kept, and what differs is', () => {
  const none = ownLine(filledLine(ownLine({ ...filled() }, goods), goods), goods);
  assert.deepEqual(
    Object.values(none).filter((value) => value !== null && typeof value !== 'object'),
    [],
  );
  assert.deepEqual(none.elements, {});
  const typed = {
    ...filled(),
    quantity: 500,
    secondQty: '108.5',
    elements: [{ key: 'weave', value: '针织' }],
  };
  const own = ownLine(typed, goods);
  assert.deepEqual(
    [own.quantity, own.firstQty, own.secondQty, own.elements],
    [500, '600', '108.5', { weave: '针织' }],
  );
});

function filled() {
  return filledLine(
    {
      hs: null,
      quantity: null,
      unit: null,
      firstQty: null,
      firstUnit: null,
      secondQty: null,
      secondUnit: null,
      unitPrice: null,
      origin: null,
      finalDestination: null,
      sourcePlace: null,
      elements: {},
    },
    goods,
  );
}

test('a code asks for its own elements in their order, and what is missing is named line by line', () => {
  const values = {
    name: '针织T恤衫',
    brandType: '0',
    preference: '0',
    weave: '针织',
    sort: 'T恤衫',
    category: '男式',
    content: '棉100%',
    brand: '无牌',
    itemNo: 'A123',
  };
  assert.equal(elementsWritten('6109100010', values), '针织T恤衫|0|0|针织|T恤衫|男式|棉100%|无牌|A123|||');
  const line: CustomsLine = {
    ...goods,
    ...filled(),
    changed: null,
    id: 'x',
    orderId: 'x',
    goodsNo: 1,
    lineNo: 1,
    exemption: '1',
    totalPrice: '3000.00',
  };
  const header = {
    office: '2248',
    tradeCountry: 'US',
    packageType: null,
    cifValue: null,
    vatRate: null,
    vatWay: null,
  } as const;
  const file = { territory: 'CN', eoriNo: null, iossNo: null, totalValue: '3000.00' } as const;
  assert.deepEqual(
    missingOf(file, header, [line]).map(({ lineNo, key }) => `${lineNo} ${key}`),
    [
      'null packageType',
      '1 sourcePlace',
      '1 secondQty',
      '1 elements.preference',
      '1 elements.weave',
      '1 elements.sort',
      '1 elements.category',
    ],
  );
});

test('the longest beginning of a code that is known says its elements, and without any those that most codes ask for', () => {
  const asked = (hs: string | null) => hsElements(hs).flatMap(({ key, required }) => (required ? [key] : []));
  const always = ['name', 'brandType', 'preference'];
  const table: [string | null, string[], ReturnType<typeof hsKnownBy>][] = [
    ['4202920000', ['sort', 'surface', 'brand', 'styleNo'], 'code'],
    ['4201000090', ['usage', 'material', 'brand', 'model'], 'chapter'],
    ['6405901000101', ['style', 'upper', 'sole', 'brand', 'itemNo'], 'code'],
    ['8539520000', ['type', 'brand', 'model'], 'code'],
    ['8539211000', ['usage', 'type', 'brand', 'model'], 'code'],
    ['85', ['usage', 'brand', 'model'], 'chapter'],
    ['2106100000', [], undefined],
    [null, [], undefined],
  ];
  for (const [hs, own, by] of table)
    assert.deepEqual([asked(hs), hsKnownBy(hs)], [[...always, ...own], by], `${hs}`);
  assert.deepEqual(
    hsElements('2106100000').map(({ key }) => key),
    [...always, 'usage', 'material', 'brand', 'model', 'gtin', 'cas', 'other'],
  );
  for (const [hs, own] of Object.entries(elementsByCode)) {
    assert.match(hs, /^(?:\d{2}){1,5}$/);
    assert.equal(new Set(own).size, own.length, hs);
  }
});

test('goods that say they have no brand, and goods that come in, need not say so twice', () => {
  const of = (change: object, key: string) => knownElement(key, { ...goods, ...change });
  assert.deepEqual(
    ['无', '无牌', ' No brand ', 'N/A', '无印良品', 'Halden', null].map((brand) =>
      of({ brand }, 'brandType'),
    ),
    ['0', '0', '0', '0', null, null, null],
  );
  assert.deepEqual([of({}, 'preference'), of({ direction: 'import' }, 'preference')], [null, '3']);
  assert.deepEqual([of({}, 'surface'), of({}, 'styleNo')], ['棉100%', 'A123']);
});

test('statutory units are data of a code, also of one with its inspection digits, and of a code without any nobody guesses', () => {
  assert.deepEqual(hsUnits('6109100010'), ['pcs', 'kg']);
  assert.deepEqual(hsUnits('6109100010999'), ['pcs', 'kg']);
  for (const unknown of ['9405210090', '61', '', null])
    assert.equal(hsUnits(unknown), undefined, `${unknown}`);
});
