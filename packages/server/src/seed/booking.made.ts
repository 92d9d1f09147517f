import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import { bookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { zoneOf } from '@loadline/contract/codes/place';
import { timesOf } from '@loadline/contract/flights/flight.form';
import type { Stop } from '@loadline/contract/flights/flight.stop';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { Team } from './accounts.ts';
import { contentOf } from './booking.content.ts';
import type { BookingCase } from './bookings.seed.ts';
import { bookingCases } from './bookings.seed.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import { consignmentOf } from './consignment.ts';
import { demoFlights } from './flight.rows.ts';
import { schedules } from './flights.seed.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Route } from './route.ts';
import type { Shipment } from './shipment.ts';
import type { DemoStep } from './waybill.steps.ts';
import { stepsOf } from './waybill.steps.ts';

/** A booking of the demo with all that becomes its rows; the seed of waybills hangs those on waybills that `isBooked`. */
export interface DemoBooking {
  readonly of: BookingCase;
  readonly id: string;
  readonly bookingNo: string;
  readonly orgId: string;
  readonly createdBy: string;
  readonly who: string;
  /** Null: not among the flights of the demo. */
  readonly flightId: string | null;
  readonly flightNo: string;
  /** Local at the origin. */
  readonly flightDate: string;
  readonly origin: string;
  readonly destination: string;
  readonly etd: Date;
  readonly stops: readonly Stop[];
  readonly route: Route;
  /** One under each house waybill, in their order. */
  readonly shipments: readonly Shipment[];
  /** Whether these are orders already, or only what is wished for. */
  readonly isOrdered: boolean;
  readonly content: BookingContent;
  readonly totals: BookingTotals;
  readonly made: Date;
  readonly submitted: Date;
  readonly decided: Date;
  readonly chance: Chance;
  /** It hangs on a waybill of the status `of.status`. */
  readonly isBooked: boolean;
  /** Those of its waybill, as far as it has come. */
  readonly steps: readonly DemoStep[];
}

/** Far from where a day's numbers begin: a new one never meets one of the demo. */
const firstNumber = 7_001;
const notBooked = ['DRAFT', '29', '30', '0'];

/** The bookings of the demo as they stand at `now`. */
export function demoBookings(teams: readonly Team[], now: Date): DemoBooking[] {
  const flights = demoFlights(now);
  return bookingCases.map((of, at): DemoBooking => {
    const team = teams.find(({ customer }) => customer.code === of.customer);
    const schedule = schedules.find(({ flightNo }) => flightNo === of.flightNo);
    if (!team || !schedule) throw new Error(`no ${of.customer} or no flight ${of.flightNo}`);
    const flight = flights.find(({ form, days }) => form.flightNo === of.flightNo && days === of.days);
    const chance = chanceOf(`booking ${at}`);
    const { origin, destination } = schedule;
    const etd = flight?.etd ?? hoursAfter(now, of.days * 24 + 6);
    const made = madeAt(of, etd, now, at);
    const isBooked = !notBooked.includes(of.status);
    const isOrdered = isBooked || of.status === '29';
    const flightDate = flight?.form.flightDate ?? dayAt(etd, origin);
    const flightNo = of.unknownFlight ?? of.flightNo;
    const decided = hoursAfter(made, 2.5);
    const steps = isBooked && flight ? stepsOf(of.status, decided, flight, now) : [];
    const eta = flight?.eta ?? hoursAfter(etd, 14);
    const carried = consignmentOf({ of, at, flightNo, origin, destination, etd, eta, made, steps });
    const content = contentOf({ of, flightNo, flightDate, ...carried, isOrdered, chance, made, etd });
    const createdBy = authorOf(team, at);
    return {
      of,
      id: chance.id(made),
      bookingNo: `BK${localDay(made, 'Asia/Shanghai').replaceAll('-', '').slice(2)}${firstNumber + at}`,
      orgId: team.orgId,
      createdBy,
      who: team.accounts.find(({ username }) => team.idOf(username) === createdBy)?.name ?? '',
      flightId: of.unknownFlight ? null : (flight?.id ?? null),
      flightNo,
      flightDate,
      origin,
      destination,
      etd,
      stops: flight ? timesOf(flight.form).stops : [],
      ...carried,
      isOrdered,
      content,
      totals: bookingTotals(content, productWeightRule('1', null)),
      made,
      submitted: hoursAfter(made, 0.4),
      decided,
      chance,
      isBooked,
      steps,
    };
  });
}

/** Three days before it leaves, at the latest some hours ago; who waits has not waited long. */
function madeAt({ status }: BookingCase, etd: Date, now: Date, at: number): Date {
  const usual = hoursAfter(etd, -72);
  const latest = hoursAfter(now, status === '29' ? -1 - (at % 5) : -6 - at);
  return usual < latest && status !== '29' ? usual : latest;
}

function dayAt(moment: Date, origin: string): string {
  return localTimeAt(moment.toISOString(), zoneOf(origin) ?? 'Asia/Shanghai').slice(0, 10);
}

function authorOf({ accounts, customer, idOf }: Team, at: number): string {
  if (accounts.length === 1) return idOf(customer.admin);
  return idOf(at % 6 === 4 ? 'demo.own' : at % 2 === 0 ? 'demo' : 'demo.ops');
}
