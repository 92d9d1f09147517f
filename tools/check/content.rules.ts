import type { Module } from './graph.ts';
import { isBarrel } from './imports.ts';
import type { Breach, Rule } from './rule.ts';
import type { Token } from './scanner.ts';
import { isTest } from './source.ts';

/** What may stand in a module: each rule looks at one module at a time. */
export const contentRules: readonly Rule[] = [
  inEach('sql-in-its-files', sqlOutside),
  inEach('fetch-in-call', fetchOutside),
  inEach('chinese-in-its-files', chineseOutside),
  inEach('casts-in-kernel', castsOutside),
  inEach('one-clock', clocksOutside),
  inEach('figures-by-quantity', figuresOutside),
  inEach('names-say-what', vagueNames),
  inEach('no-default-exports', defaultExports),
  inEach('no-barrels', barrels),
];

function inEach(name: string, breachesIn: (module: Module) => Breach[]): Rule {
  return { name, breaches: (graph) => [...graph.values()].flatMap(breachesIn) };
}

// All small or all capital: a sentence that begins with 'Select' or 'Create' is not SQL.
const statements = [
  'select\\s+(\\d|[\\s\\S]*(from\\s|\\())|insert\\s+into\\s|update\\s+[\\w."]+\\s+set\\s|delete\\s+from\\s|with\\s+[\\w\\s]+as\\s*\\(',
  'truncate\\s|grant\\s+\\w+[\\s\\S]*\\sto\\s|revoke\\s+\\w+[\\s\\S]*\\sfrom\\s|listen\\s+\\w+$|notify\\s+\\w+,',
  '(create|alter|drop)\\s+(or\\s+replace\\s+)?(unique\\s+)?(table|index|role|function|policy|database|schema|view|type|trigger)\\s',
].join('|');
const capitals = statements.replace(/\\.|[a-z]+/g, (part) =>
  part.startsWith('\\') ? part : part.toUpperCase(),
);
const sqlText = new RegExp(`^\\s*(?:${statements}|${capitals})`);
const sqlBuilders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
// The server's kernel as a whole: docs/decisions/010-sql-in-the-kernel.md.
const sqlFiles =
  /\.(queries|commands|public|feature|seed)\.ts$|^packages\/server\/src\/(kernel|migrations)\//;

function sqlOutside({ path, tokens }: Module): Breach[] {
  if (!path.startsWith('packages/') || sqlFiles.test(path) || isTest(path)) return [];
  const found = tokens.filter((token, at) => isSql(token, tokens[at + 1]));
  return found.map(({ line, text }) => ({
    path,
    line,
    says: `SQL outside its files (${text.trim().slice(0, 40)})`,
  }));
}

function isSql({ kind, text }: Token, next: Token | undefined): boolean {
  if (kind === 'word') return sqlBuilders.has(text) || (text === 'sql' && next?.kind === 'template');
  return (kind === 'string' || kind === 'template') && sqlText.test(text);
}

const carriers = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);
const usedBy = new Set(['(', ')', ',', ';', '.', '?.', '}']);
const browserGlobals = new Set(['window', 'globalThis', 'self', 'navigator']);

const fetchFiles = /^packages\/(web\/src\/kernel\/call\.ts$|server\/src\/kernel\/messages\/)/;

