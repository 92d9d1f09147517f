import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { placeOf, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { isCode } from '@loadline/contract/kernel/code';
import type { BookingCase } from './bookings.seed.ts';
import { cargoNear } from './cargo.ts';
import { chanceOf } from './chance.ts';
import type { Journey } from './journey.ts';
import { lanes } from './lanes.seed.ts';
import { hoursAfter } from './local-hours.ts';
import type { Route } from './route.ts';
import { routeOf } from './route.ts';
import type { Shipment } from './shipment.ts';
import { bookedShipment } from './shipment.ts';
import type { DemoStep } from './waybill.steps.ts';

/** When and between which airports a booking flies; `steps` are those of its waybill. */
export interface Flown {
  readonly of: BookingCase;
  /** Its place among the bookings. */
  readonly at: number;
  readonly flightNo: string;
  readonly origin: string;
  readonly destination: string;
  readonly etd: Date;
  readonly eta: Date;
  readonly made: Date;
  readonly steps: readonly DemoStep[];
}

/** What a booking carries, a shipment under each house waybill: the one word on its customer, route, pieces, weights and times. */
export interface Consignment {
  readonly route: Route;
  readonly shipments: readonly Shipment[];
}

export function consignmentOf(flown: Flown): Consignment {
  const { of, at, origin, destination, flightNo } = flown;
  const lane = laneTo(destination);
  const ways = { ...lane, from: [origin], to: [destination], carriers: [flightNo] };
  const route = routeOf(chanceOf(`route of booking ${at}`), ways, of.customer);
  const journey = journeyOn(flown);
  const [prefix, first] = of.customer === 'QHDEMO' ? ['PO-', 91_001] : ['SG-', 2_001];
  const shipments = Array.from({ length: of.houses }, (_, house) => {
    const chance = chanceOf(`booking ${at} house ${house}`);
    const share = (1 + (house - (of.houses - 1) / 2) * 0.06) / of.houses;
    const special = of.batteries ? 'battery' : 'general';
    const wanted = { kilograms: of.kg * share, cubicMetres: of.cbm * share, special } as const;
    const cargo = cargoNear(chance, wanted, {
      isIn: journey.reached >= stageOrder.indexOf('WH_IN') && of.service !== 'selfDelivery',
      weighbridge: weighbridgeOf(of.status, flown.steps),
    });
    const reference = `${prefix}${first + at * 10 + house}`;
    return bookedShipment({ lane, route, journey, cargo, reference, chance });
  });
  return { route, shipments };
}

function laneTo(destination: string) {
  const { airUs, airEurope } = lanes;
  return airEurope.to.some((one) => one === destination) ? airEurope : airUs;
}

/** Nearly what was booked; what has just been weighed is four percent more, and waits for its review. */
function weighbridgeOf(status: string, steps: readonly DemoStep[]): number | null {
  if (!steps.some(({ to }) => to === '45')) return null;
  return status === '45' ? 1.041 : 1.004;
}

/** How far an order has come whose waybill stands there. */
function stageOf(status: WaybillStatus): Stage {
  const place = placeOf(status);
  if (place >= placeOf('8')) return 'DELIVERED';
  if (place >= placeOf('4')) return 'ARRIVED';
  if (place >= placeOf('3')) return 'DEPARTED';
  if (place >= placeOf('41')) return 'WH_OUT';
  return place >= placeOf('32') ? 'WH_IN' : 'ORDERED';
}

/** What was ordered some hours before it was booked goes step by step with its waybill; customs come between the steps. */
function journeyOn({ of, made, steps, etd, eta }: Flown): Journey {
  const at = (status: WaybillStatus) => steps.find(({ to }) => to === status)?.at;
  const [departs, arrives] = [at('3') ?? etd, at('4') ?? eta];
  const times = [
    hoursAfter(made, -4),
    at('32') ?? hoursAfter(etd, -30),
    at('41') ?? hoursAfter(etd, -10),
    hoursAfter(etd, -0.6),
    departs,
    arrives,
    hoursAfter(arrives, 10),
    at('8') ?? hoursAfter(arrives, 40),
    hoursAfter(arrives, 66),
  ];
  const status = isCode(waybillStatuses, of.status) ? stageOf(of.status) : 'ORDERED';
  const reached = stageOrder.indexOf(status);
  return { status, reached, at: times, promised: times, statusAt: times[reached] ?? made };
}
