import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';

/** Until a dialog has closed and given the focus back, in milliseconds. */
const afterClosing = 300;

/** What was pressed may be gone with the deed: the keyboard goes on from the title, not from the top of the page. */
function keepFocus() {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Waits for a deed, says that it is done, and asks everything on the screen again. */
export function useDone() {
  const { t } = useWords();
  const client = useQueryClient();
  return async (deed: Promise<unknown>, says: string = t('desk.saved')) => {
    await deed;
    notify('success', says);
    await client.invalidateQueries();
    setTimeout(keepFocus, afterClosing);
  };
}
