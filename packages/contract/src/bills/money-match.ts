import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { exact, fixed, isSame, plus, zero } from '../kernel/decimal.ts';
import { numbersIn } from './money-proposal.ts';

/** By what a payment is taken for one of a customer, the weightiest first. */
export const matchReasons = codeTable('match reason', {
  billNo: { zh: '账单号', en: 'Bill no.' },
  payerAccount: { zh: '付款账号', en: 'Payer account' },
  name: { zh: '户名', en: 'Name' },
  paidBefore: { zh: '曾用付款人', en: 'Paid before' },
  amount: { zh: '金额相符', en: 'Same amount' },
});

export type MatchReason = CodeOf<typeof matchReasons>;

/** What each counts for: no two lesser ones outweigh the number of a bill. */
const weights: Readonly<Record<MatchReason, number>> = {
  billNo: 8,
  payerAccount: 4,
  name: 3,
  paidBefore: 2,
  amount: 1,
};

interface Payment {
  readonly amount: string;
  readonly payer: string | null;
  readonly payerAccount: string | null;
  readonly note: string | null;
}

/** What is known of who pays for a customer. */
interface KnownPayer {
  readonly orgId: string;
  /** What the customer is called, and the holders of its accounts. */
  readonly names: readonly string[];
  readonly accounts: readonly string[];
  /** Who has paid for it so far. */
  readonly paidBefore: readonly string[];
}

interface Candidate {
  readonly orgId: string;
  readonly open: readonly { readonly billNo: string; readonly unpaidAmount: string }[];
}

const forms =
  /(有限责任公司|股份有限公司|有限公司|公司|\b(?:co|company|ltd|limited|inc|llc|corp|corporation|gmbh|pte)\b)/g;

/** A name as two of them are compared: in one width and case, without the form of the company, blanks and signs. */
function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(forms, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function plainAccount(account: string): string {
  return account
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
}

/** Part of a name is enough where it is long enough to be one: four Chinese characters, or eight letters. */
function isNameOf(payer: string, name: string): boolean {
  const [one, other] = [plainName(payer), plainName(name)].toSorted((a, b) => a.length - b.length);
  if (!one || !other) return false;
  const isLong = one.length >= 8 || (one.match(/\p{Script=Han}/gu)?.length ?? 0) >= 4;
  return one === other || (isLong && other.includes(one));
}

/** By what the payer of a payment is one of these, apart from any bill. */
export function payerReasons({ payer, payerAccount }: Payment, known: KnownPayer): MatchReason[] {
  const account = plainAccount(payerAccount ?? '');
  const has = (names: readonly string[]) => payer !== null && names.some((name) => isNameOf(payer, name));
  const isAccount = account.length >= 5 && known.accounts.some((one) => plainAccount(one) === account);
  return [
    ...(isAccount ? (['payerAccount'] as const) : []),
    ...(has(known.names) ? (['name'] as const) : []),
    ...(has(known.paidBefore) ? (['paidBefore'] as const) : []),
  ];
}

/** By what the open bills of a customer speak for it: one is named, or one, the named ones or all come to the amount. */
function billReasons({ amount, note }: Payment, { open }: Candidate): MatchReason[] {
  const numbers = numbersIn(note ?? '');
  const named = open.filter(({ billNo }) => numbers.has(billNo));
  const sumOf = (bills: Candidate['open']) =>
    fixed(
      bills.reduce((sum, { unpaidAmount }) => plus(sum, exact(unpaidAmount)), zero),
      2,
    );
  const sums = [...open.map(({ unpaidAmount }) => unpaidAmount), sumOf(named), sumOf(open)];
  return [
    ...(named.length > 0 ? (['billNo'] as const) : []),
    ...(sums.some((sum) => isSame(sum, amount)) ? (['amount'] as const) : []),
  ];
}

/** As many as a person compares. */
const most = 5;

/** The customers that a payment may be of, the likeliest first, each with what speaks for it; who has nothing is left out. */
export function matchesOf<C extends Candidate>(
  payment: Payment,
  candidates: readonly C[],
  known: readonly KnownPayer[],
): (C & { reasons: MatchReason[] })[] {
  const payers = new Map(known.map((one) => [one.orgId, one]));
  const weightOf = (reasons: readonly MatchReason[]) =>
    reasons.reduce((sum, reason) => sum + weights[reason], 0);
  return candidates
    .map((candidate) => {
      const payer = payers.get(candidate.orgId);
      const reasons = new Set([
        ...billReasons(payment, candidate),
        ...(payer ? payerReasons(payment, payer) : []),
      ]);
      return { ...candidate, reasons: inOrder.filter((reason) => reasons.has(reason)) };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) => weightOf(other.reasons) - weightOf(one.reasons) || (one.orgId < other.orgId ? -1 : 1),
    )
    .slice(0, most);
}

const inOrder: readonly MatchReason[] = ['billNo', 'payerAccount', 'name', 'paidBefore', 'amount'];
