/** What stands in an input as text; nothing while it is empty. */
export function typedText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
