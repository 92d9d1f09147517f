import { type RefObject, useEffect } from 'react';
import type { RowActions } from './use-row-actions.ts';

const ownPress = 'a, button, input, select, textarea, label, summary';

/** A press on a row points at it; a cut-off cell says its whole text when the pointer rests on it. */
export function useRowPointer(body: RefObject<HTMLElement | null>, actions: RowActions): void {
  useEffect(() => {
    const node = body.current;
    if (!node) return;
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(ownPress)) return;
      // Marking text in a row is not a press on it.
      if (getSelection()?.isCollapsed === false) return;
      const key = target.closest('tr')?.dataset['row'];
      if (key !== undefined) actions.point(key, 'pointer');
    };
    const explain = ({ target }: PointerEvent) => {
      const cell = target instanceof Element ? target.closest('td') : null;
      if (!cell) return;
      const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
        (box) => box.scrollWidth > box.clientWidth + 1,
      );
      if (isCut && cell.textContent) cell.title = cell.textContent;
      else cell.removeAttribute('title');
    };
    node.addEventListener('click', press);
    node.addEventListener('pointerover', explain);
    return () => {
      node.removeEventListener('click', press);
      node.removeEventListener('pointerover', explain);
    };
  }, [body, actions]);
}
