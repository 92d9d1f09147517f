import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { isTyping } from '../../ui/focusable.ts';
import { isLayerOpen } from '../../ui/layers.ts';
import { commandOf } from '../grid/grid-keys.ts';
import type { ImportSubject } from './import-subject.ts';
import type { Preview } from './use-preview.ts';

interface KeysOf {
  subject: ImportSubject;
  preview: Preview;
  onSubmit: () => void;
}

/** The keys of the whole preview: F8 to the next error, Ctrl Z back, Ctrl Enter to import. */
export function usePreviewKeys({ subject, preview, onSubmit }: KeysOf): void {
  const { t } = useWords();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isLayerOpen()) return;
    const { edits, cursor, canEdit, goToProblem } = preview;
    const act = () => {
      if (event.key === 'F8')
        return () => {
          const found = goToProblem(event.shiftKey ? 'previous' : 'next', ({ code }) =>
            subject.isError(code),
          );
          if (!found) notify('success', t('import.problems.none'));
        };
      if (isTyping(event.target)) return undefined;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit;
      const does = canEdit ? commandOf(event)?.does : undefined;
      if (does !== 'undo' && does !== 'redo') return undefined;
      return () => {
        const cell = does === 'undo' ? edits.undo() : edits.redo();
        if (cell) cursor.goTo(cell, 'center');
      };
    };
    const found = act();
    if (!found) return;
    event.preventDefault();
    found();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
