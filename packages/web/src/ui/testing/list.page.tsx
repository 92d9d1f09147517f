import { useState } from 'react';
import { BulkBar } from '../bulk-bar.tsx';
import { Button } from '../button.tsx';
import { FilterChip } from '../filter-chip.tsx';
import { FilterRow, ListFrame, OfficeFrame } from '../frames.tsx';
import { IconButton } from '../icon-button.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pager } from '../pager.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { TableSort } from '../table/table-column.ts';
import { Tabs } from '../tabs.tsx';
import { TextInput } from '../text-input.tsx';
import { showToast } from '../toast-store.ts';
import { KitHead } from './kit-head.tsx';
import { pick, useTexts } from './kit-texts.ts';
import { orderColumns, sampleOrders } from './sample-orders.tsx';

const wish = new URLSearchParams(location.search);
const orders = sampleOrders(Number(wish.get('rows') ?? 50));

/** A list from edge to edge; `?rows=10000` shows the windowed table. */
export function ListPage() {
  const texts = useTexts();
  const [columns] = useState(() => orderColumns(texts));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(orders.slice(1, 4).map((order) => order.number)),
  );
  const [sort, setSort] = useState<TableSort>({ key: '2', direction: 'desc' });
  const phase = wish.get('phase');
  return (
    <OfficeFrame header={<KitHead />}>
      <ListFrame
        title={<Title />}
        tabs={<Views />}
        filters={<Filters />}
        footer={<Footer />}
        bulk={chosen.size > 0 ? <Bulk count={chosen.size} onClear={() => setChosen(new Set())} /> : null}
      >
        <DataTable
          label={texts.orders}
          columns={columns}
          rows={phase === 'loading' ? [] : orders}
          rowKey={(order) => order.number}
          phase={phase === 'loading' || phase === 'refreshing' ? phase : 'ready'}
          sort={sort}
          onSort={setSort}
          choice={{
            chosen,
            onChange: setChosen,
            rowLabel: ({ number }) => `${texts.chooseRow} ${number}`,
            pageLabel: texts.choosePage,
          }}
          keys="page"
          onOpen={(key) => showToast('success', key)}
          onWidths={() => {}}
        />
      </ListFrame>
    </OfficeFrame>
  );
}

function Title() {
  const texts = useTexts();
  return (
    <PageTitle
      title={texts.orders}
      facts={texts.ordersFacts}
      actions={
        <>
          <Button icon="download">{texts.export}</Button>
          <Button icon="upload">{texts.importOrders}</Button>
          <Button look="primary" icon="plus">
            {texts.newOrder}
          </Button>
        </>
      }
    />
  );
}

function Views() {
  const texts = useTexts();
  const [current, setCurrent] = useState('0');
  const counts = ['1,284', '318', '27', '64', '41'];
  const tabs = texts.views.map((label, index) => ({ key: String(index), label, count: pick(counts, index) }));
  return (
    <Tabs
      label={texts.savedViews}
      tabs={tabs}
      current={current}
      onChoose={setCurrent}
      end={
        <Button look="text" size="small" icon="plus">
          {texts.saveView}
        </Button>
      }
    />
  );
}

function Filters() {
  const texts = useTexts();
  return (
    <FilterRow
      tools={
        <>
          <Button look="text" size="small" icon="density">
            {texts.density}
          </Button>
          <Button look="text" size="small" icon="columns">
            {texts.columns}
          </Button>
          <IconButton icon="refresh" label={texts.refresh} size="small" />
        </>
      }
    >
      <TextInput icon="search" placeholder={texts.search} aria-label={texts.search} />
      {texts.filters.map((label, index) => (
        <FilterChip
          key={label}
          label={label}
          value={texts.filterValues[index]}
          onRemove={() => {}}
          removeLabel={`${texts.remove} ${label}`}
          opens={index === texts.filters.length - 1 ? 'more' : 'list'}
        />
      ))}
    </FilterRow>
  );
}

function Bulk({ count, onClear }: { count: number; onClear(): void }) {
  const texts = useTexts();
  return (
    <BulkBar
      label={texts.bulk}
      count={texts.selected.replace('{n}', String(count))}
      sums={texts.sums}
      more={<Button look="text">{texts.chooseAll}</Button>}
      clearLabel={texts.clearChoice}
      onClear={onClear}
    >
      <Button icon="download">{texts.exportChosen}</Button>
      <Button icon="print">{texts.printLabels}</Button>
      <Button icon="upload">{texts.upload}</Button>
    </BulkBar>
  );
}

function Footer() {
  const texts = useTexts();
  const [page, setPage] = useState(1);
  const pages = [1, 2, 3, 26].map((number) => ({ number, current: number === page }));
  return (
    <>
      <span>{texts.range}</span>
      <span>{texts.updated}</span>
      <Pager
        label={texts.pages}
        pages={pages}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
        onNext={() => setPage(page + 1)}
        onPage={setPage}
      />
      <span>{texts.perPage}</span>
    </>
  );
}
