import { phrases as booking } from './booking.en.ts';
import { phrases as drafting } from './drafting.en.ts';
import { phrases as exceptions } from './exceptions.en.ts';
import { phrases as files } from './files.en.ts';
import { phrases as imports } from './import.en.ts';
import { phrases as my } from './my.en.ts';
import { phrases as orderForm } from './order-form.en.ts';
import { phrases as sso } from './sso.en.ts';
import { phrases as trust } from './trust.en.ts';
import { phrases as trustDetail } from './trust-detail.en.ts';

/** What forms and records say, one block per subject; the list of the orders begins without it. */
export const phrases = {
  ...booking,
  ...drafting,
  ...exceptions,
  ...files,
  goesWith: { title: 'Goes with', files_one: '{count} file', files_other: '{count} files' },
  ...imports,
  ...my,
  ...orderForm,
  ...sso,
  ...trust,
  ...trustDetail,
} as const;
