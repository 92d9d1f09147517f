export function orderRoutes(ask: (question: string) => unknown) {
  return ask(`select number from orders where id = ${1}`);
}
