import { deskEntry } from '@loadline/contract/clearance/entry';
import { entryTabs } from '@loadline/contract/clearance/entry.api';
import { deskEntryApi } from '@loadline/contract/clearance/entry-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { say } from '@loadline/contract/kernel/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { LatePart } from '../../../kernel/awake.tsx';
import { useLive } from '../../../kernel/live.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { spansOf } from '../../../resource/filter/filter-spec.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { one, useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { entryCells, entryColumnsOf } from '../../../shared/clearance/entry-cells.tsx';
import { entryFilters, inChosenZone } from '../../../shared/clearance/entry-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { inLanguage } from '../named.ts';
import type { DeskEntryRow } from './desk-entry.ts';
import { DeskEntryPage } from './desk-entry-page.tsx';
import { MakeEntryDialog } from './entry-dialogs.tsx';
import '../desk.css';

const DispositionImport = lazy(async () => ({
  default: (await import('./disposition-import.part.tsx')).DispositionImport,
}));

/** The entries of the customers one serves, or at `?no=` one of them; a workbook of dispositions at `?import=1`. */
export function CoaDeskScreen() {
  const [{ no }] = useAddress(deskEntryApi.detail.query);
  const { search: raw } = usePlace();
  if (one(raw['import']) !== undefined)
    return (
      <LatePart>
        <DispositionImport />
      </LatePart>
    );
  return no ? <OneEntry no={no} /> : <EntryList />;
}

function OneEntry({ no }: { no: string }) {
  const { language } = useWords();
  const detail = useQuery(asking(deskEntryApi.detail, { no }));
  const client = useQueryClient();
  const id = detail.data?.file.id;
  // Files come with what is said of them.
  useLive('clearance', id, () => {
    if (id)
      void client.invalidateQueries({ queryKey: asking(deskFilesOf, { subject: 'clearance', id }).queryKey });
    return detail.refetch();
  });
  return (
    <RecordPage
      no={no}
      question={detail}
      what={say(deskPages.opsCoa.title, language)}
      list={{ page: 'opsCoa' }}
      atDesk
    >
      {(of) => <DeskEntryPage key={no} of={of} />}
    </RecordPage>
  );
}

function EntryList() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = entryFilters(words);
  const { filter } = useListAddress({ filter: deskEntryApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(deskEntryApi.overview, inChosenZone(filter)));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  return (
    <ResourceList
      name="opsCoa"
      frame="desk"
      title={say(deskPages.opsCoa.title, language)}
      search={t('clearance.search')}
      actions={<Deeds />}
      queues={{
        label: t('customs.tabs'),
        current: filter.tab ?? 'all',
        tabs: tabsOf(entryTabs, language, countOf),
      }}
      fields={deskEntry.fields}
      keyedBy="fileNo"
      nameOf={({ fileNo }) => fileNo}
      calls={deskEntryApi}
      asks={inChosenZone}
      live={['clearance']}
      about={[deskEntryApi.overview]}
      sorted="-statusAt"
      {...deskColumnsOf(filter.tab)}
      cells={deskCells}
      rows="two lines"
      filters={filters}
      keys={{ i: () => goTo('opsCoa', { import: '1' }) }}
      onOpen={({ fileNo }) => goTo('opsCoa', { no: fileNo })}
      unit={{ name: t('clearance.unit.name'), one: t('clearance.unit.one'), many: t('clearance.unit.many') }}
      empty={{ title: t('clearance.none'), detail: t('clearanceDesk.noneDetail'), actions: <MakeButton /> }}
    />
  );
}

/** What customs said comes by a workbook, or entries are made from orders. */
function Deeds() {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <>
      <Button icon="upload" onClick={() => goTo('opsCoa', { import: '1' })}>
        {t('clearanceDesk.import.open')}
      </Button>
      <MakeButton />
    </>
  );
}

function MakeButton() {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button look="primary" icon="plus" onClick={() => setAsks(true)}>
        {t('clearanceDesk.make.open')}
      </Button>
      {asks ? <MakeEntryDialog onClose={() => setAsks(false)} /> : null}
    </>
  );
}

function deskColumnsOf(tab: string | undefined) {
  const { columns, more } = entryColumnsOf(tab);
  const [first = 'master', ...others] = columns;
  const rest = others.filter((key) => key !== 'entryType');
  const further = more.filter((key) => key !== 'entryType');
  // Whose it is takes the room of how it is entered.
  return { columns: [first, 'customer', ...rest] as const, more: ['entryType', ...further] as const };
}

function deskCells(words: Words): ColumnLooks<typeof deskEntry.fields, DeskEntryRow> {
  return {
    ...entryCells<DeskEntryRow>(words, 'opsCoa'),
    customer: {
      width: 132,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}
