import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { jsonFile } from '../../packages/server/src/kernel/own-files.ts';
import { builtWeb } from '../../packages/server/src/start/web-build.ts';
import { firstViews, officeViews } from './first-views.ts';
import type { Check } from './outcome.ts';
import type { Build, FirstView } from './page-weight.ts';
import { faultsOf, kilobytes, reachedFor, weightOf } from './page-weight.ts';

/** Bytes of JavaScript, compressed by gzip, that a public page may load. The goal of performance.md is 130 kB. */
const most = 120_000;
/** The same of the office's first page: less than half of what the list of a react-admin loads. */
const mostOfOffice = 171_000;
/** Pages whose weight is told, the heaviest first. */
const shown = 6;

/** How much JavaScript every public page loads, in the build that would be served. */
export const pageWeight: Check = {
  name: 'page weight',
  async run() {
    const folder = await builtWeb(() => undefined);
    const build = await buildIn(folder);
    const weights = [...firstViews, ...officeViews].map((view) => ({
      ...view,
      bytes: weightOf(build, view).bytes,
    }));
    const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes);
    const lines = heaviest
      .slice(0, shown)
      .map(({ page, bytes }) => `${kilobytes(bytes).padStart(9)} ${page}`);
    const about = `JavaScript by gzip: ${firstViews.length} public views, at most ${kilobytes(most)}, and the office, at most ${kilobytes(mostOfOffice)}`;
    const faults = firstViews.flatMap((view) => faultsOf(build, view, most));
    const office = officeViews.flatMap((view) => faultsOf(build, view, mostOfOffice, reachedFor));
    return { figures: [about, ...lines].join('\n'), findings: [...blindness(), ...faults, ...office] };
  },
};

/** What a check that sees nothing would let pass: a page too heavy, one with a UI kit, one that is not there. */
function blindness(): string[] {
  const chunk = (file: string, ...imports: string[]) => ({ file, imports });
  const planted: Build = {
    manifest: { page: chunk('a.js', 'kit'), kit: chunk('b.js'), light: chunk('a.js') },
    sizeOf: (file) => (file === 'a.js' ? 2 : 3),
    packagesOf: (file) => (file === 'b.js' ? ['react-aria-components'] : []),
  };
  const found = (view: FirstView, limit: number) => faultsOf(planted, view, limit).length;
  const told = [
    found({ page: 'light', modules: ['light'] }, 2),
    found({ page: 'heavy', modules: ['light'] }, 1),
    found({ page: 'with a kit', modules: ['page'] }, 5),
    found({ page: 'not there', modules: ['gone'] }, 5),
  ];
  return told.join() === '0,1,1,1' ? [] : [`the planted pages have ${told.join()} faults instead of 0,1,1,1`];
}

async function buildIn(folder: string): Promise<Build> {
  const read = (path: string) => readFile(join(folder, path));
  const manifest = jsonFile<Manifest>(join(folder, '.vite/manifest.json'));
  const packages = jsonFile<Readonly<Record<string, string[]>>>(join(folder, '.vite/packages.json'));
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))];
  const sizes = await Promise.all(
    scripts.map(async (file): Promise<[string, number]> => [file, gzipSync(await read(file)).length]),
  );
  const sizeOf = new Map(sizes);
  return {
    manifest,
    sizeOf: (file) => sizeOf.get(file) ?? Number.POSITIVE_INFINITY,
    packagesOf: (file) => packages[file] ?? [],
  };
}
