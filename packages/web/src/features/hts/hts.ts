import type { htsAddress, listHtsLines, readHtsContents } from '@loadline/contract/hts/hts.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Found } from '../../kernel/address.ts';

/** What the address says: the day, what is looked at, and the row that is open. */
export type HtsAddress = Found<typeof htsAddress>;

export type HtsContents = AnswerOf<typeof readHtsContents>;
export type HtsLine = AnswerOf<typeof listHtsLines>['lines'][number];
