import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';
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
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskTrustPage } from './desk-trust-page.tsx';
import '../desk.css';

/** The trust order that the address names, at the desk. */
export function TrustScreen() {
  const { t, language } = useWords();
  const [{ no = '' }] = useAddress(deskTrustApi.detail.query);
  const detail = useQuery({ ...asking(deskTrustApi.detail, { no }), enabled: no !== '' });
  useLive('trust', detail.data?.trust.id, () => detail.refetch());
  const title = say(pages.opsTrust.title, language);
  if (no === '' || (detail.error instanceof Refusal && detail.error.status === 404))
    return (
      <Around title={no || title}>
        <EmptyState
          title={t('trust.notFound')}
          detail={no === '' ? undefined : t('trusts.notFoundDetail', { number: no })}
          actions={
            <PageLink page="opsTrusts" className={buttonClass()}>
              {t('trust.toList')}
            </PageLink>
          }
        />
      </Around>
    );
  if (detail.isError)
    return (
      <Around title={title}>
        <NotLoaded what={title} error={detail.error} onRetry={() => void detail.refetch()} />
      </Around>
    );
  if (!detail.data)
    return (
      <Around title={no}>
        <Skeleton widths={[180, 0, 140]} rows={8} label={title} />
      </Around>
    );
  return <DeskTrustPage key={no} order={detail.data} />;
}

function Around({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PanelFrame>
      <PageTitle title={title} />
      <PlainCard>{children}</PlainCard>
    </PanelFrame>
  );
}
