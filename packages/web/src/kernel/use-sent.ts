import type { AnswerOf, Endpoint } from '@loadline/contract/kernel/endpoint';
import { use, useEffect, useState } from 'react';
import { type Heard, keyOf, OpeningContext } from './opening.ts';

/**
 * The answer to what a form of this page asked of a call (`asked` is its body), where the browser sent the form by
 * itself because no script ran yet; undefined where it did not.
 */
export function useSent<E extends Endpoint>(
  { path }: E,
  asked: Readonly<Record<string, unknown>>,
): Heard<AnswerOf<E>> | undefined {
  const opening = use(OpeningContext);
  const key = keyOf(path, asked);
  const [heard] = useState(() => opening.to<AnswerOf<E>>({ key }));
  useEffect(() => {
    opening.take(key);
  }, [opening, key]);
  return heard;
}
