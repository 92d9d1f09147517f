import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isLess, minus, over, plus, times, zero } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { Chargeable, LengthUnit, PackageLine } from './chargeable-weight.ts';
import { chargeableWeight } from './chargeable-weight.ts';
import { weightRuleOf } from './product-weight.ts';
import type { Priced, RateCard } from './rate-card.ts';

export interface Cargo {
  readonly lines: readonly PackageLine[];
  readonly unit: LengthUnit;
}

/** One line of an estimate: `quantity × rate = amount`, of which a fixed amount has neither; money with two decimals. */
export interface Layer {
  readonly kind: 'freight' | 'minimum' | RateCard['surcharges'][number]['per'];
  readonly name: Text;
  /** The weight that is paid for; of a percentage the freight it is of. */
  readonly quantity?: string;
  readonly rate?: string;
  readonly amount: string;
}

export type Estimate =
  /** The card holds on other days. Its prices are never used for this one. */
  | { readonly kind: 'noRate' }
  | {
      readonly kind: 'priced';
      readonly weight: Chargeable;
      readonly layers: readonly Layer[];
      readonly total: string;
    };

const hundred = exact('100');

/**
 * What a card makes of a cargo on a day (`YYYY-MM-DD`): the freight of its weight break, up to the minimum, then each
 * surcharge. Worked out exactly; every layer is rounded to cents by itself, a half upwards, and the total is their sum.
 */
export function estimate(card: Priced, cargo: Cargo, day: string): Estimate {
  if (!holdsOn(card, day)) return { kind: 'noRate' };
  const weight = chargeableWeight(cargo.lines, cargo.unit, weightRuleOf(card));
  const layers = layersOf(card, weight.chargeable);
  return { kind: 'priced', weight, layers, total: fixed(sumOf(layers), 2) };
}

/** The prices of a card, without how it weighs and when it holds. */
type Prices = Pick<RateCard, 'breaks' | 'cheaperBreak' | 'minimumCharge' | 'surcharges'>;

/** What a card makes of a chargeable weight that is known already, in the unit of its basis. */
export function layersOf(card: Prices, weight: string): Layer[] {
  const freight = freightLayers(card, weight);
  const charged = fixed(sumOf(freight), 2);
  return [...freight, ...card.surcharges.map((one) => surchargeLayer(one, weight, charged))];
}

/** One break of a card beside the others: what the weight costs at it, as its first weight where that is more. */
export interface BreakSeen {
  readonly from: string;
  readonly price: string;
  readonly amount: string;
  /** `own`: the one that the weight has reached, where a higher one was chosen because it costs less. */
  readonly is: 'chosen' | 'own' | 'other';
}

export function breaksSeen(card: Prices, weight: string): BreakSeen[] {
  const { quantity, rate, isNext } = cheapest(card, weight);
  const reached = card.breaks.filter(({ from }) => !isLess(exact(weight), exact(from))).length;
  return card.breaks.map(({ from, price }, at) => {
    const paid = at < reached ? weight : from;
    const isChosen = isNext ? paid === quantity && price === rate : at === reached - 1;
    const amount = fixed(times(exact(paid), exact(price)), 2);
    return { from, price, amount, is: isChosen ? 'chosen' : at === reached - 1 ? 'own' : 'other' };
  });
}

/** Whether a card is in force on a day; both its first and its last day count. */
export function holdsOn({ validFrom, validTo }: Pick<Priced, 'validFrom' | 'validTo'>, day: string): boolean {
  return validFrom <= day && day <= validTo;
}

const freightName: Text = { zh: '运费', en: 'Freight' };
const nextBreakName: Text = { zh: '运费（靠级）', en: 'Freight (as next break)' };
const minimumName: Text = { zh: '补至最低运费', en: 'Up to the minimum' };

function freightLayers(card: Prices, weight: string): Layer[] {
  const { quantity, rate, isNext } = cheapest(card, weight);
  const amount = fixed(times(exact(quantity), exact(rate)), 2);
  const freight: Layer = {
    kind: 'freight',
    name: isNext ? nextBreakName : freightName,
    quantity,
    rate,
    amount,
  };
  const minimum = exact(card.minimumCharge);
  if (!isLess(exact(amount), minimum)) return [freight];
  return [freight, { kind: 'minimum', name: minimumName, amount: fixed(minus(minimum, exact(amount)), 2) }];
}

interface Charge {
  readonly quantity: string;
  readonly rate: string;
  readonly isNext: boolean;
}

/** The weight at its own break's price or, where the card says so, as a higher break's first weight that costs less. */
function cheapest({ breaks, cheaperBreak }: Prices, weight: string): Charge {
  const reached = breaks.filter(({ from }) => !isLess(exact(weight), exact(from)));
  const own: Charge = { quantity: weight, rate: reached.at(-1)?.price ?? '0', isNext: false };
  const higher = cheaperBreak ? breaks.slice(reached.length) : [];
  return higher
    .map(({ from, price }): Charge => ({ quantity: from, rate: price, isNext: true }))
    .reduce((best, one) => (isLess(priceOf(one), priceOf(best)) ? one : best), own);
}

function priceOf({ quantity, rate }: Charge): Decimal {
  return times(exact(quantity), exact(rate));
}

function surchargeLayer(one: RateCard['surcharges'][number], weight: string, freight: string): Layer {
  const { per, amount: rate } = one;
  const name: Text = { zh: one.nameZh, en: one.nameEn };
  switch (per) {
    case 'percent':
      return {
        kind: per,
        name,
        quantity: freight,
        rate,
        amount: fixed(over(times(exact(freight), exact(rate)), hundred), 2),
      };
    case 'unit':
      return {
        kind: per,
        name,
        quantity: weight,
        rate,
        amount: fixed(times(exact(weight), exact(rate)), 2),
      };
    case 'shipment':
      return { kind: per, name, amount: fixed(exact(rate), 2) };
  }
}

function sumOf(layers: readonly Layer[]): Decimal {
  return layers.reduce((sum, { amount }) => plus(sum, exact(amount)), zero);
}
