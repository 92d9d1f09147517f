import { codesOf } from '../kernel/code.ts';
import { exact, fixed, plus, zero } from '../kernel/decimal.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, date, group, list, optional, text } from '../kernel/field.ts';
import { localTimeAt } from '../kernel/local-time.ts';
import type { Text } from '../kernel/text.ts';
import { tariffHead, tariffLayer } from '../tariffs/tariff.api.ts';
import { modeOfTransport, tariffStatuses } from '../tariffs/tariff-entry.codes.ts';
import {
  said,
  tariffEditionFields,
  tariffFeeFields,
  tariffLineFacts,
  tariffRelease,
  tariffSums,
} from '../tariffs/tariff-fields.ts';
import type { EntryType } from './entry.codes.ts';
import { entryFile, entryLineFields } from './entry.ts';
import type { DutyKind } from './entry-duty.codes.ts';
import { dutyKinds } from './entry-duty.codes.ts';
import { zoneOfUsPort } from './us-port-zone.ts';

const { orderNumber, goodsNo, hsDest, nameEn, nameZh, origin, mid } = entryLineFields;
const { value, quantity, quantity2, netKg } = tariffLineFacts;
const outcome = code(tariffStatuses, { label: { zh: '结果', en: 'Outcome' } });

/** A line of an entry as the tariff machine reckons it, or what keeps it from that. */
const reckonedLineFields = {
  orderNumber,
  goodsNo,
  hsDest,
  nameEn,
  nameZh,
  origin,
  mid,
  value: optional(value),
  quantity,
  quantity2,
  netKg,
  units: list(text({ label: { zh: '单位', en: 'Unit of quantity' }, max: 1_000, min: 0 }), {
    label: { zh: '单位', en: 'Units' },
  }),
  status: outcome,
  /** What stands in the way of any figure, and what has to be looked at by hand. */
  lacks: list(said({ zh: '缺少', en: 'Lacks' }), { label: { zh: '缺少', en: 'Lacking' } }),
  layers: list(tariffLayer, { label: { zh: '税层', en: 'Layers' } }),
  alerts: list(said({ zh: '提示', en: 'Alert' }), { label: { zh: '提示', en: 'Alerts' } }),
  duty: tariffSums.duty,
};

/** Duties and fees of an entry by the tariff on a day: line by line, layer by layer. What cannot be said has no amount. */
export const reckoning = group(
  {
    day: date({ label: { zh: '申报日（计费）', en: 'Date of entry' } }),
    mode: tariffHead.mode,
    entryType: tariffHead.entryType,
    release: tariffRelease,
    ...tariffEditionFields,
    status: outcome,
    lines: list(group(reckonedLineFields, { label: { zh: '商品行', en: 'Line' } }), {
      label: { zh: '商品行', en: 'Lines' },
      max: 5_000,
    }),
    fees: list(
      group(
        { kind: code(dutyKinds, { label: { zh: '税费种类', en: 'Kind of duty' } }), ...tariffFeeFields },
        { label: { zh: '费用', en: 'Fee' } },
      ),
      { label: { zh: '费用', en: 'Fees' } },
    ),
    ...tariffSums,
    value: optional(tariffSums.value),
  },
  { label: { zh: '按税则计算', en: 'Worked out by the tariff' } },
);

export type Reckoning = NonNullable<(typeof reckoning)['is']>;
export type ReckonedLine = Reckoning['lines'][number];

/** Under which kind a layer is added up. */
function kindOfProgram(program: string): DutyKind {
  if (program === 'base' || program === 'chapter98') return 'duty';
  if (program.startsWith('s301_')) return 's301';
  if (program.startsWith('s232_')) return 's232';
  return program.startsWith('s122') ? 's122' : 'other';
}

/** What the tariff says of one kind of duty or fee. */
export interface KindSum {
  /** Null where it does not apply, and where it cannot be said. */
  readonly amount: string | null;
  /** The lines, from 1, whose part of it is not known, and what is known of the others. */
  readonly open: readonly number[];
  readonly known: string;
  /** Cannot be said: has to be typed. */
  readonly isOpen: boolean;
}

