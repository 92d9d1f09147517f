import { chanceOf } from './chance.ts';
import type { Lane, LaneName } from './lanes.seed.ts';
import { lanes } from './lanes.seed.ts';
import type { Tariff, Zone } from './rates.seed.ts';
import { tariffs } from './rates.seed.ts';

/** From which month on, counted from this one, and until the end of which each of the cards holds. */
const terms = { before: [-3, -2], current: [-1, 1], after: [2, 3] } as const;
type Term = keyof typeof terms;

/**
 * Every tariff for last month, this one and the next, so that whatever departed lately has a price on any day of the month; of
 * the first product also the months before and a draft of those after.
 */
export function rateRows(now: Date) {
  return tariffs.flatMap((tariff, at) =>
    tariff.from.flatMap((origin) =>
      tariff.zones.flatMap((zone) => {
        const card = (term: Term, state: object) => ({
          ...rowOf(tariff, origin, zone, now, term),
          ...state,
        });
        const current = card('current', { published: true, retired: false });
        if (at > 0) return [current];
        const before = card('before', { published: false, retired: true });
        return [before, current, card('after', { published: false, retired: false })];
      }),
    ),
  );
}

export function idOfProduct({ channel }: Pick<Lane, 'channel'>, now: Date): string {
  return chanceOf(`channel ${channel.en}`).id(now);
}

export function idOfRate(
  lane: LaneName,
  origin: string,
  zone: Zone,
  now: Date,
  term: Term = 'current',
): string {
  return chanceOf(`rate ${lane} ${origin} ${zone.code} ${term}`).id(now);
}

/** Whether the current cards hold on a day. */
export function isPricedOn(day: string, now: Date): boolean {
  return day >= dayOf(now, terms.current[0], 1);
}

function rowOf(tariff: Tariff, origin: string, zone: Zone, now: Date, term: Term) {
  const { lane, from: _from, zones: _zones, basis, factor, step, rounds, currency, surcharges } = tariff;
  const [from, until] = terms[term];
  return {
    id: idOfRate(lane, origin, zone, now, term),
    product_id: idOfProduct(lanes[lane], now),
    origin,
    zone: zone.code,
    zone_zh: zone.name.zh,
    zone_en: zone.name.en,
    transit_from: zone.transit[0],
    transit_to: zone.transit[1],
    valid_from: dayOf(now, from, 1),
    valid_to: dayOf(now, until + 1, 0),
    basis,
    factor,
    step,
    whole_above: tariff.wholeAbove,
    rounds,
    least_weight: tariff.leastWeight,
    longest_side: tariff.longestSide,
    heaviest_piece: tariff.heaviestPiece,
    currency,
    breaks: breaksOf(zone),
    cheaper_break: tariff.cheaperBreak,
    minimum_charge: tariff.minimumCharge,
    surcharges,
    demo: true,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

export function breaksOf({ breaks }: Zone): { from: string; price: string }[] {
  return Object.entries(breaks).map(([from, price]) => ({ from, price }));
}

/** A day so many months on; the day 0 is the last of the month before. */
function dayOf(now: Date, monthsOn: number, day: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOn, day))
    .toISOString()
    .slice(0, 10);
}
