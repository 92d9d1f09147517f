import { useCallback } from 'react';
import { Palette } from '../palette.tsx';
import type { PaletteGroup } from '../palette-entry.ts';
import { showToast } from '../toast-store.ts';
import { pick, useTexts } from './kit-texts.ts';

/** The palette over two numbers and two actions. */
export function KitPalette({ open, onClose }: { open: boolean; onClose(): void }) {
  const texts = useTexts();
  const search = useCallback(
    (query: string): Promise<PaletteGroup[]> => {
      const numbers = ['HX26111900612', 'HX26111900587'].map((number, index) => ({
        key: number,
        icon: 'box' as const,
        label: number,
        ...(index === 0 ? { state: { family: 'work' as const, text: pick(texts.orderStates, 0) } } : {}),
      }));
      const actions = [
        { key: 'import', icon: 'upload' as const, label: texts.importOrders, shortcut: 'I' },
        { key: 'new', icon: 'plus' as const, label: texts.newOrder },
      ];
      const groups = [
        { key: 'numbers', label: texts.numbers, entries: numbers },
        { key: 'actions', label: texts.actions, entries: actions },
      ];
      const hits = groups.map((group) => ({
        ...group,
        entries: group.entries.filter((entry) => entry.label.toLowerCase().includes(query.toLowerCase())),
      }));
      return Promise.resolve(hits.filter((group) => group.entries.length > 0));
    },
    [texts],
  );
  return (
    <Palette
      open={open}
      onClose={onClose}
      search={search}
      onChoose={(entry) => showToast('success', entry.label)}
      label={texts.openPalette}
      placeholder={texts.placeholder}
      nothing={texts.nothing}
      failed={texts.failed}
      enterLabel={texts.enter}
    />
  );
}
