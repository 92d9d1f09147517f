import { soundBooking, soundHouse } from '@loadline/contract/bookings/booking.factory';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

/** A customer's booking on a test waybill: each house waybill has ten pieces, 120.5 kg and 1.2 m³. */
interface LaidBooking {
  readonly orgId: string;
  readonly ownerId: string;
  /** One house waybill per entry: under which order it flies, or none. */
  readonly orders: readonly (string | null)[];
  /** What stands as the goods' name and in the parties. */
  readonly words?: string;
}

interface LaidFacts {
  readonly status: WaybillStatus;
  readonly cargo?: readonly LaidBooking[];
  readonly selfDelivery?: boolean;
  /** The columns that a waybill has gathered on its way. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

export interface LaidWaybill {
  readonly id: string;
  /** `784-12345675`. */
  readonly no: string;
  readonly hawbIds: readonly string[];
  readonly bookingIds: readonly string[];
}

let serial = 1_000_000 + Math.floor(Math.random() * 8_000_000);

/** A number that no other test has. */
function nextAwb(prefix = '784'): string {
  serial += 1;
  return awbOf(prefix, serial);
}

/** Lays a waybill down as its way has left it, with cargo of any customers; its number is in the stock as it would be. */
export async function layMawb(
  house: Pick<TestHouse, 'rows'>,
  { status, cargo = [], selfDelivery = false, columns = {} }: LaidFacts,
): Promise<LaidWaybill> {
  const [id, stored] = [newId(), nextAwb()];
  const count = cargo.reduce((sum, { orders }) => sum + orders.length, 0);
  const [gross, volume] = [(count * 120.5).toFixed(1), (count * 1.2).toFixed(1)];
  await house.rows(
    `insert into mawb (id, mawb_no, status, flight_no, flight_date, origin, destination, self_delivery, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, $3, 'CZ433', '2026-11-24', 'PVG', 'ORD', $4, $5, $6, $7, $8)`,
    [id, stored, status, selfDelivery, count * 10, gross, volume, billingWeight(gross, volume)],
  );
  for (const [column, value] of Object.entries(columns))
    await house.rows(`update mawb set ${column} = $2 where id = $1`, [id, value]);
  await house.rows(
    `insert into mawb_event (mawb_id, id, seq, kind, to_status, zone, source) values ($1, $2, 1, 'registered', '31', 'Asia/Shanghai', 'manual')`,
    [id, newId()],
  );
  const [hawbIds, bookingIds]: [string[], string[]] = [[], []];
  for (const one of cargo) {
    const laid = await layBooking(house, { id, stored, status }, one);
    bookingIds.push(laid.bookingId);
    hawbIds.push(...laid.hawbIds);
  }
  return { id, no: shownAwb(stored), hawbIds, bookingIds };
}

async function layBooking(
  house: Pick<TestHouse, 'rows'>,
  waybill: { readonly id: string; readonly stored: string; readonly status: WaybillStatus },
  { orgId, ownerId, orders, words = 'LED DESK LAMPS' }: LaidBooking,
) {
  const bookingId = newId();
  const rows = orders.map((_, at) => {
    const id = newId();
    return { ...soundHouse(at + 1), id, hawbNo: `HB${id.slice(-8).toUpperCase()}` };
  });
  const [gross, volume] = [(orders.length * 120.5).toFixed(1), (orders.length * 1.2).toFixed(1)];
  const hangs = !['29', '30', '0'].includes(waybill.status);
  await house.rows(
    `insert into booking (org_id, id, booking_no, status, content, mawb_id, mawb_no, accepted_pieces, accepted_gross_weight, accepted_volume, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      orgId,
      bookingId,
      `BK${newId().slice(-12)}`,
      waybill.status,
      JSON.stringify(contentOf(rows, words)),
      hangs ? waybill.id : null,
      hangs ? waybill.stored : null,
      orders.length * 10,
      gross,
      volume,
      ownerId,
    ],
  );
  for (const [at, { id, hawbNo }] of rows.entries())
    await house.rows(
      `insert into hawb (org_id, id, booking_id, position, hawb_no, booking_pkgs_num, booking_gross_weight, booking_volume, order_id)
       values ($1, $2, $3, $4, $5, 10, 120.5, 1.2, $6)`,
      [orgId, id, bookingId, at + 1, hawbNo, orders[at] ?? null],
    );
  await house.rows(
    `insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [orgId, waybill.id, bookingId, ownerId, orders.length * 10, gross, volume, billingWeight(gross, volume)],
  );
  return { bookingId, hawbIds: rows.map(({ id }) => id) };
}

function contentOf(rows: Parameters<typeof soundBooking>[1], words: string) {
  const sound = soundBooking('2026-11-24', rows);
  const party = { name: words, tel: '0755-12345678', address: words, country: 'CN' as const };
  const parties = { shipper: party, consignee: party, notify: null, alsoNotify: null };
  return { ...sound, parties, cargo: { ...sound.cargo, goodsName: words, marks: null } };
}

/** A version of a waybill's draft that is being prepared. */
export async function layDraft(house: Pick<TestHouse, 'rows'>, mawbId: string): Promise<void> {
  await house.rows(
    `insert into awb_draft (mawb_id, no, master, shared, saved_by) values ($1, 1, '{}', '{}', 'test')`,
    [mawbId],
  );
}

/** A paper of a waybill that staff have uploaded, shown to its customers or not. */
export async function layPaper(
  house: Pick<TestHouse, 'rows'>,
  orgId: string,
  mawbId: string,
  { name = 'note.pdf', visible = false } = {},
): Promise<string> {
  const fileId = newId();
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256) values ($1, $2, $3, 'pdf', 1, '')`,
    [orgId, fileId, name],
  );
  await house.rows(
    `insert into record_file (org_id, file_id, subject, subject_id, type, visible, by_staff) values ($1, $2, 'mawb', $3, 'WEIGHT', $4, true)`,
    [orgId, fileId, mawbId, visible],
  );
  return fileId;
}
