export function orderRoutes() {
  return [];
}
