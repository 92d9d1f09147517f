import { exact, fixed, isLess, minus, zero } from '../kernel/decimal.ts';

interface OpenBill {
  readonly billNo: string;
  /** `YYYY-MM-DD` */
  readonly payDate: string;
  readonly unpaidAmount: string;
  readonly disputedAmount: string;
}

/** What bills are called in the text of a payment: FB and digits, which people part and write in either case. */
function numbersIn(text: string): Set<string> {
  const found = text.toUpperCase().matchAll(/FB[\s-]*\d[\d\s-]*/g);
  return new Set([...found].map(([number]) => number.replaceAll(/[\s-]/g, '')));
}

/**
 * Lays what is left of a payment over open bills (ruling 68): those that its text names first, then the oldest due, each up to
 * what is unpaid and not disputed of it. Gives the bills in that order, each with `proposed`; what remains stays on the account.
 */
export function proposedParts<B extends OpenBill>(
  { left, text }: { readonly left: string; readonly text: string },
  open: readonly B[],
): (B & { proposed: string })[] {
  const named = numbersIn(text);
  const place = ({ billNo, payDate }: B) => `${named.has(billNo) ? 0 : 1} ${payDate} ${billNo}`;
  let rest = exact(left);
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
