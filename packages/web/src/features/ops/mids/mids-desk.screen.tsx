import { deskPages } from '@loadline/contract/desk-pages';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { deskMid } from '@loadline/contract/mids/mid';
import { midTabs } from '@loadline/contract/mids/mid.api';
import { deskMidApi } from '@loadline/contract/mids/mid-desk.api';
import { previewDeskMidLines, replaceDeskMidLines } from '@loadline/contract/mids/mid-lines.api';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf, spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { furtherMidColumns, midCells, midColumns, midFilters } from '../../../shared/mids/mid-cells.tsx';
import { MidLines } from '../../../shared/mids/mid-lines.tsx';
import { midLinesAddress } from '../../../shared/mids/mid-lines-address.ts';
import { inLanguage, named } from '../named.ts';
import type { DeskMidRow } from './desk-mid.ts';
import { DeskMidPanel } from './desk-mid-panel.tsx';
import '../desk.css';

/** The manufacturers of the customers one serves; at `?into=` the lines of a customer's entries that take one of the codes. */
export function MidsDeskScreen() {
  const [{ into }] = useAddress(midLinesAddress);
  if (into)
    return (
      <MidLines
        id={into}
        page="opsMid"
        preview={previewDeskMidLines}
        replace={replaceDeskMidLines}
        entries="opsCoa"
      />
    );
  return <MidsDesk />;
}

function MidsDesk() {
  const words = useWords();
  const { t, language } = words;
  const filters = useDeskFilters(words);
  const { filter } = useListAddress({ filter: deskMidApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(deskMidApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (tab: string) => wholeText(countOf(tab) ?? 0);
  const [first, ...others] = midColumns;
  return (
    <ResourceList
      name="opsMids"
      frame="desk"
      title={say(deskPages.opsMid.title, language)}
      facts={
        overview &&
        t('mids.facts', { all: figure('all'), inForce: figure('inForce'), pending: figure('pending') })
      }
      search={t('mids.search')}
      queues={{
        label: t('customs.tabs'),
        current: filter.tab ?? 'all',
        tabs: tabsOf(midTabs, language, countOf),
      }}
      fields={deskMid.fields}
      calls={deskMidApi}
      live={['mid']}
      about={[deskMidApi.overview, deskMidApi.detail]}
      sorted="-updatedAt"
      columns={[first, 'customer', ...others]}
      more={furtherMidColumns}
      cells={deskCells}
      nameOf={({ code }) => code}
      rows="two lines"
      filters={filters}
      panel={({ key, close }) => <DeskMidPanel key={key} id={key} onClose={close} />}
      unit={{ name: t('mids.unit.name'), one: t('mids.unit.one'), many: t('mids.unit.many') }}
      empty={{ title: t('mids.none'), detail: t('mids.noneAtDesk') }}
    />
  );
}

const customersAtOnce = 200;

/** The same as its customer's, and whose it is. */
function useDeskFilters(words: Words): FilterSpec[] {
  const { language } = words;
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(customerApi.list, { size: customersAtOnce }), enabled: isKnown });
  const options = (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return [
    ...(isKnown ? [filterOf(deskMidApi.count.query, 'orgId', language, { options })] : []),
    ...midFilters(words),
  ];
}

function deskCells(words: Words): ColumnLooks<typeof deskMid.fields, DeskMidRow> {
  return {
    ...midCells<DeskMidRow>(words),
    customer: {
      width: 132,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}
