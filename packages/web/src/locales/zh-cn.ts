import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  office: {
    more: '更多',
  },
} as const satisfies Translated<typeof english>;
