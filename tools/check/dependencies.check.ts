import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonFile } from '../../packages/server/src/kernel/own-files.ts';
import { type Advisories, knownHoles, strangeLicences } from './advisories.ts';
import { type Lock, nameAt } from './lock.ts';
import type { Check } from './outcome.ts';

const workspaces = [
  '.',
  'packages/contract',
  'packages/client',
  'packages/server',
  'packages/web',
  'packages/e2e',
];
const reasons = 'docs/decisions/dependencies.md';
const advisories = 'tools/check/advisories.json';
/** Known holes, or abandoned; anywhere in the tree. */
const banned = new Set(['xlsx', 'multer', 'adm-zip', 'request', 'exceljs']);
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

/** Every dependency pinned, locked with a hash, allowed, under a known licence, without a known hole, and worth a line in the decisions. */
export const dependencies: Check = {
  name: 'dependencies',
  async run(root) {
    const { packages } = jsonFile<{ packages: Lock }>(join(root, 'package-lock.json'));
    const manifests = workspaces.map((folder) => jsonFile<Manifest>(join(root, folder, 'package.json')));
    const direct = manifests.flatMap(dependenciesOf);
    const text = await readFile(join(root, reasons), 'utf8').catch(() => '');
    const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
    const shipped = installed.filter(([, { dev, link }]) => !dev && !link).length;
    const known = jsonFile<Advisories>(join(root, advisories));
    const licences = await readFile(join(root, 'docs/decisions/licences.md'), 'utf8');
    const figures = `${direct.length} direct, ${shipped} shipped, ${installed.length} in all, advisories of ${known.readOn}`;
    const findings = [
      ...unpinned(direct, packages),
      ...lockFaults(packages),
      ...unexplained(direct, text),
      ...knownHoles(packages, known),
      ...strangeLicences(packages, licences),
    ];
    return { figures, findings };
  },
};

/** Name and version of every dependency that is not one of our own workspaces. */
export function dependenciesOf(manifest: Manifest): [string, string][] {
  const { dependencies: needed, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const all = [needed, devDependencies, optionalDependencies, peerDependencies];
  return all.flatMap((part) => Object.entries(part ?? {})).filter(([name]) => !name.startsWith('@loadline/'));
}

export function unpinned(direct: readonly [string, string][], lock: Lock): string[] {
  return direct.flatMap(([name, version]) => {
    if (!exact.test(version)) return [`${name} ${version} is not an exact version`];
    const locked = lock[`node_modules/${name}`]?.version;
    return locked === version ? [] : [`${name} ${version} is locked as ${locked ?? 'nothing'}`];
  });
}

/** Packages without a hash, with a download host, or banned. */
export function lockFaults(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { integrity, resolved, link }]) => {
    if (!path.includes('node_modules/')) return [];
    const name = nameAt(path);
    return [
      ...(banned.has(name) ? [`${name} is banned`] : []),
      ...(integrity || link ? [] : [`${path} has no integrity hash`]),
      ...(resolved && /^\w+:\/\//.test(resolved) ? [`${path} names a download host`] : []),
    ];
  });
}

/** Dependencies without a reason, and reasons without a dependency. */
export function unexplained(direct: readonly [string, string][], text: string): string[] {
  const explained = new Set(
    [...text.matchAll(/^\| `([^`]+)` \| [^|\n]*\w[^|\n]* \|$/gm)].map((row) => row[1] ?? ''),
  );
  const names = new Set(direct.map(([name]) => name));
  const missing = [...names]
    .filter((name) => !explained.has(name))
    .map((name) => `${name} has no line in ${reasons}`);
  const left = [...explained]
    .filter((name) => !names.has(name))
    .map((name) => `${reasons} explains ${name}, which is not used`);
  return [...missing, ...left];
}
