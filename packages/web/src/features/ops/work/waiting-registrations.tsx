import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { listRegistrations } from '@loadline/contract/ops/registration-desk.api';
import { workQueues } from '@loadline/contract/ops/work';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { singleKeys } from '../../../kernel/single-keys.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { missing } from '../../../resource/value-text.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { durationText } from '../duration-text.ts';
import type { RegistrationRow } from '../registrations/registration.ts';
import { RegistrationState } from '../registrations/registration-state.tsx';

/** The registrations that wait to be decided, the longest waiting first. */
export function WaitingRegistrations() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const waiting = useQuery(asking(listRegistrations, { tab: 'PENDING', size: 200 }));
  const columns = useMemo(() => columnsIn(words), [words]);
  const rows = useMemo(
    () =>
      [...(waiting.data?.rows ?? [])].toSorted(
        (one, other) => (other.waitingMinutes ?? 0) - (one.waitingMinutes ?? 0),
      ),
    [waiting.data],
  );
  const label = say(wordOf(workQueues, 'registrations'), language);
  const instead = waiting.isError ? (
    <NotLoaded what={label} error={waiting.error} onRetry={() => void waiting.refetch()} />
  ) : waiting.data && rows.length === 0 ? (
    <EmptyState title={t('desk.nothingWaits')} detail={t('desk.nothingWaitsDetail')} />
  ) : undefined;
  const open = (id: string) => goTo('opsRegistrations', { tab: 'PENDING', open: id });
  return (
    <div className="desk-rows desk-rows--two-lines">
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        phase={waiting.isPending ? 'loading' : 'ready'}
        instead={instead}
        keys={singleKeys() === 'on' ? 'page' : 'off'}
        onOpen={open}
      />
    </div>
  );
}

function columnsIn({ t, language }: Words): TableColumn<RegistrationRow>[] {
  return [
    {
      key: 'waiting',
      header: t('registrations.waiting'),
      width: 130,
      cell: (row) => (row.waitingMinutes === null ? missing : durationText(row.waitingMinutes, t)),
    },
    {
      key: 'what',
      header: t('desk.what'),
      width: 130,
      muted: true,
      cell: () => say(wordOf(workQueues, 'registrations'), language),
    },
    {
      key: 'whom',
      header: t('desk.whom'),
      width: 320,
      cell: (row) => (
        <>
          <PageLink page="opsRegistrations" query={{ tab: 'PENDING', open: row.id }}>
            {row.name}
          </PageLink>
          <small className="desk-second">{row.no}</small>
        </>
      ),
    },
    {
      key: 'contact',
      header: t('desk.contact'),
      width: 140,
      cell: (row) => (
        <>
          {row.contactName}
          <small className="desk-second">{row.mobile}</small>
        </>
      ),
    },
    { key: 'state', header: t('desk.state'), width: 150, cell: (row) => <RegistrationState {...row} /> },
  ];
}
