import type { Graph, Module } from './graph.ts';
import type { Breach, Rule } from './rule.ts';
import type { Token } from './scanner.ts';
import { isTest } from './source.ts';
import { tableOwners } from './table-owners.ts';

/** Who may name which table in SQL. */
export const tableRules: readonly Rule[] = [
  {
    name: 'tables-through-their-owner',
    breaches: (graph) => [...unowned(graph), ...[...graph.values()].flatMap(foreignTables)],
  },
];

const feature = /^packages\/server\/src\/(?:features\/([^/]+)|(kernel))\//;
/** `from orders o, booking b`: a table, its other name, and further ones behind commas. */
const other = '(?:\\s+(?:as\\s+)?[a-z_]+)?';
const listed = `([a-z_]+${other}(?:\\s*,\\s*[a-z_]+${other})*)`;
/** Also a text that begins with what it joins: `orders o join …`. */
const naming = new RegExp(
  `\\b(?:from|join|update|into|using)\\s+(?:only\\s+)?${listed}|^[\`'"]?\\s*([a-z_]+\\s+[a-z_]+)\\s+(?:left|join|cross)\\b`,
  'g',
);

/** SQL that names the table of another subject, who has a public file to ask. */
function foreignTables({ path, tokens }: Module): Breach[] {
  const [, subject, kernel] = feature.exec(path) ?? [];
  const here = subject ?? kernel;
  if (here === undefined || isTest(path)) return [];
  return tokens.flatMap((token) => {
    const foreign = tablesIn(token).filter((table) => !mayName(here, table));
    return foreign.map((table) => ({
      path,
      line: token.line,
      says: `${here} names the table ${table} of ${tableOwners[table]}`,
    }));
  });
}

function mayName(here: string, table: string): boolean {
  return tableOwners[table] === undefined || tableOwners[table] === here;
}

function tablesIn({ kind, text }: Token): string[] {
  if (kind !== 'string' && kind !== 'template') return [];
  const lists = [...text.matchAll(naming)].map(([, list, first]) => list ?? first ?? '');
  return lists.flatMap((list) => list.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''));
}

/** Every table that a migration makes has an owner, unless a later one takes it away. */
function unowned(graph: Graph): Breach[] {
  const made = [...graph.values()].filter(({ path }) => path.endsWith('.sql'));
  const gone = new Set(
    made.flatMap(({ text }) => [...text.matchAll(/drop table ([a-z_]+)/g)].map(([, table]) => table)),
  );
  return made.flatMap(({ path, text }) =>
    [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?([a-z_]+)/g)]
      .filter(([, table = '']) => tableOwners[table] === undefined && !gone.has(table))
      .map(([, table]) => ({ path, says: `nobody owns the table ${table}: tools/check/table-owners.ts` })),
  );
}
