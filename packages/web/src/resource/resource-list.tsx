import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { lazy, type Ref, Suspense, useRef } from 'react';
import { useWords } from '../kernel/words.ts';
import { FilterRow, ListFrame } from '../ui/frames.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { DensityMenu } from './density-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import { NumberSearch } from './filter/number-search.tsx';
import { ListBulk } from './list-bulk.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListTable } from './list-table.tsx';
import type { ResourceListProps } from './resource-list.props.ts';
import { countedIn } from './unit.ts';
import { one } from './use-list-address.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useResourceList } from './use-resource-list.ts';
import { SaveView, ViewTabs } from './views/view-tabs.tsx';

/** Of who has pasted some. */
const SeveralNumbers = lazy(async () => ({
  default: (await import('./filter/several-numbers.tsx')).SeveralNumbers,
}));

const NotFoundStrip = lazy(async () => ({
  default: (await import('./not-found-strip.tsx')).NotFoundStrip,
}));

/** A whole list screen from its contract: views or queues, search, filters, table, selection, export, paging and keys. */
export function ResourceList<F extends Fields, C extends Fields, Row extends object>(
  props: ResourceListProps<F, C, Row>,
) {
  const search = useRef<HTMLInputElement>(null);
  const list = useResourceList(props);
  const { selection, view, opened } = list;
  usePageKeys({
    '/': () => search.current?.focus(),
    e: list.sheet?.whole?.start,
    escape: selection.clear,
    ...props.keys,
  });
  const part = { ...props, state: list, searchRef: search };
  const panel = opened && props.panel?.(opened);
  return (
    <ListFrame
      look={props.frame}
      title={<Title {...part} />}
      above={props.above}
      tabs={view.tabs.length > 0 ? <ViewTabs raw={list.address.raw} {...view} views={view.tabs} /> : null}
      filters={<Filters {...part} />}
      footer={props.otherLook?.instead ? null : <Footer {...part} />}
      bulk={
        selection.keys.size > 0 ? (
          <ListBulk {...list} unit={props.unit} sums={props.sums} withChosen={props.withChosen} />
        ) : null
      }
      panel={panel && <Suspense>{panel}</Suspense>}
    >
      {props.otherLook?.instead ?? <Rows {...part} key={view.round} />}
    </ListFrame>
  );
}

type Part<F extends Fields, C extends Fields, Row extends object> = ResourceListProps<F, C, Row> & {
  state: ReturnType<typeof useResourceList<F, C, Row>>;
  searchRef: Ref<HTMLInputElement>;
};

function Title<F extends Fields, C extends Fields, Row extends object>(part: Part<F, C, Row>) {
  const { t } = useWords();
  const { sheet, count } = part.state;
  const { facts } = part;
  return (
    <PageTitle
      title={part.title}
      facts={typeof facts === 'function' ? count.data && facts(count.data) : facts}
      actions={
        <>
          {isInTitle(part) ? <Search {...part} /> : null}
          {sheet?.whole ? (
            <ExportButton busy={sheet.whole.busy} onStart={sheet.whole.start}>
              {sheet.label ?? t('resource.export.all')}
            </ExportButton>
          ) : null}
          {part.actions}
        </>
      }
    />
  );
}

function isInTitle({
  frame,
  searchIn,
}: Pick<ResourceListProps<Fields, Fields, object>, 'frame' | 'searchIn'>): boolean {
  return (searchIn ?? (frame === 'desk' ? 'title' : 'filters')) === 'title';
}

function Search<F extends Fields, C extends Fields, Row extends object>(part: Part<F, C, Row>) {
  const { t } = useWords();
  const { address } = part.state;
  // A list that takes a pasted column says so in its filter.
  const takesSeveral = 'numbers' in part.calls.count.query;
  return (
    <NumberSearch
      ref={part.searchRef}
      search={one(address.raw['search']) ?? ''}
      label={part.frame === 'desk' ? part.search : t('resource.search')}
      placeholder={part.search}
      onSearch={(search) => address.change({ search: search || undefined })}
      onNumbers={takesSeveral ? (numbers) => address.change({ numbers, search: undefined }) : undefined}
    />
  );
}

