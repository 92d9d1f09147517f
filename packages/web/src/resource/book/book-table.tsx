import type { Fields } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { singleKeys } from '../../kernel/single-keys.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { columnsOf, valueOf } from '../resource-columns.tsx';
import { sortCodeOf, sortKeys, tableSortOf } from '../sort-code.ts';
import { tellRefusal } from '../tell-refusal.ts';
import { recordName } from './record-name.ts';
import type { BookRow, ResourceBookProps, Turn } from './resource-book.props.ts';
import type { Book } from './use-book.ts';
import '../../ui/styles/card.css';

type BookTableProps<F extends Fields, B extends Fields, Row extends BookRow> = ResourceBookProps<
  F,
  B,
  Row
> & { book: Book<Row> };

/** The records of a book, or what stands in their place. A press on a row, Enter, or its first cell's link opens it. */
export function BookTable<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookTableProps<F, B, Row>,
) {
  const { t } = useWords();
  const { pages, rows, address, sort } = props.book;
  const columns = useColumns(props);
  const shown = pages.isError ? [] : rows;
  return (
    <section className="card book__card">
      <DataTable
        label={props.title}
        columns={columns}
        rows={shown}
        rowKey={(row) => row.id}
        phase={phaseOf(pages)}
        instead={insteadOf(props, t)}
        sort={sort === undefined ? undefined : tableSortOf(sort)}
        onSort={(wanted) => address.order(sortCodeOf(wanted))}
        current={address.open?.kind === 'record' ? address.open.id : undefined}
        keys={singleKeys() === 'on' ? 'page' : 'off'}
        onOpen={address.show}
        onPress={address.show}
      />
      {pages.hasNextPage && !pages.isError ? (
        <Button
          look="text"
          className="book__more"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('resource.book.more', { count: wholeText(rows.length) })}
        </Button>
      ) : null}
    </section>
  );
}

function phaseOf(pages: Book<BookRow>['pages']): 'loading' | 'refreshing' | 'ready' {
  if (pages.isPending) return 'loading';
  return pages.isPlaceholderData || pages.isRefetching ? 'refreshing' : 'ready';
}

function insteadOf<F extends Fields, B extends Fields, Row extends BookRow>(
  { book, title, unit, add, refused }: BookTableProps<F, B, Row>,
  t: ReturnType<typeof useWords>['t'],
): ReactNode {
  const { pages, rows, address } = book;
  if (pages.isError)
    return <NotLoaded what={title} error={pages.error} onRetry={() => void pages.refetch()} />;
  if (pages.isPending || rows.length > 0) return undefined;
  if (address.search)
    return (
      <EmptyState
        title={t('resource.empty.filtered', { name: unit.name })}
        actions={<Button onClick={() => address.find('')}>{t('resource.filter.clear')}</Button>}
      />
    );
  const begin = (
    <Button icon="plus" onClick={address.begin}>
      {t('resource.book.add', { name: unit.one })}
    </Button>
  );
  return (
    <EmptyState
      title={t('resource.book.none', { name: unit.name })}
      actions={add && !refused ? begin : undefined}
    />
  );
}

function useColumns<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookTableProps<F, B, Row>,
): TableColumn<Row>[] {
  const { of, columns, cells, sorts, turn, refused, names, book } = props;
  const { language } = useWords();
  const { renew } = book;
  const made = useMemo(() => {
    const keys = columns ?? keysAt(of, 'list').filter((key) => isColumn(of, key));
    const from = { fields: of.fields, keys, language, sorts: sorts ? sortKeys(sorts) : [] };
    const all = columnsOf<F, Row>({ ...from, cells });
    return all.map((column, index) => (index === 0 ? opening(column) : column));
  }, [of, columns, cells, sorts, language]);
  if (!turn) return made;
  return made.map((column) =>
    column.key === turn.key
      ? {
          ...column,
          width: Math.max(column.width, 96),
          cell: (row) => (
            <TurnSwitch
              {...{ row, turn, names, refused }}
              isOn={valueOf(row, turn.key) === true}
              onDone={renew}
            />
          ),
        }
      : column,
  );
}

/** Ids and the lock are the program's own. */
function isColumn<F extends Fields>(of: ResourceBookProps<F, Fields, BookRow>['of'], key: string): boolean {
  return fieldOf(of, key).kind !== 'id' && key !== 'version';
}

/** The first cell is the way in for those who do not press rows. */
function opening<Row extends BookRow>(column: TableColumn<Row>): TableColumn<Row> {
  return {
    ...column,
    cell: (row) => <RecordLink id={row.id}>{column.cell(row)}</RecordLink>,
  };
}

function RecordLink({ id, children }: { id: string; children: ReactNode }) {
  const { Link } = useNavigation();
  const { path, search } = usePlace();
  return (
    <Link
      to={path}
      search={{ ...search, edit: id, new: undefined }}
      resetScroll={false}
      className="book__name"
    >
      {children}
    </Link>
  );
}

interface TurnSwitchProps<Row> {
  row: Row;
  turn: Turn<string, Row>;
  isOn: boolean;
  names: readonly string[];
  refused: string | undefined;
  onDone: () => Promise<unknown>;
}

/** The switch in a row. It shows the new state while it is being sent, and goes back when it is refused. */
function TurnSwitch<Row extends object>({ row, turn, isOn, names, refused, onDone }: TurnSwitchProps<Row>) {
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? isOn;
  const words = shown ? turn.on : turn.off;
  const set = async (on: boolean) => {
    setWanted(on);
    try {
      await turn.set(row, on);
    } catch (error) {
      tellRefusal(error);
    } finally {
      await onDone();
      setWanted(undefined);
    }
  };
  return (
    <Switch
      checked={shown}
      aria-label={`${recordName(row, names)} ${turn.on}`}
      disabled={refused !== undefined || wanted !== undefined}
      title={refused}
      onChange={(on) => void set(on)}
    >
      {words}
    </Switch>
  );
}
