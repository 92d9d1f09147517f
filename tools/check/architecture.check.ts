import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rules } from './architecture.rules.ts';
import type { Graph } from './graph.ts';
import { readGraph } from './graph.ts';
import type { Check } from './outcome.ts';
import type { Breach } from './rule.ts';

/** A reader that finds fewer modules than this has read the wrong folder. Raise it as the house grows. */
const fewestModules = 600;
const plantedBreaches = join(import.meta.dirname, 'planted');

/** The import and content rules of the house, after proof that each of them still finds its planted breach. */
export const architecture: Check = {
  name: 'architecture',
  async run(root) {
    const unproven = await blindRules();
    const graph = await readGraph(root);
    const breaches = breachesOf(graph).map(
      ({ path, line, says }) => `${path}${line ? `:${line}` : ''} ${says}`,
    );
    const figures = `${graph.size} modules, ${rules.length} rules, each proven on a planted breach`;
    return { figures, findings: [...unproven, ...tooFew(graph.size), ...breaches] };
  },
};

/** What a tree that keeps all rules or breaks them gives. */
export function breachesOf(graph: Graph): (Breach & { rule: string })[] {
  return rules.flatMap((rule) => rule.breaches(graph).map((breach) => ({ ...breach, rule: rule.name })));
}

function tooFew(modules: number): string[] {
  return modules < fewestModules ? [`only ${modules} modules read, at least ${fewestModules} expected`] : [];
}

/** Each planted tree must break the rule it is named for, and no other; the tree `clean` must break none. */
async function blindRules(): Promise<string[]> {
  const trees = await readdir(plantedBreaches);
  const missing = rules
    .filter((rule) => !trees.includes(rule.name))
    .map((rule) => `no breach planted for ${rule.name}`);
  const proofs = await Promise.all(trees.map((tree) => disproof(tree)));
  return [...missing, ...proofs.flat()];
}

async function disproof(tree: string): Promise<string[]> {
  const broken = new Set(breachesOf(await readGraph(join(plantedBreaches, tree))).map(({ rule }) => rule));
  const found = [...broken].join(', ') || 'none';
  const expected = tree === 'clean' ? 'none' : tree;
  return found === expected ? [] : [`planted/${tree}: expected ${expected}, found ${found}`];
}
