/** Words that should exist in both languages, and where they stand. */
export interface Phrase {
  readonly where: string;
  readonly zh: unknown;
  readonly en: unknown;
}

/** A language is called by its own name in every language: the names of Chinese. */
const ownNames = /^(\u7b80\u4f53)?\u4e2d(\u6587)?$/;

/** Every `{ zh, en }` inside a value, at any depth; objects in `seen` are passed over, so that sharing counts once. */
export function textsIn(value: unknown, where: string, seen: Set<object>): Phrase[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  const inside = entries.flatMap(([key, part]) => textsIn(part, `${where}.${String(key)}`, seen));
  return isText(value) ? [{ where, zh: value.zh, en: value.en }, ...inside] : inside;
}

/** One language is enough to be meant as a text; `{ 'zh-cn', en }` is a table of languages. */
function isText(value: object): value is { zh?: unknown; en?: unknown } {
  if ('zh' in value && typeof value.zh === 'string') return true;
  return 'en' in value && typeof value.en === 'string' && !('zh-cn' in value);
}

/** The phrases of two locale modules side by side, by dotted key. */
export function phrasesOf(zh: object, en: object, where: string): Phrase[] {
  const [chinese, english] = [new Map(leavesOf(zh, '')), new Map(leavesOf(en, ''))];
  const keys = [...new Set([...english.keys(), ...chinese.keys()])];
  // Chinese has no singular: i18next falls back to `_other`.
  const needed = keys.filter((key) => chinese.has(key) || !key.endsWith('_one'));
  return needed.map((key) => ({ where: `${where} ${key}`, zh: chinese.get(key), en: english.get(key) }));
}

function leavesOf(value: object, path: string): [string, unknown][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    const name = path === '' ? key : `${path}.${key}`;
    return typeof part === 'object' && part !== null ? leavesOf(part, name) : [[name, part]];
  });
}

/** What is wrong with a phrase: a language without words, or with other places to fill than its sister. */
export function phraseFaults({ where, zh, en }: Phrase): string[] {
  if (typeof zh !== 'string' || zh.trim() === '') return [`${where}: no Chinese words`];
  if (typeof en !== 'string' || en.trim() === '') return [`${where}: no English words`];
  if (/\p{Script=Han}/u.test(withoutQuotes(en)) && !ownNames.test(en))
    return [`${where}: Chinese in the English words (${en})`];
  const [places, sisters] = [placesIn(zh), placesIn(en)];
  return places === sisters
    ? []
    : [`${where}: places to fill differ (${places || 'none'} | ${sisters || 'none'})`];
}

/** English may quote Chinese: Write \u201c…\u201d for none. */
function withoutQuotes(phrase: string): string {
  return phrase.replace(/\u201c[^\u201d]*\u201d|"[^"]*"/g, '');
}

function placesIn(phrase: string): string {
  return [...new Set(phrase.match(/\{\w+\}/g))].toSorted().join(' ');
}
