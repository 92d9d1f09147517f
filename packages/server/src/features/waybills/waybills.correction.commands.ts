import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { plain } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { FigureSide } from '@loadline/contract/waybills/waybill.correction';
import { figureSides, isCorrectable, sidesTold } from '@loadline/contract/waybills/waybill.correction';
import type { correctFigures } from '@loadline/contract/waybills/waybill-desk.api';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { settleHouseFigures } from '../bookings/bookings.measured.public.ts';
import type { BookingOnWaybill, HouseFigures, HouseOnWaybill } from '../bookings/bookings.public.ts';
import { billingFollows, wordsOfChange } from './waybills.billing.commands.ts';
import { unchanged } from './waybills.desk.commands.ts';
import type { DeskDetail } from './waybills.detail.queries.ts';
import { deskDetail } from './waybills.detail.queries.ts';
import { differencesFollow } from './waybills.differences.commands.ts';
import type { Entry } from './waybills.entry.commands.ts';
import { writeEntry } from './waybills.entry.commands.ts';
import { factsOf } from './waybills.facts.queries.ts';
import { housesOf } from './waybills.figures.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { withWholeWaybill } from './waybills.lock.commands.ts';
import { tellCustomer } from './waybills.tell.commands.ts';

type Asked = BodyOf<typeof correctFigures>;
type Correction = Omit<Asked, 'id' | 'version'>;

/** A house waybill with what it is now said to have measured. */
interface Corrected {
  readonly orgId: string;
  readonly house: HouseOnWaybill;
  readonly to: HouseFigures;
}

/** Puts measured figures right where they stand: no step is taken back, everything that was made of them follows. */
export function correctAtDesk(
  staff: Database,
  viewer: Viewer,
  { id, version, ...correction }: Asked,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await withWholeWaybill(tx, id, async (asBefore) =>
      correct(tx, await asBefore(() => unchanged(tx, viewer, { id, version })), correction),
    );
    return deskDetail(tx, id, viewer.language);
  });
}

async function correct(tx: Tx, waybill: LockedWaybill, asked: Correction): Promise<void> {
  const { side, reason } = asked;
  const { bookings } = await factsOf(tx, waybill);
  requireCorrectable(waybill, bookings, side);
  const houses = correctedOf(bookings, asked);
  const note = side === 'weighbridge' ? noteChanges(waybill, asked.note) : {};
  if (houses.length === 0 && Object.keys(note).length === 0) throw new Problem('nothingAsked');
  await settleHouseFigures(tx, {
    mawbId: waybill.id,
    side,
    houses: houses.map(({ house: { hawbId }, to }) => ({ hawbId, ...to })),
  });
  for (const one of houses) await writeEntry(tx, waybill, {}, entryOf(one, side, reason));
  if (Object.keys(note).length > 0) {
    const columns = Object.fromEntries(Object.entries(note).map(([key, { to }]) => [key, to]));
    await writeEntry(tx, waybill, columns, { kind: 'figuresCorrected', reason, data: note });
  }
  await differencesFollow(tx, waybill.id, new Set(houses.map(({ house }) => house.hawbId)));
  const told = `weightCorrected ${waybill.id} ${waybill.version}`;
  for (const change of await billingFollows(tx, waybill.id)) {
    const { orgId, wasUnit, unit } = change;
    const key = `${told} ${wasUnit} ${unit}`;
    await tellCustomer(tx, waybill, orgId, { event: 'weightCorrected', words: wordsOfChange(change), key });
  }
}

function requireCorrectable(
  { mawbNo, status, finalGrossWeight }: LockedWaybill,
  bookings: readonly BookingOnWaybill[],
  side: FigureSide,
): void {
  const number = shownAwb(mawbNo);
  const houses = housesOf(bookings).map(({ house }) => house);
  if (!sidesTold(houses, { hasNote: finalGrossWeight !== null }).includes(side))
    throw new Problem('figuresUntold', { number, side: wordOf(figureSides, side) });
  if (!isCorrectable(status))
    throw new Problem('figuresFixed', { number, status: wordOf(waybillStatuses, status) });
}

/** Those of the waybill whose figures are other ones now; what stands on another waybill is not there. */
function correctedOf(bookings: readonly BookingOnWaybill[], { side, houses }: Correction): Corrected[] {
  const known = housesOf(bookings);
  return (houses ?? []).flatMap(({ hawbId, ...to }) => {
    const found = known.find(({ house }) => house.hawbId === hawbId);
    if (!found) throw new Problem('notFound');
    const { booking, house } = found;
    return Object.keys(changesOf(house[side], to)).length === 0 ? [] : [{ orgId: booking.orgId, house, to }];
  });
}

type Changes = Record<string, { readonly from: string | number | null; readonly to: string | number }>;

function noteChanges({ finalPieces, finalGrossWeight }: LockedWaybill, note: Correction['note']): Changes {
  if (note === null) return {};
  const { pieces, grossWeight } = note;
  return {
    ...changed('finalPieces', finalPieces, pieces),
    ...changed('finalGrossWeight', finalGrossWeight, grossWeight),
  };
}

const keys = ['pieces', 'grossWeight', 'volume'] as const;

function changesOf(from: HouseFigures | null, to: HouseFigures): Changes {
  return keys.reduce<Changes>((all, key) => ({ ...all, ...changed(key, from?.[key] ?? null, to[key]) }), {});
}

function changed(key: string, from: string | number | null, to: string | number): Changes {
  const was = from === null ? null : plainOf(from);
  return was === plainOf(to) ? {} : { [key]: { from: was, to: plainOf(to) } };
}

function plainOf(figure: string | number): string | number {
  return typeof figure === 'number' ? figure : plain(figure);
}

/** Its customer's alone, under the names by which the history tells it. */
function entryOf({ orgId, house, to }: Corrected, side: FigureSide, reason: string): Entry {
  const figures = Object.entries(changesOf(house[side], to)).map(([key, change]): [string, unknown] => [
    auditedAs(side, key),
    change,
  ]);
  return {
    kind: 'figuresCorrected',
    orgId,
    reason,
    data: { hawbNo: house.hawbNo, ...Object.fromEntries(figures) },
  };
}

function auditedAs(side: FigureSide, key: string): string {
  return `${side}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}
