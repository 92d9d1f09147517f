import { type Lock, nameAt } from './lock.ts';

/** What somebody has read: package, the first version without the hole, and its advisory. */
export interface Advisories {
  /** When that was; later ones are not in it. */
  readonly readOn: string;
  readonly advisories: readonly (readonly [name: string, mended: string, id: string])[];
}

/** Every locked version with a hole that we know of. */
export function knownHoles(lock: Lock, { advisories }: Advisories): string[] {
  return Object.entries(lock).flatMap(([path, { version = '' }]) =>
    advisories
      .filter(([name, mended]) => name === nameAt(path) && isOlder(version, mended))
      .map(([name, mended, id]) => `${name} ${version} has ${id}, mended in ${mended}`),
  );
}

function isOlder(version: string, than: string): boolean {
  const [mine, other] = [version, than].map((one) => one.split(/[.-]/).slice(0, 3).map(Number));
  const at = mine?.findIndex((part, index) => part !== other?.[index]) ?? -1;
  return at >= 0 && (mine?.[at] ?? 0) < (other?.[at] ?? 0);
}

/** Packages under a licence that nobody has agreed to, and licences that no package has any more. */
export function strangeLicences(lock: Lock, text: string): string[] {
  const agreed = new Set([...text.matchAll(/^\| `([^`]+)` \|/gm)].map((row) => row[1] ?? ''));
  const used = Object.entries(lock)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({ name: nameAt(path), licence: license ?? nameAt(path) }));
  const strange = used.filter(({ licence }) => !agreed.has(licence));
  const inUse = new Set(used.map(({ licence }) => licence));
  return [
    ...strange.map(
      ({ name, licence }) => `${name} is under ${licence}, which docs/decisions/licences.md does not have`,
    ),
    ...[...agreed]
      .filter((licence) => !inUse.has(licence))
      .map((licence) => `docs/decisions/licences.md has ${licence}, which nothing is under`),
  ];
}
