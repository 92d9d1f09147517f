import { say } from '@loadline/contract/kernel/text';
import { registrationRow, registrationTabs } from '@loadline/contract/ops/registration-desk';
import {
  countRegistrations,
  listRegistrations,
  registrationFilter,
  registrationOverview,
} from '@loadline/contract/ops/registration-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { QueueCounters } from '../queue-counters.tsx';
import type { RegistrationRow } from './registration.ts';
import { registrationCells, registrationColumns } from './registration-columns.tsx';
import { RegistrationPanel } from './registration-panel.tsx';

/** The queue of those who want to become customers, and beside it the one that is being decided. */
export function RegistrationsScreen() {
  const { t, language } = useWords();
  const [{ tab = 'week' }] = useAddress({ tab: registrationFilter.tab });
  const { data: overview } = useQuery(asking(registrationOverview, {}));
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
      list={listRegistrations}
      count={countRegistrations}
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
