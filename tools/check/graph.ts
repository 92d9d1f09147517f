import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Import } from './imports.ts';
import { importsOf } from './imports.ts';
import type { Token } from './scanner.ts';
import { tokensOf } from './scanner.ts';
import type { Source } from './source.ts';
import { sourcesUnder } from './source.ts';

/** An import with its other end: a module of ours by path, or a package by name. */
export interface Edge extends Import {
  readonly to: string;
  readonly foreign?: true;
}

export interface Module extends Source {
  readonly tokens: readonly Token[];
  readonly edges: readonly Edge[];
}

export type Graph = ReadonlyMap<string, Module>;

const script = /\.(ts|tsx|mjs)$/;

/**
 * Every module of the workspaces, of tools and of bench; SQL, CSS and HTML are modules that import nothing, and so is
 * package.json, whose scripts name programs.
 */
export async function readGraph(root: string): Promise<Graph> {
  const scripts = await readFile(join(root, 'package.json'), 'utf8').catch(() => '');
  const sources = await sourcesUnder(root, ['packages', 'tools', 'bench'], /\.(ts|tsx|mjs|css|sql|html)$/);
  const all = [{ path: 'package.json', text: scripts }, ...sources];
  return new Map(all.map((source) => [source.path, moduleOf(source)]));
}

function moduleOf(source: Source): Module {
  if (!script.test(source.path)) return { ...source, tokens: [], edges: [] };
  const tokens = tokensOf(source.text);
  return { ...source, tokens, edges: importsOf(tokens).map((found) => edgeOf(source.path, found)) };
}

function edgeOf(path: string, found: Import): Edge {
  const specifier = found.specifier.replace(/\?.*$/, '');
  if (/^\.\.?(\/|$)/.test(specifier)) return { ...found, to: posix.join(posix.dirname(path), specifier) };
  const ours = /^@loadline\/([\w-]+)\/(.+)$/.exec(specifier);
  if (ours) return { ...found, to: `packages/${ours[1]}/src/${ours[2]}.ts` };
  return { ...found, to: packageName(specifier), foreign: true };
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Every module of ours that the given ones import, at any remove. */
export function reachableFrom(graph: Graph, start: readonly string[]): Set<string> {
  const reached = new Set(start);
  for (const path of reached)
    for (const { to } of graph.get(path)?.edges ?? []) if (graph.has(to)) reached.add(to);
  return reached;
}

/** Groups of modules that reach one another, each as one shortest way round. */
export function cyclesOf(graph: Graph): string[][] {
  const seen = new Set<string>();
  return [...graph.keys()].flatMap((path) => {
    if (seen.has(path)) return [];
    const way = wayFrom(graph, path, (edge) => edge.to === path);
    for (const member of way ?? []) seen.add(member);
    return way === undefined ? [] : [way];
  });
}

/** The shortest chain of our modules from `start` to one with an edge that `isGoal`; lazy edges only if `follows` them. */
export function wayFrom(
  graph: Graph,
  start: string,
  isGoal: (edge: Edge) => boolean,
  follows: (edge: Edge) => boolean = () => true,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const path of cameFrom.keys()) {
    const edges = graph.get(path)?.edges.filter(follows) ?? [];
    const goal = edges.find(isGoal);
    if (goal) return [...wayBack(cameFrom, path), goal.to];
    for (const { to } of edges) if (graph.has(to) && !cameFrom.has(to)) cameFrom.set(to, path);
  }
  return undefined;
}

function wayBack(cameFrom: ReadonlyMap<string, string | undefined>, end: string): string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
