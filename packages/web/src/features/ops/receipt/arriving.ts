import { exceeds } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Field, ValuesOf } from '@loadline/contract/kernel/field';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import type { receipt } from '@loadline/contract/receipts/receipt';
import { measuredFields } from '@loadline/contract/receipts/receipt';
import type { findArriving } from '@loadline/contract/receipts/receipt.api';
import { stored } from '../../../kernel/stored.ts';

/** An order as the warehouse sees it. */
export type Arriving = AnswerOf<typeof findArriving>[number];

export type Receipt = ValuesOf<typeof receipt.fields>;

/** One line while it is being typed: everything is text, '' what is not measured yet. */
export type TypedLine = Readonly<Record<keyof MeasuredLine, string>>;

export const noLine: TypedLine = { pieces: '', length: '', width: '', height: '', weight: '' };

/** The cells of a line in the order in which they are measured, with the limits and decimals of the contract. */
export const cells: readonly (keyof MeasuredLine)[] = ['pieces', 'length', 'width', 'height', 'weight'];

export function typed({ pieces, ...rest }: MeasuredLine): TypedLine {
  return { ...rest, pieces: String(pieces) };
}

/** As far as it was measured already, else as its customer has declared it: porters put right what differs. */
export function firstLines({ open, received, declared }: Arriving): readonly TypedLine[] {
  const lines = open?.lines.length ? open.lines : received.pieces === 0 && !open ? declared : [];
  return lines.length > 0 ? lines.map(typed) : [noLine];
}

/** Whether what is shown first has been declared and not measured. */
export function isAsDeclared({ open, received, declared }: Arriving): boolean {
  return !open && received.pieces === 0 && declared.length > 0;
}

/** The lines that are wholly measured; a line that nobody has begun is none. */
export function measured(lines: readonly TypedLine[]): MeasuredLine[] {
  return lines.filter(isWhole).map((line) => ({ ...line, pieces: Number(line.pieces) }));
}

/** The first cell that is missing in a line that was begun. */
export function missingIn(lines: readonly TypedLine[]): { row: number; key: keyof MeasuredLine } | undefined {
  for (const [row, line] of lines.entries()) {
    const key = cells.find((cell) => !isFilled(line[cell]));
    if (key && cells.some((cell) => line[cell] !== '')) return { row, key };
  }
  return undefined;
}

/** The warehouses that it can come to; the one that its receipt names, too, though that is out of use. */
export function warehousesFor({ open, warehouses }: Arriving): Arriving['warehouses'] {
  const isKept = !open || warehouses.some(({ code }) => code === open.warehouse);
  return isKept ? warehouses : [...warehouses, { code: open.warehouse, nameZh: '', nameEn: '' }];
}

/** As its receipt says, else the one that it was booked to, else the one where somebody received here last. */
export function firstWarehouse(of: Arriving): string {
  const offered = warehousesFor(of);
  const likely = [of.open?.warehouse, of.ownWarehouse, stored('receipt.warehouse')];
  const known = likely.find((code) => offered.some((one) => one.code === code));
  return known ?? (offered.length === 1 ? offered[0]?.code : undefined) ?? '';
}

function isWhole(line: TypedLine): boolean {
  return cells.every((cell) => isFilled(line[cell]));
}

// A number on its way, such as `120.`, is none yet.
function isFilled(cell: string): boolean {
  return exceeds(cell, '0');
}

/** How many decimals and how much a cell may have. */
export function ruleOf(key: keyof MeasuredLine): { decimals: number; max: number } {
  const field: Field = measuredFields[key];
  if (field.kind === 'decimal') return { decimals: field.scale, max: Number(field.max) };
  return { decimals: 0, max: field.kind === 'whole' ? field.max : 0 };
}
