import { mock } from 'node:test';
import pg from 'pg';

/** How many statements the transactions of people took that were made meanwhile. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  const seen = mock.method(pg.Client.prototype, 'query');
  await work();
  const calls = seen.mock.calls.map((call) => ({ client: call.this, text: textOf(call.arguments[0]) }));
  seen.mock.restore();
  const entered = new Set<unknown>();
  let statements = 0;
  for (const { client, text } of calls) {
    if (/ from enter\(/.test(text)) entered.add(client);
    if (entered.has(client)) statements += 1;
    if (text === 'commit' || text === 'rollback') entered.delete(client);
  }
  return statements;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
