import { type HistorySubject, history } from '@loadline/contract/customers/history.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { asking, type Question } from '../../kernel/asking.ts';
import { words } from '../../kernel/words.ts';
import type { Deed } from '../../resource/record-history.tsx';

type Entry = AnswerOf<typeof history>['rows'][number];

/** How many deeds of a record are read. */
const size = 100;

/** The history of a record of the customer centre. */
export function historyOf(subject: HistorySubject): (row: { id: string }) => Question<readonly Deed[]> {
  return ({ id }) => {
    const { queryKey, queryFn } = asking(history, { subject, id, size });
    return {
      queryKey: [...queryKey, 'deeds'],
      queryFn: async (context) => (await queryFn(context)).rows.map(deedOf),
    };
  };
}

/** The server answers in words: a field by its label. The forwarder's own people have no name here. */
function deedOf({ at, who, action, changes }: Entry): Deed {
  const said = changes.map(({ field, from, to }) => [
    field,
    from === null ? (to ?? '') : { from, to: to ?? '' },
  ]);
  return {
    at,
    who: who || words().t('my.forwarder'),
    action,
    changes: JSON.stringify(Object.fromEntries(said)),
  };
}
