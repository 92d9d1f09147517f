import { sheet } from '@loadline/contract/exceptions/sheet';
import { sheetApi, sheetFilter, urgeSheets } from '@loadline/contract/exceptions/sheet.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sheetOverview } from '@loadline/contract/exceptions/sheet-overview.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import type { ListView } from '../../resource/views/views-of-list.ts';
import {
  KindCell,
  LeftCell,
  SeverityMark,
  type SheetRow,
  SheetStateChip,
} from '../../shared/exceptions/sheet-cells.tsx';
import { SheetSubject } from '../../shared/exceptions/sheet-subject.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import '../../shared/exceptions/sheet.css';

/** This list is a tab of the orders: its views keep that in their addresses. */
const tab = 'abnormal';

const columns = [
  'sheetNo',
  'orderNumber',
  'kind',
  'severity',
  'state',
  'stage',
  'handler',
  'breachAt',
  'dueAt',
  'openedAt',
] as const;

/** What is or was wrong with the orders one may see: the tab ‘abnormal’ of the orders. */
export function SheetListScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const { data: overview } = useQuery(asking(sheetOverview, {}));
  return (
    <ResourceList
      name="sheets"
      title={t('sheets.title')}
      facts={
        overview &&
        t('sheets.counts', { open: wholeText(overview.open), waiting: wholeText(overview.waiting) })
      }
      actions={
        <PageLink page="order" className={buttonClass()}>
          {t('sheets.toOrders')}
        </PageLink>
      }
      search={t('sheets.search')}
      fields={sheet.fields}
      keyedBy="sheetNo"
      calls={sheetApi}
      columns={columns}
      more={['stateSince', 'leftMinutes', 'comments', 'unread']}
      cells={sheetCells}
      filters={sheetFilters(words)}
      views={sheetViews(t, overview)}
      onOpen={({ sheetNo }) => goTo('sheetDetail', { no: sheetNo })}
      sums={(rows) => t('sheets.sums', { open: rows.filter(({ breachAt }) => breachAt !== null).length })}
      withChosen={may('exception:reply') ? (rows) => <UrgeChosen rows={rows} /> : undefined}
      unit={{ name: t('sheets.unit.name'), one: t('sheets.unit.one'), many: t('sheets.unit.many') }}
      empty={{ title: t('sheets.none'), detail: t('sheets.noneDetail') }}
    />
  );
}

function UrgeChosen({ rows }: { rows: readonly SheetRow[] }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const urge = async () => {
    setBusy(true);
    try {
      const nos = rows.map(({ sheetNo }) => sheetNo).slice(0, 200);
      const count = await call(urgeSheets, { body: { nos }, refusal: 'in place' });
      notify(count > 0 ? 'success' : 'warning', t('sheets.urgedSome', { count, all: nos.length }));
      await client.invalidateQueries({ queryKey: [sheetApi.list.path] });
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="bell" busy={busy} onClick={() => void urge()}>
      {t('sheets.urge')}
    </Button>
  );
}

function sheetCells({ t }: Words): ColumnLooks<typeof sheet.fields, SheetRow> {
  return {
    sheetNo: {
      width: 152,
      cell: ({ sheetNo }) => (
        <DocumentNumber number={sheetNo}>
          <PageLink page="sheetDetail" query={{ no: sheetNo }}>
            {sheetNo}
          </PageLink>
        </DocumentNumber>
      ),
    },
    orderNumber: {
      width: 172,
      header: t('sheets.subject'),
      cell: (row) => <SheetSubject {...row} />,
    },
    kind: { drawn: true, cell: (row) => <KindCell {...row} /> },
    severity: { cell: (row) => <SeverityMark {...row} /> },
    state: { cell: (row) => <SheetStateChip {...row} /> },
    handler: { width: 96, cell: ({ handler }) => handler ?? t('sheets.nobodyYet') },
    breachAt: { width: 168, header: t('sheets.left.head'), cell: (row) => <LeftCell {...row} /> },
    dueAt: { width: 104, header: t('sheets.due') },
    openedAt: { width: 104, muted: true },
    stateSince: { width: 104, muted: true },
    comments: { width: 72 },
    unread: { width: 72 },
  };
}

/** The filters, named as the columns are. */
function sheetFilters({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(sheetFilter, 'state', language),
    filterOf(sheetFilter, 'kind', language),
    filterOf(sheetFilter, 'severity', language),
    filterOf(sheetFilter, 'stage', language),
    daysFilter('opened', t('sheets.opened')),
  ];
}

function sheetViews(t: Words['t'], counts: { open: number; waiting: number } | undefined): ListView[] {
  return [
    { key: 'sheets', label: t('sheets.view.all'), search: { tab } },
    {
      key: 'open',
      label: t('sheets.view.open'),
      search: { tab, state: openStates },
      count: counts && wholeText(counts.open),
    },
    {
      key: 'waiting',
      label: t('sheets.view.waiting'),
      search: { tab, state: 'WAITING_CUSTOMER' },
      count: counts && wholeText(counts.waiting),
    },
  ];
}
