import { type HistorySubject, history } from '@loadline/contract/customers/history.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { asking, type Question } from '../../kernel/asking.ts';
import { words } from '../../kernel/words.ts';
import type { Deed } from '../../resource/record-history.tsx';

type Entry = AnswerOf<typeof history>['rows'][number];

/** How many deeds of a record are read. */
const size = 100;

/** The history of a record of the customer centre; `names` of ids that stand in it, such as those of roles. */
export function historyOf(
  subject: HistorySubject,
  names: ReadonlyMap<string, string> = new Map(),
): (row: { id: string }) => Question<readonly Deed[]> {
  return ({ id }) => {
    const { queryKey, queryFn } = asking(history, { subject, id, size });
    return {
      queryKey: [...queryKey, 'deeds', names.size],
      queryFn: async (context) => (await queryFn(context)).rows.map((entry) => deedOf(entry, names)),
    };
  };
}

/** The server answers in words: a field by its label. The forwarder's own people have no name here. */
function deedOf({ at, who, action, changes }: Entry, names: ReadonlyMap<string, string>): Deed {
  const named = (value: string | null) => (value === null ? '' : (names.get(value) ?? value));
  const said = changes.map(({ field, from, to }) => [
    field,
    from === null ? named(to) : { from: named(from), to: named(to) },
  ]);
  return {
    at,
    who: who || words().t('my.forwarder'),
    action,
    changes: JSON.stringify(Object.fromEntries(said)),
  };
}
