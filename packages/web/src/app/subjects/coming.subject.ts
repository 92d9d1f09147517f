import type { WebSubject } from '../web-subject.ts';

/** Pages that are known and have no screen yet: their letters are kept free. */
export const comingSubject: WebSubject = {
  screens: {},
  keys: { label: 'K' },
};
