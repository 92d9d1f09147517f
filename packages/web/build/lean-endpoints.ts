import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What only the server, OpenAPI and types read of an endpoint. Browsers go by method, path, right and what is asked. */
const serverOnly = new Set(['title', 'answer', 'deadline', 'confidential']);
/** The calls of records that exist because they say what they answer. */
const answersOfRecords = new Set(['detail', 'history']);
const figures = new Set(['overview']);

type Part = ESTree.Program['body'][number];
type Identifier = Pick<ESTree.BindingIdentifier, 'name' | 'start' | 'end'>;

/** Leaves out of the contract's endpoints what no browser reads; their answers are most of an `*.api.ts`. */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    transform: {
      order: 'post',
      filter: { id: /\/contract\/src\/.*\.api\.ts$/ },
      handler: (code) => ({ code: withoutServerOnly(code), map: null }),
    },
  };
}

/** JavaScript with spaces in the place of what is left out, so that its source map stays true. */
export function withoutServerOnly(code: string): string {
  const { program } = parseSync('endpoints.js', code);
  const parts: ESTree.Node[] = [];
  const answers: ESTree.Node[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'endpoint') parts.push(...named(given[1], serverOnly));
      if (callee.name !== 'recordsApi') return;
      parts.push(...named(given[0], figures).flatMap(({ value }) => named(value, serverOnly)));
      answers.push(...named(given[0], answersOfRecords).map(({ value }) => value));
    },
  });
  visitor.visit(program);
  return withoutUnused(answers.reduce(withYes, parts.reduce(blanked, code)));
}

/** What an object says under some names. A shorthand is its own name and stays. */
function named(object: ESTree.Node | undefined, names: ReadonlySet<string>): ESTree.ObjectProperty[] {
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties
    .filter((property) => property.type === 'Property')
    .filter(({ key, shorthand }) => key.type === 'Identifier' && !shorthand && names.has(key.name));
}

/** Leaves out the imports and constants that nothing names any more: an import brings its module along, used or not. */
function withoutUnused(code: string): string {
  const { program } = parseSync('endpoints.js', code);
  const seen: Identifier[] = [];
  new Visitor({ Identifier: (node) => void seen.push(node) }).visit(program);
  const isUnused = (part: Part) =>
    namesOf(part)?.every((name) => !seen.some((one) => one.name === name && !isWithin(one, part)));
  const lean = program.body.filter(isUnused).reduce(blanked, code);
  return lean === code ? code : withoutUnused(lean);
}

function isWithin({ start, end }: Identifier, part: Part): boolean {
  return part.start <= start && end <= part.end;
}

/** What an import or a constant of this module alone is called; what takes a value apart stays. */
function namesOf(part: Part): string[] | undefined {
  if (part.type === 'ImportDeclaration') return part.specifiers.map(({ local }) => local.name);
  if (part.type !== 'VariableDeclaration') return undefined;
  const names = part.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return names.length === part.declarations.length ? names : undefined;
}

/** The same text with spaces from the beginning of a part to its end, and to the comma after it. */
function blanked(code: string, { start, end }: ESTree.Node): string {
  const upTo = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  return code.slice(0, start) + code.slice(start, upTo).replace(/\S/g, ' ') + code.slice(upTo);
}

/** The same text with a plain yes in the place of a part. */
function withYes(code: string, { start, end }: ESTree.Node): string {
  return `${code.slice(0, start)}1${code.slice(start + 1, end).replace(/\S/g, ' ')}${code.slice(end)}`;
}
