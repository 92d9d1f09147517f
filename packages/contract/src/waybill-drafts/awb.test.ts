import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AwbForm } from './awb-form.ts';
import type { RateLine } from './awb-line.ts';
import { rowsOfAwb } from './awb-rows.ts';
import { findingsOfAwb, findingsOfSet } from './awb-rules.ts';
import { lineTotal, sumsOf, volumeOf } from './awb-sums.ts';

const line: RateLine = {
  pieces: 10,
  grossWeight: '120.5',
  weightUnit: 'K',
  rateClass: 'Q',
  commodity: null,
  chargeableWeight: '200',
  rate: '28.50',
  total: null,
  goods: 'LED LAMPS',
  dimensions: [{ pieces: 10, length: '60', width: '40', height: '50' }],
  volume: '1.2',
};

const nothing = {
  departureCode: 'PVG',
  issuer: null,
  shipperAccount: null,
  consigneeAccount: null,
  agent: null,
  agentIata: null,
  agentAccount: null,
  accounting: null,
  to2: null,
  by2: null,
  to3: null,
  by3: null,
  flight: null,
  flightDate: null,
  flight2: null,
  flightDate2: null,
  handling: null,
  sci: null,
  shipperSignature: null,
  executedOn: null,
  carrierSignature: null,
};

const form: AwbForm = {
  ...nothing,
  awbNo: '784-12345675',
  shipper: 'HENGXIAN',
  consignee: 'GLOBAL CARGO INC.',
  departure: 'SHANGHAI PUDONG',
  to1: 'ORD',
  by1: 'CZ',
  currency: 'CNY',
  chargesCode: 'PP',
  weightPayment: 'PP',
  otherPayment: 'PP',
  carriageValue: 'NVD',
  customsValue: 'NCV',
  destination: 'CHICAGO',
  insurance: 'NIL',
  rateLines: [line],
  asAgreed: false,
  otherCharges: [
    { charge: 'MY', due: 'C', amount: '0.10' },
    { charge: 'AW', due: 'A', amount: '0.20' },
  ],
  valuationCharge: null,
  tax: null,
  executedAt: 'SHANGHAI',
};

const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);

test('charges are added up exactly, each under who pays it', () => {
  const { weightCharge, dueAgent, dueCarrier, prepaid, collect } = sumsOf({ ...form, otherPayment: 'CC' });
  assert.deepEqual(
    [weightCharge, dueAgent, dueCarrier, prepaid, collect],
    ['5700.00', '0.20', '0.10', '5700.00', '0.30'],
  );
});

test('the minimum charge is not multiplied, and no rate gives no total', () => {
  assert.equal(lineTotal({ ...line, rateClass: 'M', rate: '420' }), '420.00');
  assert.equal(lineTotal({ ...line, rate: null }), undefined);
  assert.equal(volumeOf(line), '1.200');
});

test('a sound form has nothing wrong and nothing odd', () => {
  assert.deepEqual(findingsOfAwb(form, 'master'), { errors: [], warnings: [] });
});

test('what is missing, a wrong check digit and a consignee to order keep a version from being sent', () => {
  const wrong = {
    ...form,
    awbNo: '784-12345674',
    consignee: 'TO THE ORDER OF BANK',
    to1: null,
    rateLines: [],
  };
  assert.deepEqual(paths(findingsOfAwb(wrong, 'master').errors), ['to1', 'awbNo', 'consignee', 'rateLines']);
  assert.deepEqual(paths(findingsOfAwb({ ...form, awbNo: 'HB-1' }, 'house').errors), []);
});

test('Chinese, too much for a box and figures that do not agree are told and let through', () => {
  const odd = {
    ...form,
    consignee: '环球货运',
    accounting: 'x\n'.repeat(7),
    carriageValue: 'LOTS',
    chargesCode: 'CC' as const,
    rateLines: [{ ...line, chargeableWeight: '100', total: '1.00', volume: '2' }],
  };
  const { errors, warnings } = findingsOfAwb(odd, 'master');
  assert.deepEqual(errors, []);
  assert.deepEqual(paths(warnings), [
    'consignee',
    'accounting',
    'carriageValue',
    'chargesCode',
    'rateLines.0.chargeableWeight',
    'rateLines.0.total',
    'rateLines.0.volume',
  ]);
});

test('the house waybills come to what their master says', () => {
  const half = { ...form, rateLines: [{ ...line, pieces: 5, grossWeight: '60.25' }] };
  assert.deepEqual(findingsOfSet(form, [half, half]), []);
  assert.deepEqual(paths(findingsOfSet(form, [half])), ['rateLines.0.pieces', 'rateLines.0.grossWeight']);
});

test('two versions are laid beside each other value by value', () => {
  const after = {
    ...form,
    consignee: null,
    rateLines: [{ ...line, goods: 'LAMPS', weightUnit: 'L' as const }],
  };
  const changed = rowsOfAwb(after, form).filter(({ before }) => before !== undefined);
  assert.deepEqual(
    changed.map(({ path, label, before, value }) => [path, label.en, before?.en, value.en]),
    [
      ['consignee', "Consignee's name and address", 'GLOBAL CARGO INC.', ''],
      ['rateLines.0.weightUnit', 'Rate lines line 1 kg / lb', 'K Kilograms', 'L Pounds'],
      ['rateLines.0.goods', 'Rate lines line 1 Nature and quantity of goods', 'LED LAMPS', 'LAMPS'],
    ],
  );
});
