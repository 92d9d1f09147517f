import { deskPages } from '@loadline/contract/desk-pages';
import {
  deskFilter,
  deskRowFields,
  deskSheetApi,
  deskTabs,
  remindCustomers,
} from '@loadline/contract/exceptions/sheet-desk.api';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { KindCell, LeftCell, SeverityMark, SheetStateChip } from '../../../shared/exceptions/sheet-cells.tsx';
import { Button } from '../../../ui/button.tsx';
import { inLanguage } from '../named.ts';
import { QueueCounters } from '../queue-counters.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { ExceptionRow } from './exception.ts';
import '../../../shared/exceptions/sheet.css';

const exceptionColumns = [
  'sheetNo',
  'customer',
  'kind',
  'severity',
  'state',
  'breachAt',
  'handler',
  'dueAt',
  'openedAt',
] as const;

/** What is wrong with the orders of one's customers; what runs out first stands first. */
export function ExceptionsScreen() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [{ tab = 'open' }] = useAddress({ tab: deskFilter.tab });
  const { data: overview } = useQuery(asking(deskSheetApi.overview, {}));
  const countOf = (wanted: CodeOf<typeof deskTabs>) =>
    overview && (overview.find((one) => one.tab === wanted)?.count ?? 0);
  const figure = (wanted: CodeOf<typeof deskTabs>) => wholeText(countOf(wanted) ?? 0);
  return (
    <ResourceList
      name="opsExceptions"
      frame="desk"
      title={say(deskPages.opsExceptions.title, language)}
      facts={
        overview &&
        t('exceptions.counts', {
          open: figure('open'),
          late: figure('late'),
          unassigned: figure('unassigned'),
        })
      }
      search={t('exceptions.search')}
      above={<QueueCounters current="exceptions" />}
      queues={{ label: t('exceptions.tabs'), current: tab, tabs: tabsOf(deskTabs, language, countOf) }}
      fields={deskRowFields}
      calls={deskSheetApi}
      asks={(filter) => ({ ...filter, tab })}
      columns={exceptionColumns}
      cells={exceptionCells}
      rows="two lines"
      filters={useFilters()}
      withChosen={may('op:exception:edit') ? (rows) => <ExceptionBatch rows={rows} /> : undefined}
      onOpen={({ sheetNo }) => goTo('opsException', { no: sheetNo })}
      unit={{ name: t('sheets.unit.name'), one: t('sheets.unit.one'), many: t('sheets.unit.many') }}
      empty={{ title: t('exceptions.none'), detail: t('exceptions.noneDetail') }}
    />
  );
}

function useFilters(): FilterSpec[] {
  const { t, language } = useWords();
  const { people } = useOptions(useChoices());
  return [
    filterOf(deskFilter, 'state', language),
    filterOf(deskFilter, 'kind', language),
    filterOf(deskFilter, 'severity', language),
    filterOf(deskFilter, 'handlerId', language, { options: people }),
    filterOf(deskFilter, 'stage', language),
    daysFilter('opened', t('sheets.opened')),
  ];
}

/** What is done with several sheets at once: given to a colleague, or their customers reminded. */
function ExceptionBatch({ rows }: { rows: readonly ExceptionRow[] }) {
  const { t } = useWords();
  const done = useDone();
  const [assigns, setAssigns] = useState(false);
  const [busy, setBusy] = useState(false);
  const nos = rows.map(({ sheetNo }) => sheetNo);
  const remind = async () => {
    setBusy(true);
    try {
      const count = await call(remindCustomers, { body: { nos }, refusal: 'in place' });
      await done(Promise.resolve(), t('exceptions.reminded', { count, all: nos.length }));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" icon="user" onClick={() => setAssigns(true)}>
        {t('exceptions.assign')}
      </Button>
      <Button size="small" icon="bell" busy={busy} onClick={() => void remind()}>
        {t('exceptions.remind')}
      </Button>
      {assigns ? <AssignDialog nos={nos} handlerId={null} onClose={() => setAssigns(false)} /> : null}
    </>
  );
}

/** The desk's columns: which, whose, what, how grave, how it stands, how long, who. */
function exceptionCells({ t, language }: Words): ColumnLooks<typeof deskRowFields, ExceptionRow> {
  return {
    sheetNo: {
      width: 166,
      cell: ({ sheetNo, orderNumber, mawbNo }) => (
        <>
          <PageLink page="opsException" query={{ no: sheetNo }}>
            {sheetNo}
          </PageLink>
          <small className="data-table__second">{orderNumber ?? mawbNo}</small>
        </>
      ),
    },
    customer: {
      width: 168,
      cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn),
    },
    kind: { drawn: true, cell: (row) => <KindCell {...row} /> },
    severity: { cell: (row) => <SeverityMark {...row} /> },
    state: {
      cell: (row) => (
        <>
          <SheetStateChip {...row} />
          {row.urgedAt ? (
            <small className="data-table__second">
              {t('exceptions.urged', { time: officeTime(row.urgedAt).short })}
            </small>
          ) : null}
        </>
      ),
    },
    breachAt: {
      width: 168,
      header: t('sheets.left.head'),
      cell: (row) => <LeftCell {...row} />,
    },
    handler: {
      width: 96,
      cell: ({ handler }) => handler ?? t('sheets.nobodyYet'),
    },
    dueAt: { width: 100, header: t('sheets.due') },
    openedAt: { width: 100, muted: true },
  };
}
