import type { Field, Place, Rule } from './field.ts';
import { optional, text } from './field.ts';
import type { Language, Text } from './text.ts';

type Both<K extends string, T> = { readonly [P in `${K}Zh` | `${K}En`]: T };

interface About {
  label: Text;
  max: number;
  places?: readonly Place[];
  rule?: Rule;
  note?: Text;
}

/** One text in both languages as two fields, `titleZh` and `titleEn`, that stand beside each other in a form. */
// @__NO_SIDE_EFFECTS__
export function both<K extends string>(key: K, about: About): Both<K, Field<string>> {
  return pair(key, about, text);
}

/** The same, allowed to be missing. */
// @__NO_SIDE_EFFECTS__
export function optionalBoth<K extends string>(key: K, about: About): Both<K, Field<string | null>> {
  return pair(key, about, (one) => optional(text(one)));
}

function pair<K extends string, F>(
  key: K,
  { label, ...about }: About,
  make: (about: About) => F,
): Both<K, F> {
  const zh = { ...about, label: { zh: `${label.zh}（中文）`, en: `${label.en}, Chinese` } };
  const en = { ...about, label: { zh: `${label.zh}（英文）`, en: `${label.en}, English` } };
  // The two keys are spelled out exactly here, which a template cannot tell the compiler.
  return { [`${key}Zh`]: make(zh), [`${key}En`]: make(en) } as Both<K, F>;
}

/** The text of such a pair in one language: `saidIn(page, 'title', language)`. */
export function saidIn<K extends string>(of: Both<K, string>, key: K, language: Language): string;
export function saidIn<K extends string>(
  of: Both<K, string | null>,
  key: K,
  language: Language,
): string | null;
export function saidIn<K extends string>(
  of: Both<K, string | null>,
  key: K,
  language: Language,
): string | null {
  const name: `${K}Zh` | `${K}En` = language === 'en' ? `${key}En` : `${key}Zh`;
  return of[name];
}
