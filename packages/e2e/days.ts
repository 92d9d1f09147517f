/** The day so many days from today by the clocks of China, where the walks' flights leave and their clerks sit. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
}
