import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { DetailHead } from './detail-head.tsx';

interface LoadedProps<T> {
  no: string;
  question: UseQueryResult<T>;
  children: (found: T) => ReactNode;
}

/** A waybill once it is there; until then, or when it is not, what stands in its place. */
export function Loaded<T>({ no, question, children }: LoadedProps<T>) {
  const { t } = useWords();
  const isDue = useDelayed(question.isPending);
  if (question.error instanceof Refusal && question.error.status === 404) return <NotThere no={no} />;
  if (question.isError)
    return (
      <Around no={no}>
        <NotLoaded what={no} error={question.error} onRetry={() => void question.refetch()} />
      </Around>
    );
  if (question.data === undefined)
    return (
      <Around no={no}>
        {isDue ? <Skeleton widths={[180, 0, 140]} rows={8} label={t('waybills.one')} /> : null}
      </Around>
    );
  return children(question.data);
}

/** No waybill has the number, or none that this person may see. */
export function NotThere({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <Around no={no || t('waybills.one')}>
      <EmptyState
        title={t('waybills.notFound')}
        detail={no === '' ? undefined : t('waybills.notFoundDetail', { number: no })}
        actions={
          <PageLink page="mawbOpt" className={buttonClass()}>
            {t('waybills.toBoard')}
          </PageLink>
        }
      />
    </Around>
  );
}

function Around({ no, children }: { no: string; children: ReactNode }) {
  return (
    <DetailFrame title={<DetailHead no={no} />}>
      <PlainCard>{children}</PlainCard>
    </DetailFrame>
  );
}
