import { soundHouse as anyHouse, soundBooking } from '@loadline/contract/bookings/booking.factory';
import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** The product that test bookings ask for. */
export const testProduct = '中美空运专线';

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

/** Lays a booking of a flight into a state, whatever came before. */
export async function putInto(
  house: TestHouse,
  id: string,
  state: BookingState,
  flightId: string,
): Promise<void> {
  await house.rows(
    `update booking set status = $2, flight_id = $3, mawb_id = case when $2 = '31' then id end where id = $1`,
    [id, state, flightId],
  );
}

/** Numbers of an airline in stock, so that bookings on its flights can be confirmed. */
export async function stockNumbers(
  house: Pick<TestHouse, 'rows'>,
  { code, prefix, count = 20 }: { readonly code: string; readonly prefix: string; readonly count?: number },
): Promise<void> {
  await house.rows(
    `insert into airline (prefix, code, name_zh, name_en) values ($1, $2, $2, $2) on conflict (prefix) do update set code = excluded.code`,
    [prefix, code],
  );
  for (let serial = 1000001; serial <= 1000000 + count; serial += 1)
    await house.rows(
      `insert into mawb_stock (mawb_no, state, who) values ($1, 'free', 'test') on conflict do nothing`,
      [`${prefix}${serial}${serial % 7}`],
    );
}

/** What a confirmation accepts when nothing is out of the ordinary: what was booked. */
export function confirming(
  booking: Which & { readonly quantity: number; readonly grossWeight: string; readonly volume: string },
) {
  const { id, version, quantity, grossWeight, volume } = booking;
  return { id, version, accepted: { pieces: quantity, grossWeight, volume } };
}

/** A content without house waybills that weighs this much and is light enough for its volume never to decide. */
export function plainBookingOn(flight: OnFlight, grossWeight: string): BookingContent {
  const content = bookingOn(flight, []);
  return {
    ...content,
    flight: { ...content.flight, waybillKind: 'direct' },
    cargo: { ...content.cargo, quantity: 1, grossWeight, volume: '0.01' },
  };
}

/** Drafts with one content laid straight into the database; they are handed in later, all at once. */
export async function layDrafts(
  house: Pick<TestHouse, 'rows'>,
  orgId: string,
  content: BookingContent,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await house.rows(
    `insert into booking (org_id, id, booking_no, content, product, created_by)
     select $1, x, 'BK' || right(replace(x::text, '-', ''), 16), $3, $3::jsonb #>> '{flight,product}', $1 from unnest($2::uuid[]) x`,
    [orgId, ids, JSON.stringify(content)],
  );
  return ids;
}
