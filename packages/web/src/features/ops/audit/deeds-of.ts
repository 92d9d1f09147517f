import { auditActions } from '@loadline/contract/audit/audit';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { auditApi } from '@loadline/contract/ops/audit.api';
import { asking, type Question } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { words } from '../../../kernel/words.ts';
import type { Deed } from '../../../resource/record-history.tsx';

/** How many deeds of a record are read. */
const size = 50;

/** The history of a record of the console, for those who may read the audit log. */
export function deedsOf(): (row: { id: string }) => Question<readonly Deed[]> {
  return ({ id }) => {
    const { queryKey, queryFn } = asking(auditApi.list, { subjectId: id, size });
    return {
      queryKey: [...queryKey, 'deeds'],
      queryFn: async (context) => {
        if (!may('op:audit:view')) return [];
        const { rows } = await queryFn(context);
        return rows.map(({ at, who, action, changes }) => ({
          at,
          who,
          action: say(wordOf(auditActions, action), words().language),
          changes: JSON.stringify(
            Object.fromEntries(
              changes.map(({ key, label, from, to }) => [
                label || key,
                from === null ? (to ?? '') : { from, to: to ?? '' },
              ]),
            ),
          ),
        }));
      },
    };
  };
}
