import type { Token } from './scanner.ts';

/** The lengths in lines of all functions with a body, nested ones counted as well. */
export function functionLengths(tokens: readonly Token[]): number[] {
  const ends = matchingBraces(tokens);
  return tokens.flatMap((token, at) => {
    const body = bodyOf(tokens, at);
    const end = body === undefined ? undefined : ends.get(body);
    return end === undefined ? [] : [(tokens[end]?.line ?? token.line) - token.line + 1];
  });
}

/** Where the body of the function that begins at `at` opens: `function f(…): T {`, a method, or `=> {`. */
function bodyOf(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.text === '=>' && tokens[at + 1]?.text === '{') return at + 1;
  if (token?.kind !== 'word') return undefined;
  if (token.text === 'function') return behindHead(tokens, nextOf(tokens, at, '('));
  const isMethod = tokens[at + 1]?.text === '(' && beginsMember(tokens[at - 1]) && !controls.has(token.text);
  return isMethod ? behindHead(tokens, at + 1) : undefined;
}

const controls = new Set(['if', 'for', 'while', 'switch', 'catch', 'with', 'return', 'super']);
const modifiers = new Set([
  'async',
  'static',
  'private',
  'public',
  'protected',
  'override',
  'get',
  'set',
  '*',
]);

function beginsMember(before: Token | undefined): boolean {
  return before !== undefined && (['{', '}', ';', ','].includes(before.text) || modifiers.has(before.text));
}

function nextOf(tokens: readonly Token[], at: number, text: string): number {
  for (let place = at; place < tokens.length; place += 1) if (tokens[place]?.text === text) return place;
  return tokens.length;
}

/** From the bracket that opens the parameters to the brace of the body, over a result type if there is one. */
function behindHead(tokens: readonly Token[], open: number): number | undefined {
  const next = behind(tokens, open);
  if (tokens[next]?.text === '{') return next;
  return tokens[next]?.text === ':' ? behindType(tokens, next + 1) : undefined;
}

/** A brace opens the body unless the type before it is still unfinished. */
function behindType(tokens: readonly Token[], at: number): number | undefined {
  const unfinished = [':', '|', '&', '=>', '<', ',', 'is', 'extends', 'keyof', 'readonly'];
  for (let place = at; place < tokens.length; place += 1) {
    const text = tokens[place]?.text ?? '';
    if (text === '{' && !unfinished.includes(tokens[place - 1]?.text ?? '')) return place;
    if (text === '{' || text === '(' || text === '[') place = behind(tokens, place) - 1;
    else if (text === ';' || text === ')' || text === '}') return undefined;
  }
  return undefined;
}

/** The place behind the bracket that closes the one at `open`. */
function behind(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let place = open; place < tokens.length; place += 1) {
    const { kind, text } = tokens[place] ?? { kind: 'mark', text: '' };
    if (kind !== 'mark') continue;
    if ('([{'.includes(text)) depth += 1;
    if (')]}'.includes(text)) depth -= 1;
    if (depth === 0) return place + 1;
  }
  return tokens.length;
}

function matchingBraces(tokens: readonly Token[]): Map<number, number> {
  const open: number[] = [];
  const ends = new Map<number, number>();
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'mark') continue;
    if (text === '{') open.push(at);
    const start = text === '}' ? open.pop() : undefined;
    if (start !== undefined) ends.set(start, at);
  }
  return ends;
}
