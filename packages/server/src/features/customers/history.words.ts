import type { history } from '@loadline/contract/customers/history.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { saidDeed, type Deed as ToldDeed } from '../../kernel/deeds.ts';

/** A row of the audit log. */
export interface Deed extends ToldDeed {
  readonly id: string;
}

type Entry = AnswerOf<typeof history>['rows'][number];

/** A deed in the reader's language, as every document tells it. */
export function entryIn(language: Language, fields: Fields, deed: Deed): Entry {
  return { id: deed.id, ...saidDeed(deed, fields, language) };
}
