import { useRef } from 'react';
import { newKey } from '../../kernel/request.ts';

/** The idempotency key of what is sent: the same body keeps its key, so that a repeated press does it once. */
export function useOneWish(): (body: object) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  };
}
