import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { countryList, placeList } from '@loadline/contract/references/reference.api';
import { useSyncExternalStore } from 'react';
import type { ComboOption } from '../ui/option-words.ts';

let offers: ReadonlyMap<string, readonly string[]> = new Map();
const listeners = new Set<() => void>();

/** What the installation offers, as the session learned it. Places of its own are known from now on. */
export async function keepPlaces(all: AnswerOf<typeof placeList>): Promise<void> {
  // The office begins without the places.
  const { knowPlace } = await import('@loadline/contract/codes/place');
  for (const { nameZh: zh, nameEn: en, offered: _offered, ...place } of all) knowPlace({ ...place, zh, en });
  const offered = all.filter((place) => place.offered);
  keep('place', offered);
  keep(
    'airport',
    offered.filter(({ kind }) => kind === 'airport'),
  );
}

export function keepCountries(all: AnswerOf<typeof countryList>): void {
  keep('country', all);
}

function keep(table: string, codes: readonly { readonly code: string }[]): void {
  offers = new Map([...offers, [table, codes.map(({ code }) => code)]]);
  for (const listener of listeners) listener();
}

/** The codes of a table that are offered, in the order in which they are; all of them until the session knows. */
export function offeredCodes(table: CodeTable): readonly string[] {
  return (table.byInstallation && offers.get(table.name)) || codesOf(table);
}

/** The same with the one that is chosen, offered or not. */
export function offeredWith(table: CodeTable, chosen: string): readonly string[] {
  const offered = offeredCodes(table);
  return chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
}

/** The same, drawn anew when it changes. */
function useOfferedCodes(table: CodeTable): readonly string[] {
  useInstalledPlaces();
  return offeredCodes(table);
}

/** Draws what names places anew when the session has learned those of the installation. */
export function useInstalledPlaces(): void {
  useSyncExternalStore(listen, () => offers);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A table's codes to choose from: those that are offered, the others for who types the whole code. */
export function useCodeOptions(table: CodeTable, language: Language): ComboOption[] {
  const offered = useOfferedCodes(table);
  return optionsIn(table, offered, language);
}

function optionsIn(table: CodeTable, offered: readonly string[], language: Language): ComboOption[] {
  const shown = new Set(offered);
  const rare = codesOf(table).filter((code) => !shown.has(code));
  const option = (code: string) => {
    const word = wordOf(table, code);
    // Who works with places knows them by their codes.
    const isPlace = table.byInstallation && table.name !== 'country';
    const label = isPlace ? `${code} ${say(word, language)}` : say(word, language);
    return { value: code, label, also: `${word.zh} ${word.en}` };
  };
  return [...offered.map(option), ...rare.map((code) => ({ ...option(code), isRare: true }))];
}
