import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { labelApi } from '@loadline/contract/labels/label.api';

/** One label with its photos and checks, as its customer sees it; the desk sees whose it is and who did what besides. */
export type LabelRecord = AnswerOf<typeof labelApi.detail>;

/** One line of the list. */
export type LabelRow = AnswerOf<typeof labelApi.list>['rows'][number];

export type LabelOverview = AnswerOf<typeof labelApi.overview>;

/** Of the desk with who took it; null says that nobody is named to this reader. */
export type LabelPhoto = LabelRecord['photos'][number] & { readonly takenWho?: string };
export type LabelCheck = LabelRecord['checks'][number] & { readonly checkedWho?: string | null };
