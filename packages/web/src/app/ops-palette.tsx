import { customerStatuses } from '@loadline/contract/customers/company';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { deskOrderApi } from '@loadline/contract/orders/order-desk.api';
import { registrationStates } from '@loadline/contract/registrations/registration-state';
import { useCallback, useRef } from 'react';
import { call } from '../kernel/call.ts';
import { isPageName } from '../kernel/known-pages.ts';
import { chooseLanguage, languages } from '../kernel/language.ts';
import { useGoTo } from '../kernel/page-link.tsx';
import { permitted } from '../kernel/permitted.ts';
import { signOut } from '../kernel/sign-out.ts';
import { useWords, type Words } from '../kernel/words.ts';
import { Palette } from '../ui/palette.tsx';
import type { PaletteEntry, PaletteGroup } from '../ui/palette-entry.ts';
import { deskSubjects } from './desk-subjects.ts';
import { goKey } from './go-keys.ts';
import type { DeskPage } from './ops-menu.ts';
import { pastedEntry, pastedNumbers } from './pasted-numbers.ts';
import type { RecordQuestion } from './web-subject.ts';

/** Shorter words are no number yet, and would match half of all records. */
const shortestNumber = 4;

const size = 4;

const searches = deskSubjects.flatMap(({ search }) => search ?? []);

/** Two Chinese characters already name a company. */
const shortestName = 2;

const shownOfEach = 6;

interface OpsPaletteProps {
  open: boolean;
  menu: readonly DeskPage[];
  onClose: () => void;
  onKeyList: () => void;
}

/** Ctrl K: records by number, customers, registrations, pages and actions. */
export function OpsPalette({ open, menu, onClose, onKeyList }: OpsPaletteProps) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const pasted = useRef<readonly string[]>([]);
  const search = useCallback(
    (query: string, signal: AbortSignal) => {
      pasted.current = pastedNumbers(query);
      return deskPaletteFor(query, { menu, words, signal });
    },
    [menu, words],
  );
  const choose = ({ key }: PaletteEntry) => {
    const [kind, what = '', no = ''] = key.split(' ');
    if (kind === 'numbers') return goTo('opsOrders', { numbers: [...pasted.current] });
    if (kind === 'record' && isPageName(what)) return goTo(what, { no });
    if (kind === 'customer') return goTo('opsCustomer', { no: what });
    if (kind === 'registration') return goTo('opsRegistrations', { open: what });
    const target = menu.find(({ page }) => page === what);
    if (kind === 'page' && target) return goTo(target.page);
    const language = languages.find((one) => one === what);
    if (language) return chooseLanguage(language);
    if (what === 'account') return goTo('account');
    if (what === 'keys') return onKeyList();
    void signOut();
  };
  return (
    <Palette
      open={open}
      onClose={onClose}
      search={search}
      onChoose={choose}
      label={t('desk.palette.title')}
      placeholder={t('desk.palette.placeholder')}
      nothing={t('office.palette.nothing')}
      failed={t('office.palette.failed')}
      enterLabel={t('office.palette.enter')}
    />
  );
}

interface Sources {
  menu: readonly DeskPage[];
  words: Words;
  signal: AbortSignal;
}

/** What the console's palette offers for the words: records by number, customers and registrations, then pages and actions. */
async function deskPaletteFor(query: string, { menu, words, signal }: Sources): Promise<PaletteGroup[]> {
  const { t, language } = words;
  const numbers = permitted(deskOrderApi.list) ? pastedNumbers(query) : [];
  if (numbers.length > 0)
    return [{ key: 'records', label: t('desk.palette.records'), entries: [pastedEntry(numbers, words)] }];
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
    const letter = goKey(code);
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

/** Orders, trust orders, bookings, sheets and waybills by any of their numbers; the key is `record <page> <number>`. */
async function recordsLike(typed: string, language: Language, signal: AbortSignal): Promise<PaletteEntry[]> {
  const search = typed.trim();
  if (search.length < shortestNumber) return [];
  const question: RecordQuestion = { query: { search, size }, signal, refusal: 'in place' };
  const entries = searches.map(async (fetched) => {
    const { page, icon, states, find } = await fetched();
    const found = await find(question);
    return found.map(([no, detail, code]): PaletteEntry => {
      const { family = 'void', ...word } = wordOf(states, code);
      const state = { family, text: say(word, language) };
      return {
        key: `record ${page} ${no}`,
        icon,
        label: no,
        detail: detail.filter(Boolean).join(' · '),
        state,
      };
    });
  });
  // One desk that does not answer hides the others' finds from nobody.
  const answers = await Promise.allSettled(entries);
  const lost = answers.find((answer) => answer.status === 'rejected');
  if (lost && answers.every((answer) => answer.status === 'rejected')) throw lost.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
