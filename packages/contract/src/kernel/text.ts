/** The two languages of the product, spelled as the browser stores them (spec: `locale`). */
export type Language = 'zh-cn' | 'en';

export const defaultLanguage: Language = 'zh-cn';

/** A phrase in both languages. `{name}` marks a place that `say` fills. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** What fills a phrase; a phrase inside a phrase is said in the same language. */
export type Said = Readonly<Record<string, string | number | Text>>;

/** The phrase in one language, its `{name}` places filled; an unknown name stays as it is written. */
export function say(text: Text, language: Language, values: Said = {}): string {
  const phrase = language === 'en' ? text.en : text.zh;
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'object' ? say(value, language) : String(value);
  });
}

/** The first supported language of an Accept-Language header; Chinese when none is named. */
export function languageOf(header: string | undefined): Language {
  for (const wanted of (header ?? '').toLowerCase().split(',')) {
    const tag = wanted.trim();
    if (tag.startsWith('en')) return 'en';
    if (tag.startsWith('zh')) return 'zh-cn';
  }
  return defaultLanguage;
}

/** A single value of JSON as text; null is an empty one. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** For texts that are codes: by their signs, whatever the language. */
export function bySigns(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
