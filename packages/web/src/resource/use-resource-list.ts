import { type CodeTable, codeTable } from '@loadline/contract/kernel/code';
import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { asking } from '../kernel/asking.ts';
import { callForFile } from '../kernel/call.ts';
import { useLive } from '../kernel/live.ts';
import { permitted } from '../kernel/permitted.ts';
import { useWords } from '../kernel/words.ts';
import { shownOf } from './column-order.ts';
import { useExport } from './export-button.tsx';
import { spansOf } from './filter/filter-spec.ts';
import { useLooks } from './looks.ts';
import { columnsOf, valueOf } from './resource-columns.tsx';
import type { ListSheet, ResourceListProps } from './resource-list.props.ts';
import { sortKeys } from './sort-code.ts';
import { useLeavesTrail } from './trail.ts';
import { type ListCount, totalText, useList } from './use-list.ts';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import { useOpen } from './use-open.ts';
import { useSelection } from './use-selection.ts';
import { useViews } from './views/use-views.ts';
import { type ListView, viewOf } from './views/views-of-list.ts';

/** Everything a list knows: its page and count, view and columns, what is open, what is chosen and how it is exported. */
export function useResourceList<F extends Fields, C extends Fields, Row extends object>(
  props: ResourceListProps<F, C, Row>,
) {
  const { filters = [], queues, keyedBy = 'id' } = props;
  const { calls } = props;
  const counting: Endpoint<Fields, Fields, ListCount> = calls.count;
  const sorts = sortsIn(calls.list.query['sort']);
  const address = useListAddress({
    filter: calls.count.query,
    sorts,
    spans: spansOf(filters),
    also: queues ? queues.tabs.flatMap(({ search }) => Object.keys(search)) : [],
  });
  const asked = props.asks?.(address.filter) ?? address.filter;
  const { page, count } = useList(address, {
    page: (more) => asking(calls.list, { ...asked, ...more }),
    count: () => asking(counting, asked),
  });
  const rows = page.data?.rows ?? none;
  const keyOf = useCallback((row: Row) => String(valueOf(row, keyedBy)), [keyedBy]);
  const nameOf = (row: Row) => {
    const name = valueOf(row, props.columns[0] ?? keyedBy);
    return typeof name === 'string' ? name : keyOf(row);
  };
  const view = useListView(props, address);
  const columns = useColumns(props, props.sorted === null ? noSorts : sorts);
  const { columns: wanted } = view.looks;
  const shown = useMemo(() => shownOf(columns, wanted), [columns, wanted]);
  const { open, show } = useOpen();
  const rowOf = (key: string) => rows.find((row) => keyOf(row) === key);
  const renew = useRenewal(props);
  useLeavesTrail({ rows, calledBy: [keyedBy, props.columns[0] ?? keyedBy], open: props.onOpen });
  return {
    address,
    sorts,
    page,
    count,
    rows,
    rowOf,
    keyOf,
    nameOf: props.nameOf ?? nameOf,
    view,
    columns,
    shown,
    selection: useSelection(JSON.stringify(asked), rows, keyOf),
    opened:
      open === undefined
        ? undefined
        : { key: open, row: rowOf(open), rows, show, close: () => show(undefined) },
    show,
    sheet: useSheet(
      { from: calls.export, ...props.sheet },
      { ...asked },
      address.sort,
      shown.map(({ key }) => key),
    ),
    total: totalText(count.data),
    asked,
    /** Asks again for what stands on the screen. */
    renew,
  };
}

const none: readonly never[] = [];
const noSorts = codeTable('no sort', {});

function sortsIn(field: Field | undefined): CodeTable {
  return field?.kind === 'code' ? field.table : noSorts;
}

function useColumns<F extends Fields, C extends Fields, Row extends object>(
  { fields, columns, more, cells }: ResourceListProps<F, C, Row>,
  sorts: CodeTable,
) {
  const words = useWords();
  // A screen writes its columns where it stands: what they are counts, not which array says so.
  const keys = [...columns, ...(more ?? [])].join();
  return useMemo(() => {
    const look = { cells: cells?.(words), sorts: sortKeys(sorts), language: words.language };
    return columnsOf<F, Row>({ fields, keys: keys.split(','), ...look });
  }, [fields, keys, cells, sorts, words]);
}

/** Asks again when what the list is about has changed, and when it is told to. */
function useRenewal<F extends Fields, C extends Fields, Row extends object>({
  calls: { list, count },
  about = [],
  live = [],
}: ResourceListProps<F, C, Row>) {
  const client = useQueryClient();
  const paths: unknown[] = [list, count, ...about].map(({ path }) => path);
  paths.push(`${list.path}/totals`);
  const renew = () => client.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0]) });
  useLive(live, undefined, renew);
  return renew;
}

/** The export of a list, for whom it is permitted. */
function useSheet(
  sheet: Omit<ListSheet, 'from'> & { readonly from: Endpoint | undefined },
  filter: Readonly<Record<string, unknown>>,
  sort: string | undefined,
  shown: readonly string[],
) {
  const from = sheet.from && permitted(sheet.from);
  const ids = from?.query['ids'];
  const give = (chosen?: readonly string[]) => {
    if (!from) return Promise.reject(new Error('this list is not exported'));
    const columns = sheet.columns?.(shown);
    const query = { ...(chosen ? { ids: chosen } : filter), ...(from.query['sort'] && { sort }), columns };
    return callForFile(from, { query });
  };
  const whole = useExport(() => give());
  if (!from) return undefined;
  return {
    ...(sheet.of !== 'chosen' && { whole }),
    label: sheet.label,
    give,
    idsAtOnce: ids?.kind === 'list' ? ids.max : 0,
  };
}

type Viewed = Pick<ResourceListProps<Fields, Fields, object>, 'name' | 'views' | 'queues' | 'columns'>;

/** The views and queues of a list, which of them the address names, and how the list is laid out under it. */
function useListView<F extends Fields>(
  { name, views: own, queues, columns }: Viewed,
  address: ListAddress<F>,
) {
  const { t } = useWords();
  const store = useViews(name);
  const saved = (store.views ?? []).map(viewOf);
  const whole: ListView = { key: 'all', label: t('views.all'), search: {} };
  const builtIn = queues?.tabs ?? own ?? [whole];
  // A view that was deleted meanwhile, or is not shared with this person, still shows what its link says.
  const current =
    saved.find(({ key }) => key === address.view) ??
    builtIn.find(({ key }) => key === (queues?.current ?? address.view)) ??
    builtIn[0] ??
    whole;
  const { looks, change, forget, round } = useLooks({
    list: name,
    // Queues are one list: columns chosen for one are chosen for all.
    view: queues && !current.saved ? whole.key : current.key,
    given: { columns, density: 'standard', widths: {}, ...current.looks },
  });
  const onOpen = ({ key, search }: Pick<ListView, 'key' | 'search'>) => {
    if (queues?.tabs.some((tab) => tab.key === key)) address.change({ ...search, view: undefined });
    else address.open(key === builtIn[0]?.key ? search : { ...search, view: key });
  };
  const views = [...builtIn, ...saved];
  return {
    label: queues?.label ?? t('views.label'),
    store,
    views,
    /** None where a list is shown in one way alone. */
    tabs: views.length > 1 ? views : [],
    current,
    looks,
    change,
    round,
    onOpen,
    onKept: forget,
  };
}
