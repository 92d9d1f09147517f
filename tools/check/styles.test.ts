import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definedTwice } from './styles.check.ts';

function sheet(path: string, text: string) {
  return { path: `packages/web/src/${path}`, text };
}

test('A plain class in the sheets of two features is a finding that names both', () => {
  assert.deepEqual(
    definedTwice([
      sheet('features/trusts/trust.css', '.cell { top: 0 }'),
      sheet('shared/orders/order.css', '@layer shared { .order, .cell { top: 4px } }'),
    ]),
    ['.cell is defined in packages/web/src/features/trusts and packages/web/src/shared/orders: rename one'],
  );
});

test('A class may be said again in its own folder, and inside another one anywhere', () => {
  assert.deepEqual(
    definedTwice([
      sheet('site/calculator/calculator.css', '.calculator { top: 0 }'),
      sheet('site/calculator/calculator-paper.css', '.calculator { top: 4px }'),
      sheet('features/trusts/trust.css', '.trust .calculator, .trust:is(.icon, .calculator) { top: 0 }'),
      sheet('ui/styles/card.css', '/* .calculator { } */ .card { top: 0 }'),
    ]),
    [],
  );
});
