export function weightOf(kilograms: string): string {
  return `${Number(kilograms).toFixed(2)} kg`;
}
