import { zoneOf } from '@loadline/contract/codes/place';
import type { Chance } from './chance.ts';
import type { StageHours } from './journey.ts';
import type { Lane } from './lanes.seed.ts';
import type { Receiver } from './receivers.seed.ts';
import { receivers } from './receivers.seed.ts';
import type { Shipper } from './shippers.seed.ts';
import { shippers } from './shippers.seed.ts';

/** Who sends to whom, and the places between them. */
export interface Route {
  readonly shipper: Shipper;
  readonly warehouse: string;
  readonly from: string;
  readonly to: string;
  readonly receiver: Receiver;
  readonly carrier: string;
}

export function routeOf(chance: Chance, lane: Lane, customer: string): Route {
  const from = chance.pick(lane.from);
  const to = chance.pick(lane.to);
  return {
    from,
    to,
    warehouse: warehouseNear(from),
    shipper: chance.pick(shippers.filter((one) => one.customer === customer)),
    receiver: chance.pick(receivers.filter(({ ports }) => ports.includes(to))),
    carrier: chance.pick(lane.carriers),
  };
}

const nearest: Readonly<Record<string, string>> = {
  PVG: 'CNSHA',
  NKG: 'CNSHA',
  CNSHA: 'CNSHA',
  CKG: 'CNCKG',
  CTU: 'CNCKG',
  CNCKG: 'CNCKG',
  CNNGB: 'CNNGB',
  CNYIW: 'CNYIW',
};

/** The forwarder's warehouse for what leaves there. */
function warehouseNear(from: string): string {
  return nearest[from] ?? 'CNSZX';
}

/** Where each of the nine stages happens. */
export function stopsOf({ warehouse, from, to, receiver }: Route): { place: string; zone: string }[] {
  const at = (place: string) => ({ place, zone: zoneAt(place) });
  const [home, port, arrival] = [at(warehouse), at(from), at(to)];
  const end = { place: receiver.warehouse ?? receiver.city, zone: receiver.zone };
  // What flies from Hong Kong has left the mainland by truck.
  const customs = from === 'HKG' ? home : port;
  return [home, home, home, customs, port, arrival, arrival, arrival, end];
}

/** The zone of a place that the program knows. */
export function zoneAt(place: string): string {
  const zone = zoneOf(place);
  if (zone === undefined) throw new Error(`no zone is known of ${place}`);
  return zone;
}

/** People work by day; ships and aircraft do not ask. */
export function stageHoursOf(route: Route): StageHours {
  const open = [
    [9, 21],
    [8, 19],
    [7, 22],
    [9, 18],
    [0, 24],
    [0, 24],
    [8, 18],
    [7, 17],
    [8, 18],
  ] as const;
  return stopsOf(route).map(({ zone }, stage) => {
    const [opens = 0, closes = 24] = open[stage] ?? [];
    return { zone, opens, closes };
  });
}
