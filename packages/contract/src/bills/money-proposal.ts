import { exact, fixed, isLess, isSame, minus, zero } from '../kernel/decimal.ts';

interface OpenBill {
  readonly billNo: string;
  /** `YYYY-MM-DD` */
  readonly payDate: string;
  readonly unpaidAmount: string;
  readonly disputedAmount: string;
}

/** What bills are called in the text of a payment: FB and digits, which people part and write in either case. */
export function numbersIn(text: string): Set<string> {
  const found = text
    .normalize('NFKC')
    .toUpperCase()
    .matchAll(/FB[\s-]*\d[\d\s-]*/g);
  return new Set([...found].map(([number]) => number.replaceAll(/[\s-]/g, '')));
}

/** Whether the text of a payment says that it is a bond. */
function isBond(text: string): boolean {
  return /押金|保证金|\b(?:security )?deposit\b|\bbond\b/i.test(text);
}

/**
 * Lays what is left of a payment over open bills (ruling 68): those that its text names first, then the oldest due, each up to
 * what is unpaid and not disputed of it. A payment that names none and is exactly what is due of one of them is for that one;
 * a bond is for none. Gives the bills in that order, each with `proposed`; what remains stays on the account.
 */
export function proposedParts<B extends OpenBill>(
  { left, text }: { readonly left: string; readonly text: string },
  open: readonly B[],
): (B & { proposed: string })[] {
  const numbers = numbersIn(text);
  const named = open.filter(({ billNo }) => numbers.has(billNo));
  const same = open.filter(({ unpaidAmount }) => isSame(unpaidAmount, left));
  const first = new Set((named.length === 0 && same.length === 1 ? same : named).map(({ billNo }) => billNo));
  const place = ({ billNo, payDate }: B) => `${first.has(billNo) ? 0 : 1} ${payDate} ${billNo}`;
  let rest = isBond(text) && named.length === 0 ? zero : exact(left);
  return open
    .toSorted((one, other) => place(one).localeCompare(place(other)))
    .map((bill) => {
      const unpaid = minus(exact(bill.unpaidAmount), exact(bill.disputedAmount));
      const taken = isLess(rest, unpaid) ? rest : unpaid;
      const proposed = isLess(taken, zero) ? zero : taken;
      rest = minus(rest, proposed);
      return { ...bill, proposed: fixed(proposed, 2) };
    });
}
