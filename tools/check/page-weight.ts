import type { Manifest } from 'vite';

/** A web build as its manifest tells it. */
export interface Build {
  readonly manifest: Manifest;
  /** Bytes of a file as it is sent, compressed by gzip. */
  readonly sizeOf: (file: string) => number;
  /** The packages in a script. */
  readonly packagesOf: (file: string) => readonly string[];
}

/** A page as it is first seen: the modules that begin it; all that they import comes with them. */
export interface FirstView {
  readonly page: string;
  readonly modules: readonly string[];
}

export interface Weight {
  /** Bytes of all scripts together. */
  readonly bytes: number;
  /** Heaviest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** What nobody waits for: it comes when somebody reaches for it. */
export const reachedFor = /^(react-aria|react-stately$|@internationalized\/|echarts$|zrender$|zod$)/;
const officeOnly = new RegExp(`${reachedFor.source}|^@tanstack\\/`);

/** The scripts that a page loads. */
export function weightOf({ manifest, sizeOf }: Build, { modules }: FirstView): Weight {
  const files = scriptsOf(manifest, modules)
    .map((file) => ({ file, bytes: sizeOf(file) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** What is wrong with a page: a module that the build does not know, more than `most` bytes, a package it keeps out. */
export function faultsOf(build: Build, view: FirstView, most: number, keptOut = officeOnly): string[] {
  const missing = view.modules.filter((module) => !build.manifest[module]);
  const { bytes, files } = weightOf(build, view);
  const heaviest = files.slice(0, 5).map((one) => `${one.file} ${kilobytes(one.bytes)}`);
  const says = `${view.page} loads ${kilobytes(bytes)} of JavaScript, at most ${kilobytes(most)}: ${heaviest.join(', ')}`;
  const heavy = files.flatMap(({ file }) =>
    build.packagesOf(file).flatMap((name) => (keptOut.test(name) ? [`${name} in ${file}`] : [])),
  );
  return [
    ...missing.map((module) => `${view.page}: ${module} is no entry of the build`),
    ...(bytes > most ? [says] : []),
    ...heavy.map((found) => `${view.page} loads ${found}`),
  ];
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const reached = new Set(modules);
  for (const name of reached) for (const next of manifest[name]?.imports ?? []) reached.add(next);
  const files = [...reached].flatMap((name) => manifest[name]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
