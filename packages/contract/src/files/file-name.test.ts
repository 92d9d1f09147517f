import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentTypeByName, numbersInName } from './file-name.ts';

test('a number is found in the name of a file, whatever stands around or within it', () => {
  for (const [name, number] of [
    ['SO2611122SGJM3KDZ_CI.pdf', 'SO2611122SGJM3KDZ'],
    ['ci-so2611122sgjm3kdz.PDF', 'SO2611122SGJM3KDZ'],
    ['112-4417 2590 装箱单.xlsx', '11244172590'],
    ['商业发票PO-2026-001(改).pdf', 'PO2026001'],
    ['FBA15K7QW3ZD 箱单.xls', 'FBA15K7QW3ZD'],
    ['PO_77 invoice.pdf', 'PO_77'],
  ] as const)
    assert.ok(numbersInName(name).includes(number), name);
});

test('what stands in any name is no number', () => {
  assert.deepEqual(numbersInName('发票.pdf'), []);
  assert.deepEqual(numbersInName('invoice 1.pdf'), ['INVOICE1']);
  assert.ok(numbersInName(`${'A1 '.repeat(400)}.pdf`).length <= 136);
});

test('the words of a name say what a file is, in both languages; where they do not, nothing is guessed', () => {
  for (const [name, type] of [
    ['SO2611122SGJM3KDZ_CI.pdf', 'CI'],
    ['112-44172590 Commercial Invoice.pdf', 'CI'],
    ['商业发票PO-1.pdf', 'CI'],
    ['PO-1装箱单.xlsx', 'PL'],
    ['packing_list_PO-1.xlsx', 'PL'],
    ['PL-PO1.xlsx', 'PL'],
    ['MSDS PO-1.pdf', 'MSDS'],
    ['UN38.3_battery.pdf', 'UN383'],
    ['磁检报告.pdf', 'MAGNETISM'],
    ['PO-1 放行单.pdf', '8'],
    ['报关资料.zip', '1'],
    ['原产地证 PO-1.pdf', 'CO'],
    ['SO2611122SGJM3KDZ.pdf', undefined],
    ['specification.pdf', undefined],
  ] as const)
    assert.equal(documentTypeByName(name), type, name);
});
