import { soundHouse as anyHouse, soundBooking } from '@loadline/contract/bookings/booking.factory';
import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** The product that test bookings ask for. */
const testProduct = '中美空运专线';

/** Opens the product for a customer; asking again changes nothing. */
export async function offerAir(house: Pick<TestHouse, 'rows'>, orgId: string): Promise<void> {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport, active) values ($1, $2, 'China to US air', '1', true) on conflict (name) do nothing`,
    [newId(), testProduct],
  );
  await house.rows(
    `insert into customer_channel (org_id, channel_id) select $1, channel_id from channel where name = $2 on conflict do nothing`,
    [orgId, testProduct],
  );
}

/** A flight that bookings can be made on, as `addFlight` gives it. */
interface OnFlight {
  readonly flightNo: string;
  readonly flightDate: string;
  readonly origin: string;
  readonly destination: string;
}

/** A house waybill that can be submitted, with an id of its own. */
export function soundHouse(change: Partial<HouseRow> = {}): HouseRow {
  return { ...anyHouse(1), id: newId(), hawbNo: `HB${newId().slice(-10)}`, ...change };
}

/** A content that can be submitted on a flight, its deadline an hour from now. */
export function bookingOn(flight: OnFlight, rows: readonly HouseRow[] = [soundHouse()]): BookingContent {
  const sound = soundBooking(flight.flightDate, rows);
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  return {
    ...sound,
    flight: {
      ...sound.flight,
      reservedFlight: flight.flightNo,
      origin: 'PVG',
      destination: flight.destination,
    },
    pickup: { ...sound.pickup, deadline },
  };
}

/** A draft with this content, made and saved through the calls of the product. */
export async function draftOf(calls: Calls, content: BookingContent) {
  const { data } = await calls.post('/omsapi/booking/make', {});
  const { id, version } = data.booking;
  return (await calls.post('/omsapi/booking/save', { id, version, ...content })).data;
}

interface Which {
  readonly id: string;
  readonly version: number;
}

export function handing({ id, version }: Which) {
  return { id, version, unverified: false };
}

/** A booking that was handed in; the whole reply, for it may be refused. */
export async function submittedBy(calls: Calls, content: BookingContent) {
  const { booking } = await draftOf(calls, content);
  return calls.post('/omsapi/booking/submit', handing(booking));
}

/** Lays a booking into a state, whatever came before. */
export async function putInto(house: TestHouse, id: string, state: BookingState): Promise<void> {
  await house.rows(
    `update booking set status = $2, mawb_id = case when $2 = '31' then id end where id = $1`,
    [id, state],
  );
}
