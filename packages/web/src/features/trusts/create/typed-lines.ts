import { valueAtPath } from '@loadline/contract/trusts/trust.needed';

/** A line as it was typed. */
export type TypedLine = Readonly<Record<string, unknown>> & { readonly id: string };

/** The lines in what was typed. */
export function linesIn(entered: unknown): TypedLine[] {
  const lines = valueAtPath(entered, 'cargo.lines');
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

function isLine(value: unknown): value is TypedLine {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