type Sums = Pick<Reckoning, 'lines' | 'fees' | 'mode'>;

/** Of each kind the sum of its layers to the cent, or the fee of the whole entry. */
export function sumsByKind(of: Sums): Record<DutyKind, KindSum> {
  const sum = (kind: DutyKind) =>
    kind === 'mpf' || kind === 'hmf' ? sumOfFee(of, kind) : sumOfLayers(of.lines, kind);
  return {
    duty: sum('duty'),
    s301: sum('s301'),
    s232: sum('s232'),
    s122: sum('s122'),
    addCvd: sum('addCvd'),
    mpf: sum('mpf'),
    hmf: sum('hmf'),
    other: sum('other'),
  };
}

/** No fee is due where none can be; one that nobody can say is to be typed. */
function sumOfFee({ fees, mode }: Sums, kind: 'mpf' | 'hmf'): KindSum {
  const fee = fees.find((one) => one.kind === kind);
  const amount = fee?.amount ?? null;
  const isDue = kind === 'mpf' || mode === 'ocean';
  return { amount, open: [], known: amount ?? '0.00', isOpen: isDue && amount === null };
}

/** A line of which nothing is known may owe whatever the others owe, and column 1 in any case. */
function sumOfLayers(lines: readonly ReckonedLine[], kind: DutyKind): KindSum {
  const parts = lines.map(({ status, layers }) => {
    const own = layers.filter(({ program }) => kindOfProgram(program) === kind);
    const amounts = own.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    // Where lists tell numbers of ten digits apart, what stands on a list is not known.
    const isTorn = status === 'needsTenDigits' && kind !== 'duty' && own.length > 0;
    return { amounts, isUnread: layers.length === 0, isOpen: isTorn || amounts.length < own.length };
  });
  const applies = parts.some(({ amounts, isOpen }) => isOpen || amounts.length > 0);
  const open = parts.flatMap(({ isUnread, isOpen }, at) =>
    isOpen || (isUnread && (applies || kind === 'duty')) ? [at + 1] : [],
  );
  const all = parts.flatMap(({ amounts }) => amounts);
  const known = fixed(
    all.reduce((sum, one) => plus(sum, exact(one)), zero),
    2,
  );
  const isOpen = open.length > 0;
  return { amount: isOpen || all.length === 0 ? null : known, open, known, isOpen };
}

/** How an entry is reckoned: its type and the way it comes; or the field that keeps it from being reckoned, with why. */
export function headOfEntry({
  entryType,
  transport,
}: Pick<ValuesOf<typeof entryFile.fields>, 'entryType' | 'transport'>) {
  const type = typesReckoned[entryType];
  if (type === undefined) return { field: 'entryType', says: notReckoned } as const;
  if (transport === null) return { field: 'transport', says: noTransport } as const;
  return { entryType: type, mode: modeOfTransport[transport] } as const;
}

/** The tariff knows formal and informal consumption; antidumping duty of type 03 is added by hand. */
const typesReckoned: Partial<Record<EntryType, '01' | '11'>> = { '01': '01', '03': '01', '11': '11' };
const notReckoned: Text = {
  zh: '该申报类型不能按税则计算，请人工录入',
  en: 'is a type of entry that is not worked out by the tariff: type the amounts',
};
const noTransport: Text = {
  zh: '订单没有相同的运输方式，无法确定港口维护费',
  en: 'has to be one for all orders, or harbor maintenance cannot be told',
};

/** The day of an entry by the calendar of its port when it was filed, else when it arrives. */
export function dayOfEntry(
  file: Pick<ValuesOf<typeof entryFile.fields>, 'filedAt' | 'port' | 'eta'>,
): string | null {
  const { filedAt, port, eta } = file;
  if (filedAt === null) return eta;
  return localTimeAt(filedAt, port === null ? 'America/New_York' : zoneOfUsPort(port)).slice(0, 10);
}

/** The kinds of duty whose amount the tariff cannot say. */
export function openKinds(of: Sums): DutyKind[] {
  const sums = sumsByKind(of);
  return codesOf(dutyKinds).filter((kind) => sums[kind].isOpen);
}
