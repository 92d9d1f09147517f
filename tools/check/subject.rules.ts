import type { Graph, Module } from './graph.ts';
import type { Breach, Rule } from './rule.ts';
import { isTest } from './source.ts';

/** How subjects stand to one another, and to the parts that serve all of them. */
export const subjectRules: readonly Rule[] = [
  { name: 'subjects-in-one-direction', breaches: (graph) => homes.flatMap((home) => knots(graph, home)) },
  { name: 'shared-in-one-direction', breaches: (graph) => knots(graph, sharedHome) },
  { name: 'shared-by-subject', breaches: strayInShared },
  { name: 'kernels-name-no-subject', breaches: (graph) => [...graph.values()].flatMap(namesIn) },
];

/** Where a subject is a folder. */
const homes = [/^packages\/contract\/src\/([^/]+)\//, /^packages\/server\/src\/features\/([^/]+)\//];
/** Where the web keeps what several features draw of a subject. */
const sharedHome = /^packages\/web\/src\/shared\/([^/]+)\//;
/** Folders of the contract that serve every subject and may be used by kernels. */
const common = new Set(
  'kernel audit checks codes documents files imports messages references session site start views'.split(' '),
);

interface Way {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

/** The imports that lie on a way from a subject back to itself, one breach for each pair of subjects. */
function knots(graph: Graph, home: RegExp): Breach[] {
  const ways = [...graph.values()].flatMap((module) => waysOf(graph, module, home));
  const next = Map.groupBy(ways, ({ from }) => from);
  const knotted = ways.filter(({ from, to }) => reaches(next, to, from));
  const pairs = Map.groupBy(knotted, ({ from, to }) => `${from} → ${to} → … → ${from}`);
  return [...pairs].map(([says, [first]]) => ({
    path: first?.path ?? '',
    line: first?.line ?? 0,
    says: `subjects know their neighbours in one direction: ${says}`,
  }));
}

function waysOf(graph: Graph, { path, edges }: Module, home: RegExp): Way[] {
  const from = home.exec(path)?.[1];
  if (from === undefined || isTest(path)) return [];
  return edges.flatMap((edge) => {
    const to = home.exec(edge.to)?.[1];
    if (to === undefined || to === from || standsAlone(graph, edge.to, home)) return [];
    return [{ from, to, path, line: edge.line }];
  });
}

/** What may be read of a subject's rows needs no other subject, and so lies below all of them. */
function standsAlone(graph: Graph, path: string, home: RegExp): boolean {
  if (!path.endsWith('.rows.public.ts')) return false;
  const needed = new Set([path]);
  for (const one of needed) for (const { to } of graph.get(one)?.edges ?? []) needed.add(to);
  const subject = home.exec(path)?.[1];
  return [...needed].every((one) => [undefined, subject].includes(home.exec(one)?.[1]));
}

function reaches(next: ReadonlyMap<string, readonly Way[]>, start: string, goal: string): boolean {
  const reached = new Set([start]);
  for (const subject of reached) for (const { to } of next.get(subject) ?? []) reached.add(to);
  return reached.has(goal);
}

/** What is shared belongs to a subject, and is called there as the contract calls it. */
function strayInShared(graph: Graph): Breach[] {
  const subjects = new Set([...graph.keys()].map((path) => homes[0]?.exec(path)?.[1]));
  const stray = [...graph.keys()].filter((path) => {
    return path.startsWith('packages/web/src/shared/') && !subjects.has(sharedHome.exec(path)?.[1] ?? '');
  });
  return stray.map((path) => ({ path, says: 'what is shared stands in the folder of a subject' }));
}

const kernel = /^packages\/((contract|server|web)\/src\/kernel|web\/src\/(ui|resource))\//;
const recordNames = /^(trust|booking|order|waybill|mawb|hawb|flight|receipt|exception)s?(_\w+)?$/;

function namesIn({ path, edges, tokens }: Module): Breach[] {
  if (!kernel.test(path) || isTest(path)) return [];
  const imported = edges.filter(({ to }) => isSubject(homes[0]?.exec(to)?.[1]));
  const named = tokens.filter(({ kind, text }) => kind === 'string' && recordNames.test(text));
  return [
    ...imported.map(({ line, specifier }) => ({ path, line, says: `${said} (${specifier})` })),
    ...named.map(({ line, text }) => ({ path, line, says: `${said} ('${text}')` })),
  ];
}

const said = 'what serves every subject names none';

function isSubject(folder: string | undefined): boolean {
  return folder !== undefined && !common.has(folder);
}
