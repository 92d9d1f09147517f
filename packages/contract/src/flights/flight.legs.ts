import { shownFlightNo } from '../checks/flight-no.ts';
import type { Text } from '../kernel/text.ts';
import type { Stop } from './flight.stop.ts';
import type { Flight } from './flight.ts';

/** One take-off and one landing. */
export interface Leg
  extends Pick<
    Flight,
    | 'flightNo'
    | 'flightDate'
    | 'origin'
    | 'originZone'
    | 'destination'
    | 'destinationZone'
    | 'etd'
    | 'eta'
    | 'atd'
    | 'ata'
  > {}

/** The legs of a flight in their order: they join because only what lies between its ends is kept. */
export function legsOf(flight: Leg & Pick<Flight, 'stops'>): Leg[] {
  const { stops } = flight;
  const departures = [
    flight,
    ...stops.map(({ airport, zone, ...of }) => ({ ...of, origin: airport, originZone: zone })),
  ];
  const arrivals = [
    ...stops.map(({ airport, zone, ...of }) => ({ ...of, destination: airport, destinationZone: zone })),
    flight,
  ];
  return departures.flatMap(({ flightNo, flightDate, origin, originZone, etd, atd }, at) => {
    const on = arrivals[at];
    if (!on) return [];
    const { destination, destinationZone, eta, ata } = on;
    return [{ flightNo, flightDate, origin, originZone, etd, atd, destination, destinationZone, eta, ata }];
  });
}

/** The stops at which cargo goes over to a flight of another number. */
export function transfersOf(flightNo: string | null, stops: readonly Stop[]): Stop[] {
  return stops.filter((stop, at) => stop.flightNo !== (stops[at - 1]?.flightNo ?? flightNo));
}

/** What a notice calls it: `CX5701`, and after it those that the cargo goes over to, `CX5701 / CX 880`. */
export function flightNumbers({ flightNo, stops }: Pick<Flight, 'flightNo' | 'stops'>): string {
  return [flightNo, ...transfersOf(flightNo, stops).map((stop) => shownFlightNo(stop.flightNo))].join(' / ');
}

interface Way<S> {
  readonly origin: string;
  readonly destination: string;
  readonly stops: readonly S[] | null;
}

/** `SZX → HKG → LAX`. */
export function routing({ origin, destination, stops }: Way<{ readonly airport: string }>): string {
  return [origin, ...(stops ?? []).map(({ airport }) => airport), destination].join(' \u2192 ');
}

/** Where it does not fly directly: `via HKG, CX 880 +1`, or only the airport where the flight's own number goes on. */
export function viaText({
  flightNo,
  flightDate,
  stops,
}: Pick<Flight, 'flightNo' | 'flightDate' | 'stops'>): Text | undefined {
  if (stops.length === 0) return undefined;
  const transfers = transfersOf(flightNo, stops);
  const said = stops.map((onward) => {
    const { airport } = onward;
    if (!transfers.includes(onward)) return { zh: `经停 ${airport}`, en: `via ${airport}` };
    const days = Math.round((Date.parse(onward.flightDate) - Date.parse(flightDate)) / 86_400_000);
    const number = `${shownFlightNo(onward.flightNo)}${daysText(days)}`;
    return { zh: `经 ${airport} 转 ${number}`, en: `via ${airport}, ${number}` };
  });
  return { zh: said.map(({ zh }) => zh).join('，'), en: said.map(({ en }) => en).join('; ') };
}

function daysText(days: number): string {
  return days === 0 ? '' : ` ${days > 0 ? '+' : '\u2212'}${Math.abs(days)}`;
}
