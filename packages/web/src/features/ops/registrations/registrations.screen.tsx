import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { registrationRow, registrationTabs } from '@loadline/contract/ops/registration-desk';
import { registrationApi, registrationFilter } from '@loadline/contract/ops/registration-desk.api';
import { accountTypes } from '@loadline/contract/registrations/registration';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { durationText } from '../../../resource/duration-text.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { missing } from '../../../resource/value-text.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { QueueCounters } from '../queue-counters.tsx';
import type { RegistrationRow } from './registration.ts';
import { RegistrationPanel } from './registration-panel.tsx';
import { RegistrationState } from './registration-state.tsx';

const registrationColumns = [
  'submittedAt',
  'name',
  'contactName',
  'interests',
  'waitingMinutes',
  'state',
] as const;

/** The queue of those who want to become customers, and beside it the one that is being decided. */
export function RegistrationsScreen() {
  const { t, language } = useWords();
  const [{ tab = 'week' }] = useAddress({ tab: registrationFilter.tab });
  const { data: overview } = useQuery(asking(registrationApi.overview, {}));
  return (
    <ResourceList
      name="opsRegistrations"
      frame="desk"
      title={t('registrations.title')}
      facts={
        overview &&
        t('registrations.counts', {
          waiting: wholeText(overview.waiting),
          late: wholeText(overview.late),
          hours: overview.lateAfterHours,
        })
      }
      search={say(registrationFilter.search.label, language)}
      above={<QueueCounters current="registrations" />}
      queues={{
        label: t('registrations.tabs'),
        current: tab,
        tabs: tabsOf(
          registrationTabs,
          language,
          (wanted) => overview?.tabs.find((one) => one.tab === wanted)?.count,
        ),
      }}
      fields={registrationRow.fields}
      calls={registrationApi}
      asks={(filter) => ({ ...filter, tab })}
      columns={registrationColumns}
      cells={registrationCells}
      rows="two lines"
      onOpen={enterPanel}
      panel={({ key, rows, show, close }) => (
        <RegistrationPanel
          key={key}
          id={key}
          onClose={close}
          onDecided={() => show(nextWaiting(rows, key))}
          onOpen={show}
        />
      )}
      unit={{
        name: t('registrations.unit.name'),
        one: t('registrations.unit.one'),
        many: t('registrations.unit.many'),
      }}
      empty={{ title: t('registrations.none'), detail: t('registrations.noneDetail') }}
    />
  );
}

/** What comes after a decision: the next one that waits, else the first one that does. */
function nextWaiting(rows: readonly RegistrationRow[], open: string): string | undefined {
  const here = rows.findIndex(({ id }) => id === open);
  const others = [...rows.slice(here + 1), ...rows.slice(0, Math.max(here, 0))];
  return others.find(({ state }) => state === 'PENDING')?.id;
}

/** Into the panel, from wherever the keys were. */
function enterPanel(): void {
  document.querySelector<HTMLElement>('.side-panel input, .side-panel button')?.focus();
}

/** The queue's columns: when, who, whom to call, for what, how long, how it stands. */
function registrationCells({
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
