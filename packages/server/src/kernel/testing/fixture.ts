import { readFileSync } from 'node:fs';

/** One of the real files of this folder. */
export function fixture(name: string): Buffer {
  return readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
}
