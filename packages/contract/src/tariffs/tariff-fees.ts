import type { CodeOf } from '../kernel/code.ts';
import { exact, fixed, isLess, isZero, plain, plus, zero } from '../kernel/decimal.ts';
import type { FeeRow, TariffRules } from './measure.ts';
import { isOn } from './measure.ts';
import { percentOf } from './tariff-base.ts';
import type { tariffEntryTypes, tariffModes } from './tariff-entry.codes.ts';
import type { TariffLine } from './tariff-line.ts';
import { feePart } from './tariff-part.ts';
import { programOf } from './trade-program.ts';

/** What is owed of the whole entry beside duties; no amount where no row covers the day. */
export interface TariffFee {
  readonly fee: 'mpf' | 'hmf';
  readonly class: string;
  readonly percent: string | null;
  readonly base: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly amount: string | null;
  readonly note: 'exempt' | 'minimum' | 'maximum' | 'flat' | 'noRow' | null;
  readonly source: string;
}

interface Entry {
  readonly entryType: CodeOf<typeof tariffEntryTypes>;
  readonly mode: CodeOf<typeof tariffModes>;
  readonly lines: readonly TariffLine[];
}

/** The merchandise processing fee once an entry, and harbor maintenance of what comes by sea. */
export function feesOf({ entryType, mode, lines }: Entry, day: string, { fees }: TariffRules): TariffFee[] {
  const rowOf = (fee: FeeRow['fee']) => fees.find((row) => row.fee === fee && isOn(day, row));
  const charged = sumOf(lines.map((line) => (isFreeOfMpf(line) ? '0' : feePart(line))));
  const mpf = mpfOf(
    rowOf(entryType === '11' ? 'mpf_informal' : 'mpf_formal'),
    charged,
    entryType === '11' ? '311' : '499',
  );
  if (mode !== 'ocean') return [mpf];
  const base = sumOf(lines.map(({ value }) => value));
  return [mpf, hmfOf(rowOf('hmf'), base)];
}

function isFreeOfMpf({ claims: { spi } }: TariffLine): boolean {
  return spi !== null && (programOf(spi)?.freeOfMpf ?? false);
}

const none = { percent: null, base: null, min: null, max: null, source: '' };

function mpfOf(row: FeeRow | undefined, base: string, type: string): TariffFee {
  const fee = { fee: 'mpf', class: type } as const;
  if (isZero(exact(base)))
    return { ...fee, ...none, base: '0', amount: '0.00', note: 'exempt', source: '19 CFR 24.23(c)' };
  if (row === undefined) return { ...fee, ...none, amount: null, note: 'noRow' };
  const { percent, min, max, flat, source } = row;
  if (percent === null || min === null || max === null)
    return { ...fee, ...none, base, amount: flat, note: 'flat', source };
  const told = { ...fee, percent, base, min, max, source };
  const amount = percentOf(exact(base), percent);
  if (isLess(exact(amount), exact(min))) return { ...told, amount: min, note: 'minimum' };
  return isLess(exact(max), exact(amount))
    ? { ...told, amount: max, note: 'maximum' }
    : { ...told, amount, note: null };
}

function hmfOf(row: FeeRow | undefined, base: string): TariffFee {
  if (row === undefined || row.percent === null)
    return { fee: 'hmf', class: '501', ...none, amount: null, note: 'noRow' };
  const amount = percentOf(exact(base), row.percent);
  return {
    fee: 'hmf',
    class: row.class,
    percent: row.percent,
    base,
    min: null,
    max: null,
    amount,
    note: null,
    source: row.source,
  };
}

/** The sum of decimals, as short as it can be written. */
export function sumOf(amounts: readonly string[]): string {
  return plain(
    fixed(
      amounts.reduce((sum, amount) => plus(sum, exact(amount)), zero),
      2,
    ),
  );
}
