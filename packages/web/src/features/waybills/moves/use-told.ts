import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { currentIn } from '../../../resource/stale.ts';

/** Waits for a deed, says that it is done, and asks everything on the screen again. */
export function useTold() {
  const client = useQueryClient();
  return async <T>(deed: Promise<T>, says: string | ((answer: T) => string)) => {
    const answer = await deed.catch(throwReadable);
    notify('success', typeof says === 'string' ? says : says(answer));
    await client.invalidateQueries();
  };
}

/** Of a waybill that was changed meanwhile the whole page is answered: a form compares its facts with the waybill's own. */
function throwReadable(error: unknown): never {
  if (!(error instanceof Refusal) || error.status !== 409) throw error;
  const current = currentIn(error.data);
  const waybill = current?.['waybill'];
  if (typeof waybill !== 'object' || waybill === null) throw error;
  const { status, says } = error;
  throw new Refusal('Network Error', { status, says, data: { current: { ...current, ...waybill } } });
}
