import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { workQueues } from '@loadline/contract/ops/work';
import type { listWaiting } from '@loadline/contract/ops/work.api';

export type Waiting = AnswerOf<typeof listWaiting>[number];
export type Sort = QueryOf<typeof listWaiting>['sort'];

/** What the work list is asked to stand by; unless told, what has waited longest comes first. */
export function waitingOrder(sort: Sort): { readonly key: string; readonly descending: boolean } {
  if (sort === null) return { key: 'late', descending: false };
  return { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
}

/** The entries of all queues together in that order. */
export function byWaitingOrder(sort: Sort, language: Language): (one: Waiting, other: Waiting) => number {
  const { key, descending } = waitingOrder(sort);
  const compare = comparedBy(key, language);
  return descending ? (one, other) => compare(other, one) : compare;
}

const places = codesOf(workQueues);

function comparedBy(key: string, language: Language): (one: Waiting, other: Waiting) => number {
  switch (key) {
    case 'waitingMinutes':
      return (one, other) => one.waitingMinutes - other.waitingMinutes;
    case 'since':
      return (one, other) => one.since.localeCompare(other.since);
    case 'no':
      return (one, other) => one.no.localeCompare(other.no);
    case 'queue':
      return (one, other) => places.indexOf(one.queue) - places.indexOf(other.queue);
    case 'whose':
      return (one, other) => nameOf(one, language).localeCompare(nameOf(other, language), language);
    default:
      return (one, other) => Number(other.late) - Number(one.late) || one.since.localeCompare(other.since);
  }
}

function nameOf({ whose, whoseEn }: Waiting, language: Language): string {
  return language === 'en' ? whoseEn : whose;
}
