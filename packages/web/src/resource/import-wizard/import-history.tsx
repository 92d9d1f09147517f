import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { officeTime } from '../office-time.ts';
import type { ImportEntry, ImportSubject } from './import-subject.ts';

interface ImportHistoryProps {
  subject: ImportSubject;
  onOpen: (id: string) => void;
}

/** The imports there were: which file, in what state, how much, by whom and when. A waiting one is taken up again. */
export function ImportHistory({ subject, onOpen }: ImportHistoryProps) {
  const words = useWords();
  const { t } = words;
  const history = useInfiniteQuery({
    queryKey: ['import history', subject.name],
    queryFn: ({ pageParam }) => subject.calls.history(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const columns = useMemo(() => columnsFor(words, subject), [words, subject]);
  const instead = history.isError ? (
    <NotLoaded
      what={t('import.history.title')}
      error={history.error}
      onRetry={() => void history.refetch()}
    />
  ) : history.data && history.data.pages[0]?.rows.length === 0 ? (
    <p className="import-history__none">{t('import.history.none')}</p>
  ) : undefined;
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Card title={t('import.history.title')} flush>
      <DataTable
        label={t('import.history.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        phase={history.isPending ? 'loading' : 'ready'}
        onOpen={onOpen}
        instead={instead}
      />
      {history.hasNextPage ? (
        <div className="import-history__more">
          <Button look="text" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('import.history.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function columnsFor({ t, language }: Words, subject: ImportSubject): TableColumn<ImportEntry>[] {
  const link = (id: string, children: ReactNode) => (
    <PageLink page={subject.wizard ?? subject.page} query={{ ...subject.place, import: id }}>
      {children}
    </PageLink>
  );
  const stateIn = (entry: ImportEntry): ReactNode => {
    const { family = 'void', ...words } = subject.stateOf(entry.state);
    return <StateDot family={family}>{say(words, language)}</StateDot>;
  };
  const resume = new Set<ImportEntry['state']>(['STAGED', 'FAILED']);
  const wayOn = ({ id, state }: ImportEntry): ReactNode =>
    link(id, resume.has(state) ? t('import.history.resume') : t('import.history.open'));
  const column = (key: keyof typeof widths, header: string, cell: (entry: ImportEntry) => ReactNode) => ({
    key,
    header,
    cell,
    width: widths[key],
  });
  return [
    column('file', t('import.history.file'), ({ id, fileName }) => link(id, fileName)),
    column('state', t('import.history.state'), stateIn),
    numberColumn('rows', t('import.history.rows'), ({ rows }) => rows),
    numberColumn('records', subject.records ?? subject.listTitle, ({ records }) => records),
    numberColumn('errors', t('import.history.errors'), ({ errorRows }) => errorRows),
    numberColumn('imported', t('import.history.imported'), ({ importedRecords }) => importedRecords),
    column('who', t('import.history.who'), ({ createdByName }) => createdByName || t('files.forwarder')),
    column('when', t('import.history.when'), ({ createdAt }) => <When at={createdAt} />),
    column('next', t('import.history.next'), wayOn),
  ];
}

const widths = { file: 300, state: 130, who: 120, when: 120, next: 90 } as const;

function numberColumn(
  key: string,
  header: string,
  of: (entry: ImportEntry) => number,
): TableColumn<ImportEntry> {
  return {
    key,
    header,
    width: key === 'records' ? 130 : 92,
    align: 'end',
    cell: (entry) => wholeText(of(entry)),
  };
}

function When({ at }: { at: string }) {
  const { short, full, offset } = officeTime(at);
  return <time title={`${full} ${offset}`}>{short}</time>;
}
