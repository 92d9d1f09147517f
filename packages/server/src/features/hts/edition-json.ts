import { NoEdition } from './edition-flaw.ts';

export type Cells = Readonly<Record<string, unknown>>;

const longest = 1_000_000;

/** The objects of a JSON list one by one, as they come in; the list is never held whole. */
export async function* objectsIn(text: AsyncIterable<string>): AsyncGenerator<Cells> {
  const at = { depth: 0, isText: false, isEscaped: false };
  let [held, row, isOver] = ['', 1, false];
  for await (const piece of text) {
    const all = held + piece;
    let [from, next] = [at.depth > 1 ? 0 : all.length, held.length];
    for (; next < all.length; next += 1) {
      const sign = all[next] ?? '';
      const was = at.depth;
      if (was <= 1 && !isOver && !belongs(sign, was)) throw new NoEdition('notJson', { row });
      if (isOver && sign.trim() !== '') throw new NoEdition('notJson', { row });
      step(at, sign);
      if (was === 1 && at.depth === 2) from = next;
      if (was === 1 && at.depth === 0) isOver = true;
      if (was !== 2 || at.depth !== 1) continue;
      yield objectOf(all.slice(from, next + 1), row);
      [from, row] = [all.length, row + 1];
    }
    held = at.depth > 1 ? all.slice(from) : '';
    if (held.length > longest) throw new NoEdition('rowTooLong', { row });
  }
  if (!isOver) throw new NoEdition('cutOff', { row });
}

/** Around the list only blanks may stand, and between its objects commas. */
function belongs(sign: string, depth: number): boolean {
  return (depth === 0 ? ' \n\r\t[' : ' \n\r\t,{]').includes(sign);
}

function step(at: { depth: number; isText: boolean; isEscaped: boolean }, sign: string): void {
  if (at.isText) {
    if (at.isEscaped) at.isEscaped = false;
    else if (sign === '\\') at.isEscaped = true;
    else if (sign === '"') at.isText = false;
  } else if (sign === '"') at.isText = true;
  else if (sign === '{' || sign === '[') at.depth += 1;
  else if (sign === '}' || sign === ']') at.depth -= 1;
}

function objectOf(text: string, row: number): Cells {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoEdition('notJson', { row });
  }
  return cellsIn(found, row);
}

export function cellsIn(found: unknown, row: number): Cells {
  if (typeof found !== 'object' || found === null) throw new NoEdition('notJson', { row });
  return { ...found };
}
