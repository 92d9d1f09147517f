export function handleOrder() {
  return 'what of it?';
}
