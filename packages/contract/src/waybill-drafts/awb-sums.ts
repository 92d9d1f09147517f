import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, plain, plus, times, zero } from '../kernel/decimal.ts';
import type { AwbForm } from './awb-form.ts';
import type { RateLine } from './awb-line.ts';

/** What is worked out of a form, money with two decimals. */
export interface AwbSums {
  /** Boxes 22J to 22L. The weight in the unit of the first line. */
  readonly pieces: number;
  readonly grossWeight: string;
  readonly chargeableWeight: string;
  readonly weightCharge: string;
  /** Boxes 27 and 28. */
  readonly dueAgent: string;
  readonly dueCarrier: string;
  /** Box 30, once in each column. */
  readonly prepaid: string;
  readonly collect: string;
}

/** The charge summary and the totals under the rate lines. */
export function sumsOf(form: AwbForm): AwbSums {
  const { rateLines, otherCharges, weightPayment, otherPayment, valuationCharge, tax } = form;
  const freight = sum(rateLines.map((line) => totalOf(line) ?? '0'));
  const due = (to: 'A' | 'C') =>
    sum(otherCharges.filter((one) => one.due === to).map(({ amount }) => amount));
  const [agent, carrier] = [due('A'), due('C')];
  const weighty = plus(plus(freight, exact(valuationCharge ?? '0')), exact(tax ?? '0'));
  const others = plus(agent, carrier);
  const paid = (by: 'PP' | 'CC') =>
    plus(weightPayment === by ? weighty : zero, otherPayment === by ? others : zero);
  return {
    pieces: rateLines.reduce((all, { pieces }) => all + pieces, 0),
    grossWeight: weightSaid(sum(rateLines.map(({ grossWeight }) => grossWeight))),
    chargeableWeight: weightSaid(sum(rateLines.map(({ chargeableWeight }) => chargeableWeight))),
    weightCharge: fixed(freight, 2),
    dueAgent: fixed(agent, 2),
    dueCarrier: fixed(carrier, 2),
    prepaid: fixed(paid('PP'), 2),
    collect: fixed(paid('CC'), 2),
  };
}

/** What a line comes to: chargeable weight × rate, of class M the rate itself; undefined while it has no rate. */
export function lineTotal({ rateClass, chargeableWeight, rate }: RateLine): string | undefined {
  if (rate === null) return undefined;
  const whole = rateClass === 'M' || rateClass === 'U';
  const total = whole ? exact(rate) : times(exact(chargeableWeight), exact(rate));
  return fixed(total, 2);
}

function totalOf(line: RateLine): string | undefined {
  return line.total ?? lineTotal(line);
}

/** Exact sum of decimals. */
function sum(decimals: readonly string[]): Decimal {
  return decimals.map(exact).reduce(plus, zero);
}

function weightSaid(weight: Decimal): string {
  return plain(fixed(weight, 2));
}

/** Volume of the dimensions of a line in m³, three decimals; undefined where none are told. */
export function volumeOf({ dimensions }: Pick<RateLine, 'dimensions'>): string | undefined {
  if (dimensions.length === 0) return undefined;
  const cubes = dimensions.map(({ pieces, length, width, height }) =>
    [length, width, height].map(exact).reduce(times, exact(String(pieces))),
  );
  return fixed(times(cubes.reduce(plus, zero), exact('0.000001')), 3);
}
