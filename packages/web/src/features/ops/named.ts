import type { Language } from '@loadline/contract/kernel/text';

/** The name of something that staff wrote in both languages. */
export function named(one: { nameZh: string; nameEn: string }, language: Language): string {
  return language === 'en' ? one.nameEn : one.nameZh;
}

/** The one of two texts that is in the reader's language; a dash where there is none. */
export function inLanguage(language: Language, zh: string | null, en: string | null): string {
  return (language === 'en' ? en : zh) ?? '—';
}
