import { codesOf } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { type Ref, useRef } from 'react';
import { useWords } from '../kernel/words.ts';
import { ListFrame } from '../ui/frames.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ExportButton } from './export-button.tsx';
import { ListBulk } from './list-bulk.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListTable } from './list-table.tsx';
import { NotFoundStrip } from './not-found-strip.tsx';
import type { ResourceListProps } from './resource-list.props.ts';
import { countedIn } from './unit.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useResourceList } from './use-resource-list.ts';
import { ViewTabs } from './views/view-tabs.tsx';

/** A whole list screen from its contract: views, search, filters, table, selection, export, paging and keys. */
export function ResourceList<F extends Fields, S extends string, Row extends { id: string }>(
  props: ResourceListProps<F, S, Row>,
) {
  const { t } = useWords();
  const search = useRef<HTMLInputElement>(null);
  const list = useResourceList(props);
  const { selection, view } = list;
  usePageKeys({
    '/': () => search.current?.focus(),
    e: props.onExport && list.whole.start,
    escape: selection.clear,
    ...props.keys,
  });
  return (
    <ListFrame
      title={<Title {...props} list={list} />}
      above={props.above}
      tabs={<ViewTabs label={t('views.label')} raw={props.address.raw} {...view} />}
      filters={<Filters {...props} list={list} searchRef={search} />}
      footer={<Footer {...props} list={list} />}
      bulk={
        selection.keys.size > 0 ? (
          <ListBulk {...props} {...list} onExport={props.onExport && list.give} />
        ) : null
      }
      panel={props.panel}
    >
      <ListTable
        {...props}
        key={view.round}
        label={props.title}
        page={list.page}
        columns={list.shown}
        looks={view.looks}
        onLooks={view.change}
        selection={selection}
        sort={props.address.sort ?? codesOf(props.sorts)[0]}
      />
    </ListFrame>
  );
}

type Part<F extends Fields, S extends string, Row extends { id: string }> = ResourceListProps<F, S, Row> & {
  list: ReturnType<typeof useResourceList<F, S, Row>>;
};

function Title<F extends Fields, S extends string, Row extends { id: string }>(part: Part<F, S, Row>) {
  const { t } = useWords();
  const { whole } = part.list;
  const exported = (
    <ExportButton busy={whole.busy} onStart={whole.start}>
      {t('resource.export.all')}
    </ExportButton>
  );
  return (
    <PageTitle
      title={part.title}
      facts={part.facts}
      actions={
        <>
          {part.onExport ? exported : null}
          {part.actions}
        </>
      }
    />
  );
}

function Filters<F extends Fields, S extends string, Row extends { id: string }>(
  part: Part<F, S, Row> & { searchRef: Ref<HTMLInputElement> },
) {
  const { address, list } = part;
  const { page, count, view } = list;
  return (
    <>
      <ListFilters
        ref={part.searchRef}
        specs={part.filters}
        inRow={part.filtersInRow}
        placeholder={part.search}
        raw={address.raw}
        onChange={address.change}
        columns={list.columns}
        looks={view.looks}
        onLooks={view.change}
        onReset={view.onKept}
        onRefresh={() => void Promise.all([page.refetch(), count.refetch()])}
      />
      <NotFoundStrip numbers={count.data?.notFound ?? []} />
    </>
  );
}

function Footer<F extends Fields, S extends string, Row extends { id: string }>(part: Part<F, S, Row>) {
  const { address, unit, list } = part;
  const { page, count, rows, total } = list;
  const cursor = page.data?.next;
  return (
    <ListFooter
      page={address.page}
      size={address.size}
      rows={rows.length}
      total={total}
      unit={countedIn(unit, count.data?.total ?? rows.length)}
      updatedAt={page.dataUpdatedAt}
      onFirst={() => address.change({})}
      onPrevious={address.page > 1 ? address.previous : undefined}
      onNext={cursor ? () => address.next(cursor) : undefined}
      onSize={(size) => address.change({ size: String(size) })}
    />
  );
}
