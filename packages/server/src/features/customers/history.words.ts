import { auditActions } from '@loadline/contract/audit/audit';
import type { history } from '@loadline/contract/customers/history.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { changesSaid } from '../../kernel/changes-said.ts';

/** A row of the audit log: a change is `{ from, to }`, or only the value that something was done with. */
export interface Deed {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

type Entry = AnswerOf<typeof history>['rows'][number];

/** A deed in the reader's language: its fields by their labels, codes by their words. */
export function entryIn(language: Language, fields: Fields, { id, at, who, action, changes }: Deed): Entry {
  return {
    id,
    at,
    who,
    action: say(wordOf(auditActions, action), language),
    changes: changesSaid(fields, changes, language).map((change) => ({
      field: change.label,
      from: change.from,
      to: change.to,
    })),
  };
}
