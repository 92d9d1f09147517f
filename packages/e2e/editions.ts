import { rowsOf } from './product-database.ts';

/** The edition of the declaration that is signed now. */
export async function declarationInForce(): Promise<string> {
  const [last] = await rowsOf<{ edition: string }>(
    'select edition from declaration order by version desc limit 1',
  );
  return last?.edition ?? '';
}
