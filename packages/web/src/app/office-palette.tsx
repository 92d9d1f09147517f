import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { orderApi } from '@loadline/contract/orders/order.api';
import { useCallback, useRef } from 'react';
import { call } from '../kernel/call.ts';
import { chooseLanguage, languages } from '../kernel/language.ts';
import { useGoTo } from '../kernel/page-link.tsx';
import { may } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-out.ts';
import { useWords, type Words } from '../kernel/words.ts';
import { Palette } from '../ui/palette.tsx';
import type { PaletteEntry, PaletteGroup } from '../ui/palette-entry.ts';
import { goKey } from './go-keys.ts';
import type { MenuPage } from './menu.ts';
import { pastedEntry, pastedNumbers } from './pasted-numbers.ts';
import { isReachable } from './reach.ts';

/** Shorter words are no number yet, and would match half of all orders. */
const shortestNumber = 3;

interface OfficePaletteProps {
  menu: readonly MenuPage[];
  onClose: () => void;
  onKeyList: () => void;
}

/** Ctrl K: order numbers of every kind, pages and actions. */
export function OfficePalette({ menu, onClose, onKeyList }: OfficePaletteProps) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const pasted = useRef<readonly string[]>([]);
  const search = useCallback(
    (query: string, signal: AbortSignal) => {
      pasted.current = pastedNumbers(query);
      return paletteFor(query, { menu, words, signal });
    },
    [menu, words],
  );
  const choose = ({ key }: PaletteEntry) => {
    const [kind, what = ''] = key.split(' ');
    if (kind === 'numbers') return goTo('order', { numbers: [...pasted.current] });
    if (kind === 'order') return goTo('orderDetail', { no: what });
    const target = menu.find(({ page }) => page === what);
    if (kind === 'page' && target) return goTo(target.page);
    const language = languages.find((one) => one === what);
    if (language) return chooseLanguage(language);
    if (what === 'import') return goTo('order', { import: '1' });
    if (what === 'keys') return onKeyList();
    void signOut();
  };
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={choose}
      label={t('office.palette.title')}
      placeholder={t('office.palette.placeholder')}
      nothing={t('office.palette.nothing')}
      failed={t('office.palette.failed')}
      enterLabel={t('office.palette.enter')}
    />
  );
}

interface PaletteSources {
  menu: readonly MenuPage[];
  words: Words;
  signal: AbortSignal;
}

/** What the palette offers for the words: orders by any of their numbers, then pages and actions by name. */
async function paletteFor(query: string, { menu, words, signal }: PaletteSources): Promise<PaletteGroup[]> {
  const orders = isReachable('orderDetail') ? await ordersLike(query, words, signal) : [];
  const groups = [
    { key: 'orders', label: words.t('office.palette.orders'), entries: orders },
    { key: 'pages', label: words.t('office.palette.pages'), entries: named(pagesOf(menu, words), query) },
    { key: 'actions', label: words.t('office.palette.actions'), entries: named(actionsOf(words), query) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

async function ordersLike(query: string, words: Words, signal: AbortSignal): Promise<PaletteEntry[]> {
  const { language } = words;
  if (query.length < shortestNumber || !may('order:view')) return [];
  const numbers = pastedNumbers(query);
  if (numbers.length > 0) return [pastedEntry(numbers, words)];
  const asked = { search: query, size: 6 };
  const { rows } = await call(orderApi.list, { query: asked, signal, refusal: 'in place' });
  return rows.map((row) => {
    const status = wordOf(orderStatuses, row.status);
    return {
      key: `order ${row.orderNumber}`,
      icon: 'file',
      label: row.orderNumber,
      detail: [row.referenceNumber, row.trackingNo && shownNumbers(row.trackingNo)]
        .filter(Boolean)
        .join(' · '),
      state: { family: status.family ?? 'void', text: say(status, language) },
    };
  });
}

function pagesOf(menu: readonly MenuPage[], { language }: Words): PaletteEntry[] {
  return menu.map(({ page, code, label }) => {
    const letter = goKey(code);
    const shortcut = letter && `G ${letter}`;
    return { key: `page ${page}`, icon: 'list', label: say(label, language), shortcut };
  });
}

function actionsOf({ t, language }: Words): PaletteEntry[] {
  const others = languages.filter((one) => one !== language);
  const imports: PaletteEntry[] = may('order:import')
    ? [{ key: 'do import', icon: 'upload', label: t('office.palette.import'), shortcut: 'I' }]
    : [];
  return [
    ...imports,
    ...others.map((one): PaletteEntry => ({ key: `language ${one}`, icon: 'globe', label: t(`nav.${one}`) })),
    { key: 'do keys', icon: 'keyboard', label: t('office.keys.title'), shortcut: '?' },
    { key: 'do logout', icon: 'logout', label: t('nav.logout') },
  ];
}

function named(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = query.toLowerCase();
  return entries.filter(({ label }) => label.toLowerCase().includes(wanted));
}
