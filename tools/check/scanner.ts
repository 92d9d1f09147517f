type TokenKind = 'word' | 'mark' | 'string' | 'template' | 'pattern';

/** A piece of source that means something. Comments and spaces give none; strings carry their raw inside. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly line: number;
}

const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const word = /[\p{ID_Start}$_#@][\p{ID_Continue}$]*|\d[\w.]*/uy;
// A quote without its partner on the same line is an apostrophe in JSX text, not the start of a string.
const quoted = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const pattern = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
const mark = /=>|\.\.\.|\?\.|<\/|\/>|[\s\S]/y;
const chunk = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))+/y;

/** Words after which a slash begins a pattern and is not a division. */
const beforePattern = new Set(
  'return typeof case in of delete void throw new do else await yield instanceof'.split(' '),
);

/** The tokens of TypeScript or JSX source. Never throws: odd source gives odd tokens. */
export function tokensOf(source: string): Token[] {
  const scan = new Scan(source.replace(/^#!/, '//'));
  scanCode(scan);
  return scan.tokens;
}

class Scan {
  readonly tokens: Token[] = [];
  readonly source: string;
  at = 0;
  line = 1;

  constructor(source: string) {
    this.source = source;
  }

  /** The text that `shape` finds here, and steps behind it. */
  take(shape: RegExp): string | undefined {
    shape.lastIndex = this.at;
    const found = shape.exec(this.source)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    this.line += found.split('\n').length - 1;
    return found;
  }

  keep(kind: TokenKind, line: number, text: string): void {
    this.tokens.push({ kind, text, line });
  }
}

/** Reads to the end, or in a template to the brace that closes its `${`. */
function scanCode(scan: Scan, end?: '}'): void {
  for (let depth = 0; scan.at < scan.source.length; ) {
    scan.take(blank);
    const next = scan.source[scan.at];
    if (next === end && depth === 0) return;
    if (next === '{') depth += 1;
    if (next === '}') depth -= 1;
    if (next === '`') scanTemplate(scan);
    else if (next !== undefined) scanToken(scan, next);
  }
}

function scanToken(scan: Scan, next: string): void {
  const { line } = scan;
  const string = next === "'" || next === '"' ? scan.take(quoted) : undefined;
  if (string !== undefined) return scan.keep('string', line, string.slice(1, -1));
  const regular = next === '/' && patternMayStart(scan.tokens.at(-1)) ? scan.take(pattern) : undefined;
  if (regular !== undefined) return scan.keep('pattern', line, regular);
  const name = scan.take(word);
  if (name !== undefined) return scan.keep('word', line, name);
  scan.keep('mark', line, scan.take(mark) ?? '');
}

function patternMayStart(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return beforePattern.has(before.text);
  return before.kind === 'mark' && ![')', ']', '}'].includes(before.text);
}

/** One token with `${}` in the place of each expression; the tokens of the expressions follow it. */
function scanTemplate(scan: Scan): void {
  const { line } = scan;
  const place = scan.tokens.length;
  let text = '';
  scan.at += 1;
  while (scan.at < scan.source.length && scan.source[scan.at] !== '`') {
    text += scan.take(chunk) ?? '';
    if (!scan.source.startsWith('${', scan.at)) continue;
    text += '${}';
    scan.at += 2;
    scanCode(scan, '}');
    scan.at += 1;
  }
  scan.at += 1;
  scan.tokens.splice(place, 0, { kind: 'template', text, line });
}
