import type { Sql } from './sql.ts';
import { compiled } from './sql.ts';

/** A statement by the name under which each connection keeps its plan. */
export function statementOf(query: Sql): { name?: string; text: string; values: unknown[] } {
  const { sql: text, parameters } = compiled(query);
  const name = nameOf(text);
  return { ...(name && { name }), text, values: [...parameters] };
}

const names = new Map<string, string>();
/** Filters make many statements; a connection should not keep more plans than it can use. */
const namesAtMost = 300;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesAtMost) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}
