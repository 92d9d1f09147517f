export function billsOf(order: string) {
  return `select number from bills where order_no = ${order}`;
}
