import type { Fields } from '@loadline/contract/kernel/field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NumberSearch } from '../filter/number-search.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { BookRecord } from './book-record.tsx';
import { BookTable } from './book-table.tsx';
import { recordName } from './record-name.ts';
import type { BookRow, ResourceBookProps } from './resource-book.props.ts';
import { type Book, useBook } from './use-book.ts';
import '../styles/book.css';

/** A whole screen for a few hundred records: a plain list, and beside it the form of one of them. */
export function ResourceBook<F extends Fields, B extends Fields, Row extends BookRow, A>(
  props: ResourceBookProps<F, B, Row, A>,
) {
  const { title, facts, unit, search, actions, add, refused, tabs, children } = props;
  const { t } = useWords();
  const book = useBook<F, B, Row>(props);
  const begin = add ? (
    <Button look="primary" icon="plus" refused={refused} onClick={book.address.begin}>
      {t('resource.book.add', { name: unit.one })}
    </Button>
  ) : null;
  return (
    <PanelFrame panel={<BookPanel {...props} book={book} />}>
      <div className={children ? 'book' : 'book book--alone'}>
        <PageTitle
          title={title}
          facts={facts?.(book.rows)}
          actions={
            <>
              {search ? (
                <NumberSearch search={book.address.search} label={search} onSearch={book.address.find} />
              ) : null}
              {actions}
              {begin}
            </>
          }
        />
        {tabs}
        <BookTable {...props} book={book} />
        {children}
      </div>
    </PanelFrame>
  );
}

type BookPanelProps<F extends Fields, B extends Fields, Row extends BookRow> = ResourceBookProps<
  F,
  B,
  Row
> & { book: Book<Row> };

/** The record that the address names, or a new one, in the panel beside the list. */
function BookPanel<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookPanelProps<F, B, Row>,
) {
  const { open } = props.book.address;
  if (open?.kind === 'record') return <OldRecord key={open.id} {...props} id={open.id} />;
  return open && props.add ? <NewRecord key="new" {...props} /> : null;
}

function NewRecord<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookPanelProps<F, B, Row>,
) {
  const { t } = useWords();
  const [id] = useState(newKey);
  return (
    <SidePanel
      title={t('resource.book.add', { name: props.unit.one })}
      closeLabel={t('resource.close')}
      onClose={props.book.address.close}
    >
      <BookRecord {...props} row={undefined} values={{ id, ...props.given }} />
    </SidePanel>
  );
}

function OldRecord<F extends Fields, B extends Fields, Row extends BookRow>(
  props: BookPanelProps<F, B, Row> & { id: string },
) {
  const { id, record, book, names, unit, change } = props;
  const { t } = useWords();
  const listed = book.rows.find((row) => row.id === id);
  // A search may turn the list away from the record; the panel keeps it.
  const [kept, setKept] = useState(listed);
  if (listed && listed !== kept) setKept(listed);
  const known = listed ?? kept;
  const title = change ? 'resource.book.change' : 'resource.book.read';
  return (
    <SidePanel
      title={t(title, { name: unit.one })}
      subject={known && recordName(known, names)}
      closeLabel={t('resource.close')}
      onClose={book.address.close}
    >
      {record ? (
        <Asked question={record(id)} what={unit.one}>
          {(row) => <BookRecord {...props} row={row} values={row} />}
        </Asked>
      ) : (
        <Listed row={known} isPending={book.pages.isPending}>
          {(row) => <BookRecord {...props} row={row} values={row} />}
        </Listed>
      )}
    </SidePanel>
  );
}

function Asked<Row>({
  question,
  what,
  children,
}: {
  question: Question<Row>;
  what: string;
  children: (row: Row) => ReactNode;
}) {
  const { data, isError, error, refetch } = useQuery(question);
  if (data !== undefined) return children(data);
  if (isError) return <NotLoaded what={what} error={error} onRetry={() => void refetch()} />;
  return <Skeleton widths={[120, 0]} rows={6} label={what} />;
}

function Listed<Row>({
  row,
  isPending,
  children,
}: {
  row: Row | undefined;
  isPending: boolean;
  children: (row: Row) => ReactNode;
}) {
  const { t } = useWords();
  if (row) return children(row);
  return isPending ? null : <EmptyState title={t('resource.book.gone')} />;
}
