import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '../kernel/code.ts';
import { severities, sheetKinds } from './sheet-kind.ts';
import { usualSeverity } from './sheet-severity.ts';

test('the eight abnormalities of customs come first among the kinds of exceptions, in both languages', () => {
  const kinds = codesOf(sheetKinds);
  assert.deepEqual(
    kinds.slice(0, 8).map((kind) => [sheetKinds.codes[kind].zh, sheetKinds.codes[kind].en]),
    [
      ['查验', 'Inspection'],
      ['商检', 'Commodity inspection'],
      ['单证异常', 'Documents'],
      ['退关', 'Shipment cancelled at customs'],
      ['熏蒸', 'Fumigation'],
      ['发票资料', 'Invoice documents'],
      ['箱单签收', 'Packing list receipt'],
      ['抽样送检', 'Sampling'],
    ],
  );
  for (const kind of kinds) assert.ok(usualSeverity(kind) in severities.codes, kind);
});
