import { type RefObject, useEffect } from 'react';

/** Ctrl Enter sends from any input, a text of several lines too (design §12). */
export function useSubmitKeys(box: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = box.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      form?.requestSubmit();
    };
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  }, [box]);
}
