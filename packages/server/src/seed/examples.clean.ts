import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import type { Cells } from './examples.rows.ts';
import { cartonCells, cartonRange, exampleOrder, goodsCells, handyGoods } from './examples.rows.ts';

/**
 * Rows of a file that has nothing wrong in it: orders of one to six rows, ranges of cartons, cartons with several goods,
 * repeated facts left blank as people do. The same rows every time.
 */
export function cleanRows(count: number): Cells[] {
  const chance = chanceOf('examples clean');
  const rows: Cells[] = [];
  for (let number = 1; rows.length < count; number += 1) {
    const order = orderRows(chance, `EX26-${String(number).padStart(4, '0')}`, count - rows.length);
    rows.push(...order);
  }
  return rows;
}

function orderRows(chance: Chance, reference: string, most: number): Cells[] {
  const order = exampleOrder(chance, reference);
  const lines = Math.min(most, chance.whole(1, 6));
  const rows: Cells[] = [];
  let lastCarton = 0;
  while (rows.length < lines) {
    const cartons = chance.whole(1, 24);
    const range = cartonRange(order, lastCarton + 1, lastCarton + cartons);
    lastCarton += cartons;
    const several = Math.min(lines - rows.length, chance.happens(0.2) ? 2 : 1);
    const [first = handyGoods[0], second] = several === 2 ? pair(chance) : [chance.pick(handyGoods)];
    if (!first) throw new Error('no goods fit a carton');
    const start = rows.length === 0 ? { ...order.facts } : {};
    rows.push({
      ...start,
      referenceNumber: reference,
      ...cartonCells(first, range, cartons),
      ...goodsCells(chance, first, order.receiver, cartons, 1 / several),
    });
    if (second)
      rows.push({
        referenceNumber: reference,
        cartonNo: range,
        ...goodsCells(chance, second, order.receiver, cartons, 1 / several),
      });
  }
  return rows;
}

function pair(chance: Chance) {
  const [one, other] = [chance.pick(handyGoods), chance.pick(handyGoods)];
  return [one, other];
}
