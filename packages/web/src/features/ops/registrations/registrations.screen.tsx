import { type CodeOf, codesOf, codeTable, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registrationTabs } from '@loadline/contract/ops/registration-desk';
import {
  countRegistrations,
  listRegistrations,
  registrationFilter,
  registrationOverview,
} from '@loadline/contract/ops/registration-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskList } from '../desk-list.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import type { RegistrationRow } from './registration.ts';
import { registrationColumns } from './registration-columns.tsx';
import { RegistrationPanel } from './registration-panel.tsx';

const shape = {
  filter: registrationFilter,
  sorts: codeTable<never>('registration sort', {}),
  spans: {},
} satisfies ListShape<typeof registrationFilter, never>;

type Tab = CodeOf<typeof registrationTabs>;

/** The queue of those who want to become customers, and beside it the one that is being decided. */
export function RegistrationsScreen() {
  const words = useWords();
  const { t } = words;
  const address = useListAddress(shape);
  const tab: Tab = address.filter.tab ?? 'week';
  const list = useList(address, {
    page: (asked) => asking(listRegistrations, { ...asked, tab }),
    count: (asked) => asking(countRegistrations, { ...asked, tab }),
  });
  const columns = useMemo(() => registrationColumns(words), [words]);
  const { open, show } = useOpen();
  const rows = list.page.data?.rows ?? [];
  return (
    <PanelFrame
      look="sheet"
      panel={
        open ? (
          <RegistrationPanel
            key={open}
            id={open}
            onClose={() => show(undefined)}
            onDecided={() => show(nextWaiting(rows, open))}
            onOpen={show}
          />
        ) : null
      }
    >
      <DeskList
        title={t('registrations.title')}
        facts={<Facts />}
        search={say(registrationFilter.search.label, words.language)}
        above={
          <>
            <QueueCounters current="registrations" />
            <StateTabs tab={tab} onChoose={(chosen) => address.change({ tab: chosen })} />
          </>
        }
        address={address}
        list={list}
        columns={columns}
        rows="two lines"
        current={open}
        onPoint={show}
        onOpen={enterPanel}
        unit={unitIn(t)}
        empty={<EmptyState title={t('registrations.none')} detail={t('registrations.noneDetail')} />}
      />
    </PanelFrame>
  );
}

function unitIn(t: Words['t']) {
  return {
    name: t('registrations.unit.name'),
    one: t('registrations.unit.one'),
    many: t('registrations.unit.many'),
  };
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

function Facts() {
  const { t } = useWords();
  const { data } = useQuery(asking(registrationOverview, {}));
  if (!data) return null;
  return t('registrations.counts', {
    waiting: wholeText(data.waiting),
    late: wholeText(data.late),
    hours: data.lateAfterHours,
  });
}

function StateTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: string) => void }) {
  const { t, language } = useWords();
  const { data } = useQuery(asking(registrationOverview, {}));
  const countOf = (key: Tab) => data?.tabs.find((one) => one.tab === key)?.count;
  return (
    <Tabs
      label={t('registrations.tabs')}
      current={tab}
      onChoose={onChoose}
      tabs={codesOf(registrationTabs).map((key) => {
        const count = countOf(key);
        const label = say(wordOf(registrationTabs, key), language);
        return { key, label, count: count === undefined ? undefined : wholeText(count) };
      })}
    />
  );
}
