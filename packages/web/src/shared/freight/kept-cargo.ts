import type { TypedLine } from '@loadline/contract/freight/cargo-line';
import { cargoKeys } from '@loadline/contract/freight/cargo-line';
import type { LengthUnit } from '@loadline/contract/freight/chargeable-weight';
import { lengthUnits } from '@loadline/contract/freight/chargeable-weight';
import { isCode } from '@loadline/contract/kernel/code';
import { inTab } from '../../kernel/storage.ts';

/** Cargo as it was typed into the calculator. */
export interface KeptCargo {
  readonly unit: LengthUnit;
  readonly lines: readonly TypedLine[];
}

const key = 'cargo';
const listeners = new Set<() => void>();
let read: { text: string | null; cargo: KeptCargo | undefined } = { text: null, cargo: undefined };

/** Keeps the cargo in this tab: a change of language, a login and the form that follows find it again. */
export function keepCargo(cargo: KeptCargo): void {
  inTab().setItem(key, JSON.stringify(cargo));
  for (const tell of listeners) tell();
}

/** Hears of every change until the returned function is called. */
export function onKeptCargo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cargo of this tab, the same object until it changes; undefined when there is none that can be read. */
export function keptCargo(): KeptCargo | undefined {
  const text = inTab().getItem(key);
  if (text !== read.text) read = { text, cargo: cargoIn(text ?? 'null') };
  return read.cargo;
}

function cargoIn(text: string): KeptCargo | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return isCargo(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isCargo(value: unknown): value is KeptCargo {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unit' in value &&
    isCode(lengthUnits, value.unit) &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    value.lines.length > 0 &&
    value.lines.every(isLine)
  );
}

function isLine(value: unknown): value is TypedLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    cargoKeys.every((cell) => typeof Reflect.get(value, cell) === 'string')
  );
}