function fetchOutside({ path, tokens }: Module): Breach[] {
  if (!/^packages\/(web|contract|server)\/src\//.test(path) || isTest(path)) return [];
  if (fetchFiles.test(path)) return [];
  const found = tokens.filter((token, at) => {
    if (token.kind !== 'word' || !carriers.has(token.text)) return false;
    // Followed by a word it stands in a sentence, by a colon it is the name of a property.
    if (!usedBy.has(tokens[at + 1]?.text ?? '')) return false;
    return tokens[at - 1]?.text !== '.' || browserGlobals.has(tokens[at - 2]?.text ?? '');
  });
  return found.map(({ line, text }) => ({
    path,
    line,
    says: `${text} belongs to web/kernel/call.ts or, for vendors, server/kernel/messages`,
  }));
}

// The examples of the client are documentation: goods are declared in China under their Chinese names.
const chineseFiles =
  /^packages\/contract\/|^packages\/web\/src\/locales\/|\/seed\/|^packages\/client\/examples\//;

function chineseOutside({ path, text }: Module): Breach[] {
  if (chineseFiles.test(path) || isTest(path)) return [];
  const lines = text.split('\n').flatMap((content, at) => (/\p{Script=Han}/u.test(content) ? [at + 1] : []));
  return lines.map((line) => ({
    path,
    line,
    says: 'Chinese outside contract, locales, seed, docs and tests',
  }));
}

function castsOutside({ path, tokens }: Module): Breach[] {
  if (path.includes('/kernel/') || isTest(path)) return [];
  const found = tokens.filter(
    (token, at) => isCast(token, tokens[at - 1], tokens[at + 1]) && !renames(tokens, at),
  );
  return found.map(({ line }) => ({ path, line, says: '`as` outside kernel/' }));
}

// The kernel holds the clock and keeps deadlines; installing and demo data know no request.
const clockFiles = /^packages\/server\/src\/(kernel|start|seed|embedded)\//;

function clocksOutside({ path, tokens }: Module): Breach[] {
  if (!/^packages\/(contract|server)\/src\//.test(path) || clockFiles.test(path) || isTest(path)) return [];
  const texts = (at: number, count: number) =>
    tokens
      .slice(at, at + count)
      .map(({ text }) => text)
      .join(' ');
  const found = tokens.filter((_, at) => texts(at, 3) === 'Date . now' || texts(at, 4) === 'new Date ( )');
  return found.map(({ line }) => ({
    path,
    line,
    says: 'the time is `tx.now` or the clock that is passed in',
  }));
}

// The contract knows each quantity; what a field of the contract says the places of is read by `valueText`.
const figureFiles = /^packages\/web\/src\/resource\/value-text\.ts$/;
const figureWriters = new Set(['decimalText', 'toLocaleString', 'NumberFormat']);
// Coordinates of drawings and sizes of files are no quantities of the trade.
const drawings = 'packages/web/src/ui/';

function figuresOutside({ path, tokens }: Module): Breach[] {
  if (!path.startsWith('packages/web/src/') || figureFiles.test(path) || isTest(path)) return [];
  const found = tokens.filter(
    ({ kind, text }) =>
      kind === 'word' && (figureWriters.has(text) || (text === 'toFixed' && !path.startsWith(drawings))),
  );
  return found.map(({ line, text }) => ({
    path,
    line,
    says: `${text} writes a figure in a style of its own: contract/kernel/figures.ts has one for each quantity`,
  }));
}

/** Not `as const`, not a property or an attribute of that name. */
function isCast(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (token.kind !== 'word' || token.text !== 'as' || before === undefined || after === undefined)
    return false;
  if (['.', '?.', ',', '{', '(', '*', '<'].includes(before.text) && before.kind === 'mark') return false;
  return after.text !== 'const' && !['=', ':', ',', ')', '}', ';'].includes(after.text);
}

/** `import { a as b }`, `export { a as b }`. */
function renames(tokens: readonly Token[], at: number): boolean {
  let place = at - 1;
  while (tokens[place]?.kind === 'word' || tokens[place]?.text === ',') place -= 1;
  const opener = tokens[place - 1]?.text ?? '';
  return tokens[place]?.text === '{' && ['import', 'export', 'type', ','].includes(opener);
}

const declaring = new Set(['function', 'const', 'let', 'class', 'interface', 'type']);
const vague = /^(handle|process(?!Of))[A-Z]|(Manager|Utils?|Helpers?|Handler|Processor)$/;
const vagueFile = /(^|[/.-])(utils?|helpers?|manager|handler|processor|misc|common)\.tsx?$/;

function vagueNames({ path, tokens }: Module): Breach[] {
  const named = tokens.filter(({ text, kind }, at) => {
    return kind === 'word' && vague.test(text) && declaring.has(tokens[at - 1]?.text ?? '');
  });
  const says = 'says neither what it gives nor what it does';
  const breaches = named.map(({ text, line }) => ({ path, line, says: `${text} ${says}` }));
  return vagueFile.test(path) ? [...breaches, { path, says: `the file name ${says}` }] : breaches;
}

function defaultExports({ path, tokens }: Module): Breach[] {
  if (path.endsWith('.config.ts')) return [];
  const found = tokens.filter(({ text }, at) => text === 'default' && tokens[at - 1]?.text === 'export');
  return found.map(({ line }) => ({ path, line, says: 'exports are named' }));
}

function barrels({ path, tokens }: Module): Breach[] {
  return isBarrel(tokens)
    ? [{ path, says: 'a module that only passes on others hides where things live' }]
    : [];
}
