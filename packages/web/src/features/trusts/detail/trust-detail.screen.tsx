import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
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
import { TrustDetailPage } from './trust-detail-page.tsx';

/** One trust order by the number in the address. */
export function TrustDetailScreen() {
  const { t } = useWords();
  const [{ no = '' }] = useAddress(trustApi.detail.query);
  const detail = useQuery({ ...asking(trustApi.detail, { no }), enabled: no !== '' });
  useLive('trust', detail.data?.trust.id, () => detail.refetch());
  if (no === '' || (detail.error instanceof Refusal && detail.error.status === 404))
    return <NotThere no={no} />;
  if (detail.isError)
    return (
      <Around no={no}>
        <NotLoaded what={t('trust.editTitle')} error={detail.error} onRetry={() => void detail.refetch()} />
      </Around>
    );
  if (!detail.data) return <Loading no={no} />;
  return <TrustDetailPage key={no} order={detail.data} />;
}

function Around({ no, children }: { no: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <DetailFrame
      title={
        <PageTitle
          trailLabel={t('trust.trail')}
          trail={[
            { key: 'list', node: <PageLink page="trust">{t('trust.title')}</PageLink> },
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

function Loading({ no }: { no: string }) {
  const { t } = useWords();
  const isDue = useDelayed(true);
  return (
    <Around no={no}>
      {isDue ? <Skeleton widths={[180, 0, 0, 140]} rows={8} label={t('trust.editTitle')} /> : null}
    </Around>
  );
}

function NotThere({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <Around no={no || t('trust.editTitle')}>
      <EmptyState
        title={t('trust.notFound')}
        detail={no === '' ? undefined : t('trust.notFoundDetail', { number: no })}
        actions={
          <PageLink page="trust" className={buttonClass()}>
            {t('trust.toList')}
          </PageLink>
        }
      />
    </Around>
  );
}
