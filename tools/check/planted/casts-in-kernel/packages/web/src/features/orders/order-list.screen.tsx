export function numberOf(row: unknown) {
  return (row as { number: string }).number;
}
