export function billFactory(order: string) {
  return { sql: `insert into bills (order_no) values (${order})` };
}
