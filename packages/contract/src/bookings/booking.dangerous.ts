import type { DangerousGoods, Packing } from '../codes/dangerous-goods.ts';
import { dangerousGoods, unNoOf } from '../codes/dangerous-goods.ts';
import type { SpecialHandling } from '../codes/special-handling.ts';
import type { DocumentPath, SaidAt } from '../documents/document.path.ts';
import { exact, isLess, plain } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { BookingContent } from './booking-content.ts';
import type { DangerousRow } from './booking-dangerous.ts';

const numbered = ['battery', 'dangerous'];

/** Whether goods with these properties are declared by their UN numbers. */
export function isDeclared(special: readonly string[]): boolean {
  return special.some((one) => numbered.includes(one));
}

/** What is declared of a booking; what was typed of goods that have no such property any more says nothing. */
export function declaredRows({ dangerous }: BookingContent): readonly DangerousRow[] {
  return isDeclared(dangerous.special) ? dangerous.rows : [];
}

/** What is declared under a house waybill, or under the booking itself where it has but one, or none. */
export function rowsOfHouse(content: BookingContent, houseId: string | null): readonly DangerousRow[] {
  const isOnly = content.houses.rows.length <= 1;
  return declaredRows(content).filter(({ house }) => houseId === null || isOnly || house === houseId);
}

/** What the list says of a row as far as it is chosen. */
function listedOf({ entry }: DangerousRow): DangerousGoods | undefined {
  return entry === null ? undefined : dangerousGoods[entry];
}

/** The ways in which the goods of a row may be packed, of its packing group once that is said. */
export function packingsOf(row: DangerousRow): readonly Packing[] {
  return (listedOf(row)?.packings ?? []).filter(
    ({ group }) => group === undefined || row.packingGroup === null || group === row.packingGroup,
  );
}

/** The packing groups that its goods have. */
export function groupsOf(row: DangerousRow): string[] {
  return [...new Set((listedOf(row)?.packings ?? []).flatMap(({ group }) => group ?? []))];
}

function packingOf(row: DangerousRow): Packing | undefined {
  return packingsOf(row).find(({ instruction }) => instruction === row.instruction);
}

export function unitOf(row: DangerousRow): string {
  return listedOf(row)?.unit ?? 'kg';
}

/** The fields of the declaration that have to be filled in. */
export function neededOfDangerous(content: BookingContent): DocumentPath[] {
  const { special } = content.dangerous;
  const needsHouse = content.houses.rows.length > 1;
  return [
    'dangerous.special',
    ...(isDeclared(special) ? ['dangerous.rows'] : []),
    ...declaredRows(content).flatMap((row) => [
      ...['entry', 'instruction', 'packages', 'netQuantity'].map((key) => pathOf(row, key)),
      ...(groupsOf(row).length > 0 ? [pathOf(row, 'packingGroup')] : []),
      ...(needsHouse ? [pathOf(row, 'house')] : []),
    ]),
  ];
}

export function pathOf({ id }: Pick<DangerousRow, 'id'>, key: string): DocumentPath {
  return `dangerous.rows.${id}.${key}`;
}

/** What the regulations refuse of a declaration. */
export function dangerousErrors(content: BookingContent): SaidAt[] {
  const { special } = content.dangerous;
  const isBoth = special.includes('general') && special.length > 1;
  const rows = declaredRows(content);
  const lacksBattery =
    special.includes('battery') &&
    rows.length > 0 &&
    rows.every((row) => row.entry !== null && !isBattery(row));
  return [
    ...(isBoth ? [{ path: 'dangerous.special', says: notBoth }] : []),
    ...(lacksBattery ? [{ path: 'dangerous.rows', says: noBattery }] : []),
    ...rows.flatMap((row) => rowErrors(content, row)),
  ];
}

/** Batteries, and what is driven by them. */
function isBattery(row: DangerousRow): boolean {
  const listed = listedOf(row);
  const electric = listed?.packings.some(({ instruction }) => ['952', '872'].includes(instruction));
  return listed?.batteries !== undefined || electric === true;
}

const notBoth: Text = { zh: '普货不能同时有其他属性', en: 'general cargo has no other property' };
const noBattery: Text = {
  zh: '带电货物须有电池的 UN 编号',
  en: 'none of them is a battery, but the goods contain one',
};
const notSo: Text = { zh: '不适用于该货物，请另选', en: 'not for these goods: choose another' };
const noHouse: Text = { zh: '该分单已不在本订舱中', en: 'this house waybill is not on the booking' };

