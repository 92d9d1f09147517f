import { useCallback } from 'react';
import { chooseLanguage, languages } from '../kernel/language.ts';
import { useGoTo } from '../kernel/page-link.tsx';
import { signOut } from '../kernel/sign-in.ts';
import { useWords } from '../kernel/words.ts';
import { Palette } from '../ui/palette.tsx';
import type { PaletteEntry } from '../ui/palette-entry.ts';
import type { MenuPage } from './menu.ts';
import { paletteFor } from './palette-entries.ts';
import { isReachable } from './reach.ts';

interface OfficePaletteProps {
  open: boolean;
  menu: readonly MenuPage[];
  onClose: () => void;
  onKeyList: () => void;
}

/** Ctrl K: order numbers of every kind, pages and actions. */
export function OfficePalette({ open, menu, onClose, onKeyList }: OfficePaletteProps) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const search = useCallback(
    (query: string, signal: AbortSignal) => paletteFor(query, { menu, isReachable, words, signal }),
    [menu, words],
  );
  const choose = ({ key }: PaletteEntry) => {
    const [kind, what = ''] = key.split(' ');
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
      open={open}
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
