import { decimalOf, fractionOf, over, plus, times, zero } from '../freight/fraction.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderForm } from './order-form.ts';

/** The order that a form describes whose every part comes from a sound one: its figures are those of its cartons. */
export function orderOfForm({ goods, ...form }: OrderForm): NewOrder {
  const total = (each: (carton: OrderForm['cartons'][number]) => string[]) =>
    form.cartons
      .map((carton) => [String(carton.cartonCount), ...each(carton)].map(fractionOf).reduce(times))
      .reduce(plus, zero);
  const cubicCentimetres = total(({ length, width, height }) => [length, width, height]);
  return {
    ...form,
    quantity: form.cartons.reduce((sum, { cartonCount }) => sum + cartonCount, 0),
    grossWeight: decimalOf(
      total(({ weight }) => [weight]),
      3,
    ),
    volume: decimalOf(over(cubicCentimetres, fractionOf('1000000')), 6),
    goods: goods.map((line, place) => ({
      ...line,
      lineNo: place + 1,
      totalPriceUsd: line.totalPriceUsd ?? valueOf(line),
    })),
  };
}

function valueOf({ declaredQty, unitPriceUsd }: OrderForm['goods'][number]): string {
  return decimalOf(times(fractionOf(String(declaredQty)), fractionOf(unitPriceUsd)), 2);
}
