import type { Token } from './scanner.ts';

export interface Import {
  readonly specifier: string;
  /** `type` vanishes at run time; `lazy` is import(), require() or the URL of a worker. */
  readonly kind: 'value' | 'type' | 'lazy';
  readonly line: number;
}

/** Every import, export-from, import() and worker URL with a literal address, in order of appearance. */
export function importsOf(tokens: readonly Token[]): Import[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || tokens[at - 1]?.text === '.') return [];
    const found = importAt(tokens, at);
    return found === undefined ? [] : [found];
  });
}

/** True when the whole module only passes on what other modules export. */
export function isBarrel(tokens: readonly Token[]): boolean {
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.text === ';') at += 1;
    else if (token?.text === 'export' && fromAfter(tokens, at) !== undefined) at = endOf(tokens, at);
    else return false;
  }
  return tokens.length > 0;
}

function importAt(tokens: readonly Token[], at: number): Import | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined) return undefined;
  if ((token.text === 'import' || token.text === 'require') && next.text === '(')
    return lazyAt(tokens, at + 2);
  if (token.text === 'URL' && next.text === '(') return workerAt(tokens, at);
  if (token.text !== 'import' && token.text !== 'export') return undefined;
  const source = token.text === 'import' && next.kind === 'string' ? next : fromAfter(tokens, at);
  if (source === undefined) return undefined;
  return { specifier: source.text, kind: isTypeOnly(tokens, at) ? 'type' : 'value', line: token.line };
}

function lazyAt(tokens: readonly Token[], at: number): Import | undefined {
  const address = tokens[at];
  const literal =
    address?.kind === 'string' || (address?.kind === 'template' && !address.text.includes('${}'));
  if (address === undefined || !literal) return undefined;
  return { specifier: address.text, kind: 'lazy', line: address.line };
}

/** `new URL('./reader.worker.ts', import.meta.url)` names a module that a worker will run. */
function workerAt(tokens: readonly Token[], at: number): Import | undefined {
  const address = tokens[at + 2];
  if (tokens[at - 1]?.text !== 'new' || address?.kind !== 'string') return undefined;
  if (!/^\.\.?\/.*\.tsx?$/.test(address.text)) return undefined;
  return { specifier: address.text, kind: 'lazy', line: address.line };
}

/** `import type X from`, `import type { X } from`, `export type * from`; not `import type from`. */
function isTypeOnly(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.text !== 'type') return false;
  const after = tokens[at + 2]?.text;
  return after !== 'from' || tokens[at + 3]?.text === 'from';
}

/** The string behind `from` of the import or export that starts at `at`. */
function fromAfter(tokens: readonly Token[], at: number): Token | undefined {
  const source = tokens[endOf(tokens, at) - 1];
  return source?.kind === 'string' ? source : undefined;
}

/** Where the clause that starts at `at` is over: behind its source when it has one. */
function endOf(tokens: readonly Token[], at: number): number {
  for (let place = at + 1; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token?.text === 'from' && tokens[place + 1]?.kind === 'string') return place + 2;
    if (token === undefined || !(token.kind === 'word' || '{},*'.includes(token.text))) return place;
    if (token.kind === 'word' && declares.has(token.text)) return place;
  }
  return tokens.length;
}

const declares = new Set(
  'const let var function class async abstract interface enum declare import export'.split(' '),
);
