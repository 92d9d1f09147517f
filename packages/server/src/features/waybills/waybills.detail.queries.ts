import { handlingCodesOf, rowsOfHouse } from '@loadline/contract/bookings/booking.dangerous';
import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import type { waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { passableBy } from '@loadline/contract/waybills/waybill.guard';
import { movesFrom } from '@loadline/contract/waybills/waybill.lifecycle';
import type { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import type { WaybillQueue } from '@loadline/contract/waybills/waybill-desk.queue';
import { hardPoints } from '@loadline/contract/waybills/waybill-finding';
import { json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import { sumOf } from '../bookings/bookings.public.ts';
import { fileOfCustomer, fileOfDesk, filesOfRecords } from '../files/files.public.ts';
import { flightById } from '../flights/flights.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { lastStepOf } from './waybills.back.commands.ts';
import { factsOf } from './waybills.facts.queries.ts';
import { allPiecesOf, billedOfHouse, housesOf, sidesOf, wholeIfAll, wordsOn } from './waybills.figures.ts';
import { blockedBy, guardSaid } from './waybills.guards.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import {
  eventsOf,
  exceptionsOf,
  orderNumbersOf,
  pathOf,
  piecesOf,
  threadOf,
  threadsOf,
} from './waybills.parts.queries.ts';
import { ownRow, waybillsOnly } from './waybills.queries.ts';
import { queueOf } from './waybills.queues.queries.ts';
import { deskRow } from './waybills.rows.queries.ts';
import { seenWaybill } from './waybills.seen.queries.ts';

export type WaybillDetail = AnswerOf<typeof waybillDetail>;
export type DeskDetail = AnswerOf<typeof deskWaybillApi.detail>;

/** The id of a waybill by a number as it may be typed; absent and foreign are the same 404. */
export async function idOf(tx: Tx, no: string): Promise<string> {
  const [found] = await tx.rows(
    sql.type({ id: text })`select m.id::text as id from mawb m where m.mawb_no = ${plainAwb(no)}`,
  );
  if (!found) throw new Problem('notFound');
  return found.id;
}

/** A customer's part of a waybill: their houses, their sums, what is shown to them. */
export async function ownDetail(tx: Tx, id: string, language: Language): Promise<WaybillDetail> {
  const { row } = await tx.one(
    sql.one({ row: json<WaybillDetail['waybill']>() })`
      select ${ownRow} as row from ${waybillsOnly} where r.id = ${id}`,
  );
  const waybill = await seenWaybill(tx, id);
  const facts = await factsOf(tx, waybill);
  const houses = housesWith(facts, await orderNumbersOf(tx, facts.bookings), language);
  return {
    waybill: row,
    ...(await partsOf(tx, waybill, facts, language)),
    totals: sidesOf(
      wordsOn(facts.bookings, wholeIfAll(facts.bookings, waybill)),
      { billing: row.billingWeight, billingUnit: row.billingUnit },
      facts.policy('difference'),
    ),
    houses: houses.map(({ house }) => house),
    documents: await documentsOf(tx, id, false),
    messages: await threadOf(tx, id, tx.me.orgId),
  };
}

/** All of it, as staff see it: after a step no more than without one. */
export async function deskDetail(tx: Tx, id: string, language: Language): Promise<DeskDetail> {
  const { row, queue } = await tx.one(
    sql.one({
      row: json<DeskDetail['waybill']>(),
      queue: orNull(textOf<WaybillQueue>()),
    })`select ${deskRow} as row, ${queueOf} as queue from mawb r where r.id = ${id}`,
  );
  const waybill = await seenWaybill(tx, id);
  const facts = await factsOf(tx, waybill);
  const names = await customersOf(tx, id);
  const unnamed = { customerCode: '', customer: '', customerEn: '' };
  const back = await lastStepOf(tx, id);
  return {
    waybill: row,
    ...(await partsOf(tx, waybill, facts, language)),
    // An airline bills in kilograms.
    totals: sidesOf(
      wordsOn(facts.bookings, waybill),
      { billing: row.billingWeight, billingUnit: 'kg' },
      facts.policy('difference'),
    ),
    houses: housesWith(facts, await orderNumbersOf(tx, facts.bookings), language).map(({ orgId, house }) => ({
      ...house,
      customerId: orgId,
      ...unnamed,
      ...names.get(orgId),
    })),
    documents: await documentsOf(tx, id, true),
    review: facts.review.map(({ point, passed, detail }) => ({
      point,
      passed,
      isError: hardPoints.includes(point),
      detail: (detail && say(detail, language)) || null,
    })),
    threads: await threadsOf(tx, id),
    queue,
    backTo: back?.from ?? null,
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

async function partsOf(tx: Tx, waybill: LockedWaybill, facts: Facts, language: Language) {
  const { base, ulds } = await tx.one(sql.type({
    base: json<Pick<WaybillDetail, 'base' | 'ulds'>['base']>(),
    ulds: json<Pick<WaybillDetail, 'base' | 'ulds'>['ulds']>(),
  })`
    select json_build_object('terminal', m.terminal, 'party', m.party, 'deadline', to_char(m.deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'receiver', m.receiver, 'pickedUpAt', to_char(m.picked_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'pickedUpPieces', m.picked_up_pieces) as base,
      coalesce((select json_agg(json_build_object('uldNo', u.uld_no, 'pieces', u.pieces, 'grossWeight', u.gross_weight::text, 'remark', u.remark)
        order by u.uld_no) from mawb_uld u where u.mawb_id = m.id), '[]') as ulds
    from waybill_base(${waybill.id}) m`);
  return {
    base: tx.me.kind === 'forwarder' ? base : { ...base, pickedUpPieces: ownPickedUp(waybill, facts) },
    ulds,
    stops: waybill.flightId === null ? [] : (await flightById(tx, waybill.flightId)).stops,
    path: await pathOf(tx, waybill),
    next: nextOf(tx, facts, language),
    tolerance: facts.policy('difference'),
    pieces: await piecesOf(tx, facts.bookings),
    events: await eventsOf(tx, waybill, language),
    exceptions: await exceptionsOf(tx, { id: waybill.id, bookings: facts.bookings }, language),
  };
}

/** Who has only part of a waybill learns what was picked up when all of it was: their own. */
function ownPickedUp(waybill: LockedWaybill, { bookings }: Facts): number | null {
  const { pickedUpPieces } = waybill;
  const own = sumOf(bookings.map(({ accepted }) => accepted))?.pieces ?? 0;
  if (own === waybill.pieces) return pickedUpPieces;
  return pickedUpPieces >= allPiecesOf(waybill) ? own : null;
}

/** What the caller may do now, and what still keeps them from it. */
function nextOf({ me }: Tx, facts: Facts, language: Language): WaybillDetail['next'] {
  const actor = me.kind === 'forwarder' ? 'operator' : 'customer';
  return movesFrom(facts.waybill.status, me.permissions)
    .filter((move) => move.actor === actor)
    .map((move) => {
      // What the form itself will bring is no condition yet.
      const blocked = blockedBy(move, facts).filter(
        (guard) => !(guard === 'weighbridgeThere' && move.may.includes('weighbridgeFile')),
      );
      const open = guardsBeforeForm(blocked);
      return {
        to: move.to,
        blocked: open.map((guard) => say(guardSaid(guard, facts), language)),
        passable: passableBy(me.permissions, open),
      };
    });
}

/** House waybills can be measured in the form of the step itself. */
function guardsBeforeForm<G extends string>(blocked: readonly G[]): G[] {
  return blocked.filter((guard) => guard !== 'housesMeasured');
}

function housesWith(
  { waybill, bookings, policy }: Facts,
  orders: ReadonlyMap<string, string>,
  language: Language,
) {
  return housesOf(bookings).map(({ booking, house }) => ({
    orgId: booking.orgId,
    house: {
      hawbId: house.hawbId,
      hawbNo: house.hawbNo,
      bookingNo: booking.bookingNo,
      orderNumber: (house.orderId && orders.get(house.orderId)) ?? null,
      orderPieces: house.orderPieces,
      goodsName: booking.content.cargo.goodsName,
      handlingCodes: handlingCodesOf(
        rowsOfHouse(booking.content, house.hawbId),
        booking.content.dangerous.handlingCodes,
      ),
      consignee: booking.content.parties.consignee?.name ?? null,
      customsType:
        house.customsType === null ? null : say(wordOf(customsBusinesses, house.customsType), language),
      ...sidesOf(house, billedOfHouse(booking, house, waybill), policy('difference')),
    },
  }));
}

async function documentsOf(tx: Tx, id: string, isStaff: true): Promise<DeskDetail['documents']>;
async function documentsOf(tx: Tx, id: string, isStaff: false): Promise<WaybillDetail['documents']>;
async function documentsOf(tx: Tx, id: string, isStaff: boolean): Promise<unknown[]> {
  const shown = isStaff ? sql`true` : sql`r.visible`;
  const rows = await tx.rows(sql.type({ file: json<unknown>() })`
    select ${isStaff ? fileOfDesk : fileOfCustomer} as file from ${filesOfRecords}
    where ${allOf([sql`r.subject = 'mawb'`, sql`r.subject_id = ${id}`, sql`r.withdrawn_at is null`, shown])}
    order by r.uploaded_at desc, r.file_id desc`);
  return rows.map(({ file }) => file);
}

interface Named {
  readonly customerCode: string;
  readonly customer: string;
  readonly customerEn: string;
}

async function customersOf(tx: Tx, id: string): Promise<Map<string, Named>> {
  const rows = await tx.rows(sql.type({ orgId: text, customerCode: text, customer: text, customerEn: text })`
    select distinct g.org_id::text as "orgId", g.code as "customerCode", g.name_zh as customer, g.name_en as "customerEn"
    from mawb_share s join ${organisationView} g on g.org_id = s.org_id where s.mawb_id = ${id}`);
  return new Map(rows.map(({ orgId, ...named }) => [orgId, named]));
}