function Filters<F extends Fields, C extends Fields, Row extends object>(part: Part<F, C, Row>) {
  const { t } = useWords();
  const { state: list, filters = [], frame } = part;
  const { address, view } = list;
  const numbers = [address.raw['numbers'] ?? []].flat();
  const notFound = list.count.data?.notFound ?? [];
  const { toggle, instead } = part.otherLook ?? {};
  const tools = (
    <>
      {toggle}
      {view.tabs.length === 0 ? <SaveView raw={address.raw} {...view} /> : null}
      {instead ? null : (
        <>
          <DensityMenu density={view.looks.density} onChange={(density) => view.change({ density })} />
          <ColumnChooser
            columns={list.columns}
            shown={view.looks.columns}
            onChange={(columns) => view.change({ columns })}
            onReset={view.onKept}
          />
        </>
      )}
      <IconButton
        icon="refresh"
        size="small"
        label={t('resource.refresh')}
        onClick={() => void list.renew()}
      />
    </>
  );
  return (
    <>
      <FilterRow tools={tools}>
        {isInTitle(part) ? null : <Search {...part} />}
        {numbers.length > 0 ? (
          <Suspense fallback={null}>
            <SeveralNumbers
              numbers={numbers}
              onChange={(next) => address.change({ numbers: next.length > 0 ? next : undefined })}
            />
          </Suspense>
        ) : null}
        <FilterChips
          specs={filters}
          inRow={part.filtersInRow ?? (frame === 'desk' ? 6 : 5)}
          raw={address.raw}
          onChange={address.change}
        />
      </FilterRow>
      <Suspense>{notFound.length > 0 ? <NotFoundStrip numbers={notFound} /> : null}</Suspense>
    </>
  );
}

function Rows<F extends Fields, C extends Fields, Row extends object>(part: Part<F, C, Row>) {
  const { state: list, panel, onOpen, withChosen, sums } = part;
  const { address, sorts, view, rowOf, show } = list;
  const canChoose = withChosen !== undefined || sums !== undefined || (list.sheet?.idsAtOnce ?? 0) > 0;
  const open = (key: string) => {
    const row = rowOf(key);
    if (row && onOpen) onOpen(row);
    else if (panel) show(key);
  };
  return (
    <ListTable
      {...part}
      {...list}
      label={part.title}
      lines={part.rows}
      columns={list.shown}
      looks={view.looks}
      onLooks={view.change}
      onOpen={open}
      current={list.opened?.key}
      onPoint={panel && show}
      selection={canChoose ? list.selection : undefined}
      sort={sortOf(part)}
      onSort={(code) => {
        if (isCode(sorts, code)) address.change({ sort: code });
      }}
    />
  );
}

/** What the rows are sorted by; none where they stand in an order of their own. */
function sortOf<F extends Fields, C extends Fields, Row extends object>(part: Part<F, C, Row>) {
  const { address, sorts } = part.state;
  return part.sorted === null ? undefined : (address.sort ?? part.sorted ?? codesOf(sorts)[0]);
}

function Footer<F extends Fields, C extends Fields, Row extends object>(part: Part<F, C, Row>) {
  const { unit, totals, state: list } = part;
  const { language } = useWords();
  const { address, page, count, rows, total } = list;
  const sort = sortOf(part);
  const hasArrow = list.shown.some(({ key }) => key === sort?.replace(/^-/, ''));
  const cursor = page.data?.next;
  return (
    <ListFooter
      page={address.page}
      size={address.size}
      rows={rows.length}
      total={total}
      totals={typeof totals === 'function' ? totals(list.asked) : totals}
      unit={countedIn(unit, count.data?.total ?? rows.length)}
      sortedBy={sort === undefined || hasArrow ? undefined : say(wordOf(list.sorts, sort), language)}
      updatedAt={page.dataUpdatedAt}
      onFirst={() => address.change({})}
      onPrevious={address.page > 1 ? address.previous : undefined}
      onNext={cursor ? () => address.next(cursor) : undefined}
      onSize={(size) => address.change({ size: String(size) })}
    />
  );
}
