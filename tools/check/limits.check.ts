import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Check } from './outcome.ts';
import { isTest, sourcesUnder } from './source.ts';

/** A reader that finds fewer labels than this has read the wrong folder. */
const fewestLabels = 300;

/** What is called the same takes the same: one length of a text, one size of a decimal and one largest whole number for every label. */
export const limits: Check = {
  name: 'limits',
  async run(root) {
    const sources = await sourcesUnder(root, ['packages/contract/src'], /\.ts$/);
    const modules = sources.filter(({ path }) => !isTest(path));
    const exported = modules.map(async ({ path }) => {
      const values: unknown = await import(pathToFileURL(join(root, path)).href);
      return [path.replace('packages/contract/src/', ''), values] as const;
    });
    const labels = labelsIn(await Promise.all(exported));
    const few =
      labels.size < fewestLabels ? [`only ${labels.size} labels read, expected ${fewestLabels}`] : [];
    const figures = `${labels.size} labels of texts, decimals and whole numbers, each with one limit`;
    return { figures, findings: [...blindness(), ...few, ...faultsOf(labels)] };
  },
};

/** What a whole number has when nothing is said: it is worked out or counted, and nobody types it. */
const largestWhole = 2_147_483_647;

/** For each kind and label the limits that stand under it, and where. */
type Labels = Map<string, Map<string, Set<string>>>;

function labelsIn(modules: readonly (readonly [string, unknown])[]): Labels {
  const [labels, seen] = [new Map<string, Map<string, Set<string>>>(), new Set<unknown>()];
  for (const [path, values] of modules) walk(values, path);
  return labels;

  function walk(value: unknown, place: string): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { kind, label, max, scale } = partsOf(value);
    const { zh, en } = partsOf(label);
    if (
      typeof zh === 'string' &&
      typeof en === 'string' &&
      (kind === 'text' ||
        kind === 'secret' ||
        kind === 'decimal' ||
        (kind === 'whole' && max !== largestWhole))
    ) {
      const name = `${kind} ${zh} | ${en}`;
      const limit = JSON.stringify(kind === 'decimal' ? { max, scale } : { max });
      const places = labels.get(name) ?? new Map<string, Set<string>>();
      labels.set(name, places.set(limit, (places.get(limit) ?? new Set()).add(place)));
    }
    for (const [key, one] of Object.entries(value)) walk(one, `${place} ${key}`);
  }
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function faultsOf(labels: Labels): string[] {
  return [...labels]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => {
      const said = [...places].map(([limit, at]) => `${limit} (${[...at][0]})`);
      return `${name} has ${places.size} limits: ${said.join(', ')}; compose a fact of contract/facts, or name them apart`;
    });
}

/** What a check that sees nothing would let pass: a length, a size and a largest number that differ under one label. */
function blindness(): string[] {
  const label = { zh: 'planted', en: 'planted' };
  const found = (...fields: object[]) =>
    faultsOf(labelsIn(fields.map((one) => ['planted.ts', { one }]))).length;
  const told = [
    found({ kind: 'text', label, max: 40 }, { kind: 'text', label, max: 41 }),
    found({ kind: 'decimal', label, max: '9', scale: 1 }, { kind: 'decimal', label, max: '9', scale: 2 }),
    found({ kind: 'decimal', label, max: '9', scale: 1 }, { kind: 'decimal', label, scale: 1 }),
    found({ kind: 'whole', label, max: 999 }, { kind: 'whole', label, max: 99 }),
    found({ kind: 'text', label, max: 40 }, { kind: 'text', label, max: 40 }),
  ];
  return told.join() === '1,1,1,1,0' ? [] : [`a planted breach is not seen: ${told.join()}`];
}
