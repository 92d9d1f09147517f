import type { Language } from '@loadline/contract/kernel/text';
import type { ComponentType } from 'react';
import { loadDeskWords, loadOfficeWords } from '../kernel/office-words.ts';

/** The frame of the customers' pages, with its phrases. */
export async function officeLayout(language: Language): Promise<ComponentType> {
  await loadOfficeWords(language);
  return (await import('./office-layout.tsx')).OfficeLayout;
}

/** The frame of the staff console, with its phrases. */
export async function deskLayout(language: Language): Promise<ComponentType> {
  await loadDeskWords(language);
  return (await import('./ops-layout.tsx')).OpsLayout;
}
