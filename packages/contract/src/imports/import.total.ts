/** A row that begins so is the last of its table. */
export const total = /^(合计|总计|共计|总合计|(grand[\s-]*)?totals?(?![a-z0-9-]))/i;
/** This one stands between its records. */
export const subtotal = /^(小计|本页合计|sub[\s-]*totals?(?![a-z0-9-]))/i;

/** Whether a row that begins so sums up others. */
export function isTotal(first: string): boolean {
  return total.test(first) || subtotal.test(first);
}
