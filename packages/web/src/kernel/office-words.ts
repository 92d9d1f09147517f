import type { Language } from '@loadline/contract/kernel/text';
import { loadDoorWords, words, wordsPart } from './words.ts';

/** Adds the phrases of the back office, which the public pages never load. */
export const loadOfficeWords = wordsPart(
  () => import('../locales/en.ts'),
  () => import('../locales/zh-cn.ts'),
);

const deskWords = wordsPart(
  () => import('../locales/ops.en.ts'),
  () => import('../locales/ops.zh-cn.ts'),
);

/** Adds the phrases of the staff console, which customers never load. */
export async function loadDeskWords(language: Language): Promise<void> {
  await Promise.all([deskWords(language), loadOfficeWords(language), loadRecordWords(language)]);
}

/** A part with what forms and records say. */
export async function withRecordWords<M>(part: Promise<M>): Promise<M> {
  const [module] = await Promise.all([part, loadRecordWords(words().language)]);
  return module;
}

const recordWords = wordsPart(
  () => import('../locales/records.en.ts'),
  () => import('../locales/records.zh-cn.ts'),
);

/** Passwords are chosen in the office, too. */
async function loadRecordWords(language: Language): Promise<void> {
  await Promise.all([recordWords(language), loadDoorWords(language)]);
}
