import type { ReactNode } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';

export function ToList() {
  const { t } = useWords();
  return (
    <PageLink page="booking" className={buttonClass()}>
      {t('booking.toList')}
    </PageLink>
  );
}

/** The page around a booking that is not there: not yet, not now, or not at all. */
function Around({ no, children }: { no: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <DetailFrame
      title={
        <PageTitle
          trailLabel={t('booking.trail')}
          trail={[
            { key: 'list', node: <PageLink page="booking">{t('booking.title')}</PageLink> },
            { key: 'here', node: no },
          ]}
          title={no}
        />
      }
    >
      <PlainCard>{children}</PlainCard>
    </DetailFrame>
  );
}

export function Loading({ no }: { no: string }) {
  const { t } = useWords();
  const isDue = useDelayed(true);
  return (
    <Around no={no}>
      {isDue ? <Skeleton widths={[180, 0, 0, 140]} rows={8} label={t('booking.editTitle')} /> : null}
    </Around>
  );
}

interface NotThereProps {
  no: string;
  error?: Error | null;
  onRetry: () => void;
}

/** It was not found, or could not be asked for. */
export function NotThere({ no, error, onRetry }: NotThereProps) {
  const { t } = useWords();
  const isUnknown = no === '' || (error instanceof Refusal && error.status === 404);
  return (
    <Around no={no || t('booking.editTitle')}>
      {error && !isUnknown ? (
        <NotLoaded what={t('booking.editTitle')} error={error} onRetry={onRetry} />
      ) : (
        <EmptyState
          title={t('booking.notFound')}
          detail={no === '' ? undefined : t('booking.notFoundDetail', { number: no })}
          actions={<ToList />}
        />
      )}
    </Around>
  );
}
