import { codeTable } from '../kernel/code.ts';
import { exact, fixed, isLess, largerOf } from '../kernel/decimal.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, group, optional } from '../kernel/field.ts';
import { percentOf } from '../tariffs/tariff-base.ts';
import type { EntryType } from './entry.codes.ts';

const feeKinds = codeTable('fee of an entry', {
  mpf_formal: { zh: '货物处理费（正式报关）', en: 'Processing fee, formal entry' },
  mpf_informal: { zh: '货物处理费（非正式报关）', en: 'Processing fee, informal entry' },
  hmf: { zh: '港口维护费', en: 'Harbor maintenance fee' },
});

const amount = (zh: string, en: string) =>
  optional(decimal({ label: { zh, en }, scale: 2, min: '0', max: '9999999.99', unit: 'USD' }));

export const entryFeeFields = {
  fee: code(feeKinds, { label: { zh: '费用种类', en: 'Kind of fee' } }),
  percent: optional(
    decimal({ label: { zh: '费率', en: 'Rate of the fee' }, scale: 4, min: '0', max: '999.9999', unit: '%' }),
  ),
  least: amount('最低', 'At least'),
  most: amount('最高', 'At most'),
  validFrom: date({ label: { zh: '申报日起', en: 'Entered from' } }),
  validUntil: optional(date({ label: { zh: '申报日止', en: 'Entered until' } })),
};

/** A fee of some days of entry, as the data of the tariff have it: there is no other table of them. */
export const entryFee = group(entryFeeFields, { label: { zh: '费用', en: 'Fee' } });
export type EntryFee = ValuesOf<typeof entryFeeFields>;

const formalTypes: readonly EntryType[] = ['01', '03', '06'];

function rowOf(fees: readonly EntryFee[], fee: EntryFee['fee'], day: string): EntryFee | undefined {
  return fees.find(
    (row) => row.fee === fee && row.validFrom <= day && (row.validUntil === null || day <= row.validUntil),
  );
}

interface FeeBounds {
  readonly percent: string;
  readonly min: string;
  readonly max: string;
}

/** Between what the processing fee of a formal entry of that day is; undefined where no row covers the day, or the entry is not formal. */
export function mpfBounds(fees: readonly EntryFee[], type: EntryType, day: string): FeeBounds | undefined {
  if (!formalTypes.includes(type)) return undefined;
  const row = rowOf(fees, 'mpf_formal', day);
  if (!row || row.percent === null || row.least === null || row.most === null) return undefined;
  return { percent: row.percent, min: row.least, max: row.most };
}

/** The fee that follows from a value, before exemptions of lines are known. */
export function mpfOf(value: string, { percent, min, max }: FeeBounds): string {
  const fee = largerOf(exact(percentOf(exact(value), percent)), exact(min));
  return fixed(isLess(fee, exact(max)) ? fee : exact(max), 2);
}

/** Harbor maintenance fee, of what comes by sea, without a minimum or maximum (19 CFR 24.24); undefined where no row covers the day. */
export function hmfOf(fees: readonly EntryFee[], value: string, day: string): string | undefined {
  const percent = rowOf(fees, 'hmf', day)?.percent;
  return percent === undefined || percent === null ? undefined : percentOf(exact(value), percent);
}
