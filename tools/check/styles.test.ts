import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definedTwice, readOfNothing } from './styles.check.ts';

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

test('A property is read where a sheet or a component defines it, or with something to fall back on', () => {
  const found = readOfNothing([
    sheet('ui/styles/tokens.css', ':root { --tx-1: black }'),
    sheet('ui/gauge.tsx', "<i style={{ '--share': share }} />"),
    sheet('ui/styles/gauge.css', '.gauge { color: var(--tx-1); width: var(--share); top: var(--lost, 4px) }'),
    sheet('features/labels/label.css', '.label { color: var(--tx-9); fill: var(--tx-9) }'),
  ]);
  assert.deepEqual(found, ['packages/web/src/features/labels/label.css reads --tx-9, which nothing defines']);
});
