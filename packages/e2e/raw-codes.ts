import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Code } from '@loadline/contract/kernel/code';
import { productTypes } from '@loadline/contract/site/product-type';

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url));

const tables = await tablesOfContract();

/**
 * What the contract says in Chinese of a code, and something else in English: no English screen says it. Products are
 * called what the installation calls them.
 */
export const chineseWords: ReadonlySet<string> = new Set(
  tables
    .filter((codes) => codes !== productTypes.codes)
    .flatMap((codes) => Object.values(codes))
    .filter(({ zh, en }) => /\p{Script=Han}{2}/u.test(zh) && !en.includes(zh))
    .map(({ zh }) => zh),
);

/**
 * States of one word in capitals that every language has another word for, such as `DEPARTED`: out of all tables and
 * lifecycles of the contract, so that a new state needs no mention here. Ports and banks go by their codes.
 */
export const rawCodes: ReadonlySet<string> = new Set(
  tables.flatMap((codes) =>
    Object.entries(codes)
      .filter(
        ([code, { zh, en, family }]) => family && isBare(code) && !zh.includes(code) && !en.includes(code),
      )
      .map(([code]) => code),
  ),
);

function isBare(code: string): boolean {
  return /^[A-Z]{4,}$/.test(code);
}

async function tablesOfContract(): Promise<Readonly<Record<string, Code>>[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(`${contract}${file}`)));
  return modules.flatMap((exported) => Object.values(exported).flatMap(codesIn));
}

/** The codes of a table, or of the states of a lifecycle. */
function codesIn(exported: unknown): Readonly<Record<string, Code>>[] {
  if (typeof exported !== 'object' || exported === null) return [];
  if ('states' in exported) return codesIn(exported.states);
  return 'codes' in exported && isTable(exported.codes) ? [exported.codes] : [];
}

function isTable(codes: unknown): codes is Readonly<Record<string, Code>> {
  return (
    typeof codes === 'object' &&
    codes !== null &&
    Object.values(codes).every((word) => typeof word?.zh === 'string' && typeof word?.en === 'string')
  );
}
