import { readFileSync } from 'node:fs';

/** A JSON file of the product's own, as the build or the repository wrote it; `T` is what was written. */
export function jsonFile<T>(path: string | URL): T {
  return jsonText(readFileSync(path, 'utf8'));
}

export function jsonText<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** A module that the build wrote. */
export function builtModule<T>(address: string): Promise<T> {
  return import(address) as Promise<T>;
}
