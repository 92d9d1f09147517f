import { customerStatuses } from '@loadline/contract/customers/company';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { registrationStates } from '@loadline/contract/registrations/registration.lifecycle';
import { call } from '../kernel/call.ts';
import { languages } from '../kernel/language.ts';
import { permitted } from '../kernel/permitted.ts';
import type { Words } from '../kernel/words.ts';
import type { PaletteEntry, PaletteGroup } from '../ui/palette-entry.ts';
import { goKeys } from './go-keys.ts';
import type { DeskPage } from './ops-menu.ts';
import { recordsLike } from './ops-palette-records.ts';

/** Two Chinese characters already name a company. */
const shortestName = 2;
const shownOfEach = 6;

interface Sources {
  menu: readonly DeskPage[];
  words: Words;
  signal: AbortSignal;
}

/** What the console's palette offers for the words: records by number, customers and registrations, then pages and actions. */
export async function deskPaletteFor(
  query: string,
  { menu, words, signal }: Sources,
): Promise<PaletteGroup[]> {
  const { t, language } = words;
  const isName = query.trim().length >= shortestName;
  const [records, customers, registrations] = isName
    ? await Promise.all([
        recordsLike(query, language, signal),
        customersLike(query, language, signal),
        registrationsLike(query, language, signal),
      ])
    : [[], [], []];
  const groups = [
    { key: 'records', label: t('desk.palette.records'), entries: records },
    { key: 'customers', label: t('desk.palette.customers'), entries: customers },
    { key: 'registrations', label: t('desk.palette.registrations'), entries: registrations },
    { key: 'pages', label: t('office.palette.pages'), entries: named(pagesOf(menu, words), query) },
    { key: 'actions', label: t('office.palette.actions'), entries: named(actionsOf(words), query) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

async function customersLike(
  search: string,
  language: Language,
  signal: AbortSignal,
): Promise<PaletteEntry[]> {
  if (!permitted(customerApi.list)) return [];
  const query = { search, size: shownOfEach };
  const { rows } = await call(customerApi.list, { query, signal, refusal: 'in place' });
  return rows.map((row) => {
    const status = wordOf(customerStatuses, row.status);
    return {
      key: `customer ${row.id}`,
      icon: 'company',
      label: `${row.code} ${language === 'en' ? row.nameEn : row.nameZh}`,
      state: { family: status.family ?? 'void', text: say(status, language) },
    };
  });
}

async function registrationsLike(
  search: string,
  language: Language,
  signal: AbortSignal,
): Promise<PaletteEntry[]> {
  if (!permitted(registrationApi.list)) return [];
  const query = { search, size: shownOfEach };
  const { rows } = await call(registrationApi.list, { query, signal, refusal: 'in place' });
  return rows.map((row) => {
    const state = wordOf(registrationStates, row.state);
    return {
      key: `registration ${row.id}`,
      icon: 'user',
      label: row.name,
      detail: row.no,
      state: { family: state.family ?? 'void', text: say(state, language) },
    };
  });
}

function pagesOf(menu: readonly DeskPage[], { language }: Words): PaletteEntry[] {
  return menu.map(({ page, code, label, icon }) => {
    const letter = goKeys[code];
    return { key: `page ${page}`, icon, label: say(label, language), shortcut: letter && `G ${letter}` };
  });
}

function actionsOf({ t, language }: Words): PaletteEntry[] {
  const others = languages.filter((one) => one !== language);
  return [
    { key: 'do account', icon: 'shield', label: t('office.account') },
    ...others.map((one): PaletteEntry => ({ key: `language ${one}`, icon: 'globe', label: t(`nav.${one}`) })),
    { key: 'do keys', icon: 'keyboard', label: t('office.keys.title'), shortcut: '?' },
    { key: 'do logout', icon: 'logout', label: t('nav.logout') },
  ];
}

function named(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = query.trim().toLowerCase();
  return entries.filter(({ label }) => label.toLowerCase().includes(wanted));
}
