import type { Language } from '@loadline/contract/kernel/text';
import { addWords, loadDoorWords } from './words.ts';

/** Adds the phrases of the back office, which the public pages never load; passwords are chosen there too. */
export async function loadOfficeWords(language: Language): Promise<void> {
  const office = language === 'en' ? import('../locales/en.ts') : import('../locales/zh-cn.ts');
  const [{ phrases }] = await Promise.all([office, loadDoorWords(language)]);
  addWords(language, phrases);
}

/** Adds the phrases of the staff console, which customers never load. */
export async function loadDeskWords(language: Language): Promise<void> {
  await loadOfficeWords(language);
  const { phrases } = await (language === 'en'
    ? import('../locales/ops.en.ts')
    : import('../locales/ops.zh-cn.ts'));
  addWords(language, phrases);
}
