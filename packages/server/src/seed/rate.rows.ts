import { chanceOf } from './chance.ts';
import type { Lane, LaneName } from './lanes.seed.ts';
import { lanes } from './lanes.seed.ts';
import type { Tariff, Zone } from './rates.seed.ts';
import { tariffs } from './rates.seed.ts';

/** Every tariff for this month and the next one; of the first product also the months before and a draft of those after. */
export function rateRows(now: Date) {
  return tariffs.flatMap((tariff, at) =>
    tariff.from.flatMap((origin) =>
      tariff.zones.flatMap((zone) => {
        const cardAt = (monthsOn: number, state: object) => ({
          ...rowOf(tariff, origin, zone, now, monthsOn),
          ...state,
        });
        const current = cardAt(0, { published: true, retired: false });
        if (at > 0) return [current];
        const before = cardAt(-2, { published: false, retired: true });
        return [before, current, cardAt(2, { published: false, retired: false })];
      }),
    ),
  );
}

export function idOfProduct({ channel }: Pick<Lane, 'channel'>, now: Date): string {
  return chanceOf(`channel ${channel.en}`).id(now);
}

/** The id of a card that holds from so many months on. */
export function idOfRate(lane: LaneName, origin: string, zone: Zone, now: Date, monthsOn = 0): string {
  return chanceOf(`rate ${lane} ${origin} ${zone.code} ${monthsOn}`).id(now);
}

function rowOf(tariff: Tariff, origin: string, zone: Zone, now: Date, monthsOn: number) {
  const { lane, from: _from, zones: _zones, basis, factor, step, rounds, currency, surcharges } = tariff;
  return {
    id: idOfRate(lane, origin, zone, now, monthsOn),
    product_id: idOfProduct(lanes[lane], now),
    origin,
    zone: zone.code,
    zone_zh: zone.name.zh,
    zone_en: zone.name.en,
    transit_from: zone.transit[0],
    transit_to: zone.transit[1],
    valid_from: dayOf(now, monthsOn, 1),
    valid_to: dayOf(now, monthsOn + 2, 0),
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
export function dayOf(now: Date, monthsOn: number, day: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOn, day))
    .toISOString()
    .slice(0, 10);
}
