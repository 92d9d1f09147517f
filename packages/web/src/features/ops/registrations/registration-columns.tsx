import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registrationRow } from '@loadline/contract/ops/registration-desk';
import { accountTypes } from '@loadline/contract/registrations/registration';
import type { Words } from '../../../kernel/words.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { missing } from '../../../resource/value-text.ts';
import { durationText } from '../duration-text.ts';
import type { RegistrationRow } from './registration.ts';
import { RegistrationState } from './registration-state.tsx';

export const registrationColumns = [
  'submittedAt',
  'name',
  'contactName',
  'interests',
  'waitingMinutes',
  'state',
] as const;

/** The queue's columns: when, who, whom to call, for what, how long, how it stands. */
export function registrationCells({
  t,
  language,
}: Words): ColumnLooks<typeof registrationRow.fields, RegistrationRow> {
  return {
    submittedAt: { width: 104, muted: true },
    name: {
      width: 216,
      cell: (row) => (
        <>
          {row.name}
          <small className="data-table__second">
            {row.legalId} · {say(wordOf(accountTypes, row.accountType), language)}
          </small>
        </>
      ),
    },
    contactName: {
      width: 100,
      cell: (row) => (
        <>
          {row.contactName}
          <small className="data-table__second">{row.mobile}</small>
        </>
      ),
    },
    interests: { width: 122, muted: true },
    waitingMinutes: {
      width: 100,
      drawn: true,
      header: t('registrations.waiting'),
      cell: (row) => (row.waitingMinutes === null ? missing : durationText(row.waitingMinutes, t)),
    },
    state: {
      width: 120,
      cell: (row) => (
        <>
          <RegistrationState {...row} />
          {row.duplicates > 0 ? (
            <small className="data-table__second">
              {t('registrations.duplicates', { count: row.duplicates })}
            </small>
          ) : null}
        </>
      ),
    },
  };
}
