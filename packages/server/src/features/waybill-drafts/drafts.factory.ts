import { soundBooking, soundHouse } from '@loadline/contract/bookings/booking.factory';
import type { DeskDraft } from '@loadline/contract/waybill-drafts/draft';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** A customer's cargo on a test waybill: each house waybill has ten pieces, 120.5 kg and 1.2 m³; without one it flies directly, as much. */
export interface LaidCargo {
  readonly orgId: string;
  readonly ownerId: string;
  readonly houses: number;
  /** What stands as the goods' name and in the parties. */
  readonly words?: string;
}

export interface LaidWaybill {
  readonly id: string;
  /** `784-12345675`. */
  readonly no: string;
  /** Of each cargo in turn, the ids of its house waybills. */
  readonly hawbIds: readonly (readonly string[])[];
}

let serial = 1_000_000 + Math.floor(Math.random() * 8_000_000);

/** Lays down a waybill in its preparation with cargo of several customers. */
export async function layWaybill(
  house: Pick<TestHouse, 'rows'>,
  cargos: readonly LaidCargo[],
  status = '42',
): Promise<LaidWaybill> {
  const id = newId();
  const stored = awbOf('784', serial++);
  const houses = cargos.reduce((sum, cargo) => sum + partsOf(cargo), 0);
  await house.rows(
    `insert into mawb (id, mawb_no, status, flight_no, flight_date, origin, destination, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, $3, 'CZ433', '2026-11-24', 'PVG', 'ORD', $4, $5, $6, 200)`,
    [id, stored, status, houses * 10, (houses * 120.5).toFixed(1), (houses * 1.2).toFixed(1)],
  );
  const hawbIds = [];
  for (const cargo of cargos) hawbIds.push(await layCargo(house, { id, stored, status }, cargo));
  return { id, no: shownAwb(stored), hawbIds };
}

function partsOf({ houses }: LaidCargo): number {
  return Math.max(1, houses);
}

async function layCargo(
  house: Pick<TestHouse, 'rows'>,
  waybill: { id: string; stored: string; status: string },
  cargo: LaidCargo,
): Promise<string[]> {
  const { orgId, ownerId, words = 'LED DESK LAMPS' } = cargo;
  const parts = partsOf(cargo);
  const [bookingId, hawbIds] = [newId(), Array.from({ length: cargo.houses }, () => newId())];
  const rows = hawbIds.map((id, at) => ({
    ...soundHouse(at + 1),
    id,
    hawbNo: `HB${id.slice(-8).toUpperCase()}`,
  }));
  const sound = soundBooking('2026-11-24', rows);
  const party = { name: words, tel: '0755-12345678', address: words, country: 'CN' as const };
  const parties = {
    shipper: party,
    consignee: { ...party, country: 'US' as const },
    notify: null,
    alsoNotify: null,
  };
  const flight = {
    ...sound.flight,
    waybillKind: cargo.houses === 0 ? ('direct' as const) : sound.flight.waybillKind,
  };
  const content = { ...sound, flight, parties, cargo: { ...sound.cargo, goodsName: words, marks: null } };
  await house.rows(
    `insert into booking (org_id, id, booking_no, status, content, mawb_id, mawb_no, accepted_pieces, accepted_gross_weight, accepted_volume, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      orgId,
      bookingId,
      `BK${newId().slice(-12)}`,
      waybill.status,
      JSON.stringify(content),
      waybill.id,
      waybill.stored,
      parts * 10,
      parts * 120.5,
      parts * 1.2,
      ownerId,
    ],
  );
  for (const [at, row] of rows.entries())
    await house.rows(
      `insert into hawb (org_id, id, booking_id, position, hawb_no, booking_pkgs_num, booking_gross_weight, booking_volume)
       values ($1, $2, $3, $4, $5, 10, 120.5, 1.2)`,
      [orgId, row.id, bookingId, at + 1, row.hawbNo],
    );
  await house.rows(
    `insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, $3, $4, $5, $6, $7, 200)`,
    [orgId, waybill.id, bookingId, ownerId, parts * 10, parts * 120.5, parts * 1.2],
  );
  return hawbIds;
}

/** The forms as proposed, made sound: what only staff know is filled in. */
export function soundForms({ proposed }: DeskDraft) {
  const whole = 'HENGXIAN OVERSEAS INC.\n12 CARGO ROAD\nCHICAGO IL\nUNITED STATES';
  return {
    master: { ...proposed.master, consignee: whole, executedAt: 'SHANGHAI' },
    houses: proposed.houses,
  };
}

/** Prepares the next version of a waybill's draft, changed as told, and sends it to its customers. */
export async function sendVersion(
  desk: Calls,
  no: string,
  change: (forms: ReturnType<typeof soundForms>) => ReturnType<typeof soundForms> = (forms) => forms,
): Promise<DeskDraft> {
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const last = draft.versions[0] ?? soundForms(draft);
  const { master, houses } = change({ master: last.master, houses: last.houses });
  const saved = await desk.post('/opsapi/mawb/draft/save', { no, revision: 0, master, houses });
  const [{ no: version, revision }] = saved.data.versions;
  const sent = await desk.post('/opsapi/mawb/draft/send', { no, version, revision, note: null });
  if (sent.code !== 200) throw new Error(sent.message);
  return sent.data;
}
