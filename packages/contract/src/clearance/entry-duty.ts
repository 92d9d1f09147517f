import { transports } from '../codes/transport.ts';
import { figures } from '../facts/figures.ts';
import { zoneName } from '../facts/zone.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codesOf, wordOf } from '../kernel/code.ts';
import { exact, isLess, isZero } from '../kernel/decimal.ts';
import type { Field } from '../kernel/field.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  text,
  whole,
} from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import type { EntryType } from './entry.codes.ts';
import type { DutyKind, DutyState } from './entry-duty.codes.ts';
import { dutyKinds, dutySources, dutyStates } from './entry-duty.codes.ts';
import { flawOfDueDay } from './entry-rfi.ts';
import type { EntryFee } from './us-fees.ts';
import { mpfBounds } from './us-fees.ts';

const amountOf = (kind: DutyKind): Field<string | null> => {
  const { zh, en } = wordOf(dutyKinds, kind);
  return optional(decimal({ ...figures.amount, label: { zh, en }, min: '0', unit: 'USD' }));
};

/** One amount of each kind; what stands empty does not apply. */
export const dutyAmounts: Readonly<Record<DutyKind, Field<string | null>>> = {
  duty: amountOf('duty'),
  s301: amountOf('s301'),
  s232: amountOf('s232'),
  s122: amountOf('s122'),
  addCvd: amountOf('addCvd'),
  mpf: amountOf('mpf'),
  hmf: amountOf('hmf'),
  other: amountOf('other'),
};

export type DutyAmounts = Readonly<Record<DutyKind, string | null>>;

/** What staff write of an estimate beside its amounts. */
export const writtenDuty = {
  feeDate: date({ label: { zh: '申报日（计费）', en: 'Date of entry' } }),
  approveBy: optional(date({ label: { zh: '确认期限', en: 'Approve by' } })),
  zone: zoneName,
  note: optional(text({ label: { zh: '说明', en: 'Note' }, max: 500 })),
};

/** What the tariff says is worked out once more, and every amount that is the same counts as its. */
export const byTariff = flag({ label: { zh: '按税则计算', en: 'Worked out by the tariff' } });

export const payBy = date({ label: { zh: '付款期限', en: 'Pay by' } });
export const refusal = text({ label: { zh: '不同意的原因', en: 'Why it is refused' }, max: 500 });
export const proofFiles = list(id({ label: { zh: '文件编号', en: 'File id' } }), {
  label: { zh: '付款凭证', en: 'Proof of payment' },
  max: 5,
});

export const dutyTotal = decimal({
  label: { zh: '税费合计', en: 'Duties and fees' },
  scale: 2,
  unit: 'USD',
  places: ['list', 'detail', 'export'],
});
export const dutyStateField = code(dutyStates, {
  label: { zh: '税费状态', en: 'Duty status' },
  places: ['list', 'detail', 'export'],
});

const who = (label: Text) => optional(text({ label, max: 64, min: 0 }));
const when = (label: Text) => optional(instant({ label }));

/** An estimate with its way; nothing of it changes but how far it is. */
export const dutyFields = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  estimateNo: whole({ label: { zh: '估算次数', en: 'Estimate no.' } }),
  source: code(dutySources, { label: { zh: '来源', en: 'Source' } }),
  ...writtenDuty,
  amounts: list(
    group(
      {
        kind: code(dutyKinds, { label: { zh: '税费种类', en: 'Kind of duty' } }),
        amount: decimal(figures.amount),
        source: code(dutySources, { label: { zh: '来源', en: 'Source' } }),
      },
      { label: { zh: '税费', en: 'Duty' } },
    ),
    { label: { zh: '税费', en: 'Duties' } },
  ),
  total: dutyTotal,
  state: dutyStateField,
  approveEnds: when({ zh: '确认截止', en: 'Approval due' }),
  madeAt: instant({ label: { zh: '估算时间', en: 'Estimated' } }),
  decidedWho: who({ zh: '确认人', en: 'Decided by' }),
  decidedAt: when({ zh: '确认时间', en: 'Decided' }),
  approvedTotal: optional({ ...dutyTotal, label: { zh: '已确认金额', en: 'Amount approved' } }),
  refusal: optional(refusal),
  payBy: optional(payBy),
  payEnds: when({ zh: '付款截止', en: 'Payment due' }),
  proofWho: who({ zh: '凭证上传人', en: 'Proof by' }),
  proofAt: when({ zh: '凭证时间', en: 'Proof sent' }),
  proofFiles,
  paidAt: when({ zh: '到账时间', en: 'Paid on' }),
  paymentNote: optional(text({ label: { zh: '付款说明', en: 'About the payment' }, max: 500 })),
};

export const duty = group(dutyFields, { label: { zh: '税费估算', en: 'Estimate of duties' } });

interface Flaw {
  readonly path: DutyKind | 'approveBy';
  readonly says: Text;
}

interface Of {
  readonly entryType: EntryType;
  readonly transport: CodeOf<typeof transports> | null;
  readonly today: string;
  /** Those of the tariff. */
  readonly fees: readonly EntryFee[];
}

type Given = DutyAmounts & { readonly feeDate: string; readonly approveBy: string | null };

const nothing: Text = {
  zh: '至少填写一项税费，没有税费请填 0',
  en: 'fill in one at least; 0 where nothing is due',
};
const bySeaOnly: Text = { zh: '只对海运货物征收', en: 'is charged only on cargo that comes by sea' };

/** What cannot be right of an estimate: fees that the law bounds, as far as the year of the entry is known. */
export function flawsOfDuty(given: Given, { entryType, transport, today, fees }: Of): Flaw[] {
  const { mpf, hmf, feeDate, approveBy } = given;
  const bounds = mpfBounds(fees, entryType, feeDate);
  const late = flawOfDueDay(approveBy, today);
  const flaws: (Flaw | false | undefined | null)[] = [
    codesOf(dutyKinds).every((kind) => given[kind] === null) && { path: 'duty', says: nothing },
    mpf !== null &&
      bounds !== undefined &&
      isOutside(mpf, bounds) && {
        path: 'mpf',
        says: {
          zh: `该申报日应为 ${bounds.min} 至 ${bounds.max}，免征填 0`,
          en: `should be ${bounds.min} to ${bounds.max} on that date of entry, 0 where exempt`,
        },
      },
    transport === '1' && hmf !== null && !isZero(exact(hmf)) && { path: 'hmf', says: bySeaOnly },
    late && { path: 'approveBy', says: late },
  ];
  return flaws.filter((one) => one !== false && one !== undefined && one !== null);
}

function isOutside(fee: string, { min, max }: { readonly min: string; readonly max: string }): boolean {
  const typed = exact(fee);
  return !isZero(typed) && (isLess(typed, exact(min)) || isLess(exact(max), typed));
}

const notEstimated: Text = { zh: '尚未估算', en: 'not estimated yet' };

/** What is wanting before duties count as paid; undefined once the payment of what was approved is confirmed. */
export function unpaidOf({ dutyState }: { readonly dutyState: DutyState | null }): Text | undefined {
  if (dutyState === null) return notEstimated;
  return dutyState === 'PAID' ? undefined : wordOf(dutyStates, dutyState);
}

/** What is said of a proof without a file. */
export const noProof: Text = { zh: '请至少上传一个文件', en: 'needs a file at least' };
