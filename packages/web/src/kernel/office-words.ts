import type { Language } from '@loadline/contract/kernel/text';
import { addWords, loadDoorWords, words } from './words.ts';

/** Adds the phrases of the back office, which the public pages never load. */
export async function loadOfficeWords(language: Language): Promise<void> {
  const { phrases } = await (language === 'en' ? import('../locales/en.ts') : import('../locales/zh-cn.ts'));
  addWords(language, phrases);
}

/** Adds the phrases of the staff console, which customers never load. */
export async function loadDeskWords(language: Language): Promise<void> {
  const desk = language === 'en' ? import('../locales/ops.en.ts') : import('../locales/ops.zh-cn.ts');
  const [{ phrases }] = await Promise.all([desk, loadOfficeWords(language), loadRecordWords(language)]);
  addWords(language, phrases);
}

/** A part with what forms and records say. */
export async function withRecordWords<M>(part: Promise<M>): Promise<M> {
  const [module] = await Promise.all([part, loadRecordWords(words().language)]);
  return module;
}

/** Passwords are chosen in the office, too. */
async function loadRecordWords(language: Language): Promise<void> {
  const records =
    language === 'en' ? import('../locales/records.en.ts') : import('../locales/records.zh-cn.ts');
  const [{ phrases }] = await Promise.all([records, loadDoorWords(language)]);
  addWords(language, phrases);
}
