export function pageOfOrders() {
  return [];
}
