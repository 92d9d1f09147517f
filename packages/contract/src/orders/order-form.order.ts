import { exact, fixed, over, plus, times, upTo, zero } from '../kernel/decimal.ts';
import type { WrittenOrder } from './new-order.ts';
import type { OrderForm } from './order-form.ts';

/** The order that a form describes whose every part comes from a sound one: its figures are those of its cartons, volume upward (domain.md §2). */
export function orderOfForm({ goods, ...form }: OrderForm): WrittenOrder {
  const total = (each: (carton: OrderForm['cartons'][number]) => string[]) =>
    form.cartons
      .map((carton) => [String(carton.cartonCount), ...each(carton)].map(exact).reduce(times))
      .reduce(plus, zero);
  const cubicCentimetres = total(({ length, width, height }) => [length, width, height]);
  return {
    ...form,
    quantity: form.cartons.reduce((sum, { cartonCount }) => sum + cartonCount, 0),
    grossWeight: fixed(
      total(({ weight }) => [weight]),
      3,
    ),
    volume: fixed(upTo(over(cubicCentimetres, exact('1000000')), exact('0.000001')), 6),
    goods: goods.map((line, place) => ({
      ...line,
      lineNo: place + 1,
      totalPriceUsd: line.totalPriceUsd ?? valueOf(line),
    })),
  };
}

/** Quantity × unit price, to the cent. */
export function valueOf({
  declaredQty,
  unitPriceUsd,
}: Pick<OrderForm['goods'][number], 'declaredQty' | 'unitPriceUsd'>): string {
  return fixed(times(exact(String(declaredQty)), exact(unitPriceUsd)), 2);
}