function rowErrors({ houses }: BookingContent, row: DangerousRow): SaidAt[] {
  const listed = listedOf(row);
  const packing = packingOf(row);
  const [only] = houses.rows.length === 1 ? houses.rows : [];
  const house = only ?? houses.rows.find(({ id }) => id === row.house);
  const isGone = row.house !== null && !houses.rows.some(({ id }) => id === row.house);
  const groups = groupsOf(row);
  const isOtherGroup =
    row.packingGroup !== null && listed !== undefined && !groups.includes(row.packingGroup);
  const most = packing?.cargo;
  const isOver =
    most !== undefined &&
    most !== 'any' &&
    row.netQuantity !== null &&
    isLess(exact(most), exact(row.netQuantity));
  const pieces = house?.bookingPkgsNum ?? null;
  const isMore = pieces !== null && row.packages !== null && row.packages > pieces;
  return [
    ...(isOtherGroup ? [{ path: pathOf(row, 'packingGroup'), says: notSo }] : []),
    ...(listed && !isOtherGroup && row.instruction !== null && !packing
      ? [{ path: pathOf(row, 'instruction'), says: notSo }]
      : []),
    ...(isGone ? [{ path: pathOf(row, 'house'), says: noHouse }] : []),
    ...(isOver ? [{ path: pathOf(row, 'netQuantity'), says: atMost(most, unitOf(row)) }] : []),
    ...(isMore ? [{ path: pathOf(row, 'packages'), says: moreThan(pieces) }] : []),
  ];
}

function atMost(most: string, unit: string): Text {
  return {
    zh: `此包装说明每件最多 ${most} ${unit}`,
    en: `at most ${most} ${unit} in a package by this packing instruction`,
  };
}

function moreThan(pieces: number): Text {
  return { zh: `不能多于分单的 ${pieces} 件`, en: `the house waybill has ${pieces} pieces only` };
}

/** Whether a package of a row is forbidden on passenger aircraft. */
export function isCargoOnly(row: DangerousRow): boolean {
  const packing = packingOf(row);
  if (!packing) return false;
  if (packing.passenger === null) return true;
  if (packing.passenger === 'any' || row.netQuantity === null) return false;
  return isLess(exact(packing.passenger), exact(row.netQuantity));
}

/** Whether a row flies under a shipper's declaration (DGD). */
export function needsDgd(row: DangerousRow): boolean {
  const packing = packingOf(row);
  return packing !== undefined && packing.undeclared !== true;
}

/** The special handling codes that follow from rows, and those that were added to them. */
export function handlingCodesOf(
  rows: readonly DangerousRow[],
  added: readonly SpecialHandling[],
): SpecialHandling[] {
  const derived = rows.flatMap((row) => packingOf(row)?.code ?? listedCode(row));
  const cargoOnly = rows.some(isCargoOnly) ? (['CAO'] as const) : [];
  return [...new Set([...derived, ...cargoOnly, ...added])];
}

function listedCode(row: DangerousRow): SpecialHandling[] {
  const code = packingOf(row) && listedOf(row)?.code;
  return code ? [code] : [];
}

/** What the papers say of how goods are to be handled; `pieces` are all that fly with them, null where nothing is to be said. */
export function handlingText(rows: readonly DangerousRow[], pieces: number | null): string | null {
  const declared = rows.filter(needsDgd);
  const packages = declared.reduce((sum, row) => sum + (row.packages ?? 0), 0);
  const part = pieces !== null && packages < pieces ? ` (${packages} packages)` : '';
  const cargoOnly = declared.some(isCargoOnly) ? ' - Cargo Aircraft Only' : '';
  const statements = rows.flatMap((row) => statementOf(row) ?? []);
  const lines = [
    ...(declared.length > 0 ? [`Dangerous goods as per associated DGD${part}${cargoOnly}`] : []),
    ...new Set(statements),
  ];
  return lines.length > 0 ? lines.join('\n') : null;
}

function statementOf(row: DangerousRow): string | undefined {
  const batteries = listedOf(row)?.batteries;
  const [number, section] = row.instruction?.split('-') ?? [];
  if (!batteries || section !== 'II' || !packingOf(row)) return undefined;
  return `${batteries} in compliance with Section II of PI ${number}`;
}

/** How a row stands under the nature and quantity of goods: `UN3481 Lithium ion batteries …, 9, PI 967-II, 12 x 1.5 kg`. */
export function natureOf(row: DangerousRow): string {
  const listed = listedOf(row);
  const { packages, netQuantity, packingGroup, instruction } = row;
  const quantity =
    packages !== null && netQuantity !== null ? `${packages} x ${plain(netQuantity)} ${unitOf(row)}` : null;
  return [
    row.entry && listed && `${unNoOf(row.entry)} ${listed.name.en}`,
    listed && `Class ${listed.division}`,
    packingGroup && groupsOf(row).length > 0 && `PG ${packingGroup}`,
    instruction && `PI ${instruction}`,
    quantity,
  ]
    .filter(Boolean)
    .join(', ');
}
