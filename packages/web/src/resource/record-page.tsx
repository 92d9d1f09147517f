import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../kernel/page-link.tsx';
import { Refusal } from '../kernel/refusal.ts';
import { useWords } from '../kernel/words.ts';
import { buttonClass } from '../ui/button.tsx';
import { PlainCard } from '../ui/card.tsx';
import { DetailFrame } from '../ui/frames.tsx';
import { PanelFrame } from '../ui/panel-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import { NotLoaded } from './not-loaded.tsx';
import { type ListPlace, RecordTitle, useListName } from './record-title.tsx';

type Question<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;

interface RecordPageProps<T> {
  /** The number that the address names; empty where it names none. */
  no: string;
  question: Question<T>;
  /** What it is, where its number is not known and while it is read. */
  what: string;
  list: ListPlace;
  /** The address names an id, which says nothing to whoever reads it. */
  byId?: boolean;
  /** In the frame of the console, whose content scrolls beside its menu. */
  atDesk?: boolean;
  /** As of the detail that it becomes. */
  onPhones?: boolean;
  children: (found: T) => ReactNode;
}

/** One record, once it is there; before that, or when it is not, what stands in its place. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  const { no, question, what, list, byId, atDesk, onPhones, children } = props;
  const { data, error, refetch } = question;
  const number = byId ? '' : no;
  // What is no number at all is as unknown as one that is not there.
  const isUnknown = no === '' || (error instanceof Refusal && [400, 404].includes(error.status));
  // What was read stays when a later look fails; that it is gone is told.
  if (data !== undefined && !isUnknown) return children(data);
  const page = (
    <DetailFrame
      onPhones={onPhones === true || !atDesk}
      title={<RecordTitle list={list} title={number || what} />}
    >
      <PlainCard>
        {isUnknown ? <Unknown no={number} list={list} /> : null}
        {error && !isUnknown ? <NotLoaded what={what} error={error} onRetry={() => void refetch()} /> : null}
        {error || isUnknown ? null : <Loading what={what} />}
      </PlainCard>
    </DetailFrame>
  );
  return atDesk ? <PanelFrame>{page}</PanelFrame> : page;
}

/** For who is going to write: what was asked earlier may be of an older version. */
export function freshOf<T>(question: UseQueryResult<T>): Question<T> {
  return { ...question, data: question.isFetchedAfterMount ? question.data : undefined };
}

function Loading({ what }: { what: string }) {
  const isDue = useDelayed(true);
  return isDue ? <Skeleton widths={[180, 0, 0, 140]} rows={8} label={what} /> : null;
}

/** Whose the record is, nobody is told: one that another has answers like one that is not there. */
function Unknown({ no, list }: { no: string; list: ListPlace }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('resource.record.unknown')}
      detail={no === '' ? undefined : t('resource.record.unknownDetail', { number: no })}
      actions={<ToList list={list} />}
    />
  );
}

/** Back to the list that a record stands in. */
export function ToList({ list }: { list: ListPlace }) {
  const { t } = useWords();
  return (
    <PageLink page={list.page} query={list.query ?? {}} className={buttonClass()}>
      {t('resource.record.toList', { list: useListName(list) })}
    </PageLink>
  );
}
