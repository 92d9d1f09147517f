import { sheetApi } from '@loadline/contract/exceptions/sheet.api';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { one, type Raw } from '../../resource/use-list-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { SheetPage } from './sheet-page.tsx';

/** One exception sheet by the number in the address; `reply` leads to one comment of it. */
export function SheetDetailScreen() {
  const { t } = useWords();
  const raw: Raw = useSearch({ strict: false });
  const no = one(raw['no']) ?? '';
  const detail = useQuery({ ...asking(sheetApi.detail, { no }), enabled: no !== '' });
  useLive('sheet', detail.data?.sheet.id, () => detail.refetch());
  if (no === '' || (detail.error instanceof Refusal && detail.error.status === 404))
    return <NotThere no={no} />;
  if (detail.isError)
    return (
      <Around no={no}>
        <NotLoaded what={t('sheets.title')} error={detail.error} onRetry={() => void detail.refetch()} />
      </Around>
    );
  if (!detail.data) return <Loading no={no} />;
  return <SheetPage key={no} record={detail.data} target={one(raw['reply'])} />;
}

function Around({ no, children }: { no: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <DetailFrame
      title={
        <PageTitle
          trailLabel={t('orders.detail.trail')}
          trail={[
            {
              key: 'list',
              node: (
                <PageLink page="order" query={{ tab: 'abnormal' }}>
                  {t('sheets.title')}
                </PageLink>
              ),
            },
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
      {isDue ? <Skeleton widths={[180, 0, 140]} rows={8} label={t('sheets.title')} /> : null}
    </Around>
  );
}

function NotThere({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <Around no={no || t('sheets.one')}>
      <EmptyState
        title={t('sheets.notFound')}
        detail={no === '' ? undefined : t('sheets.notFoundDetail', { number: no })}
        actions={
          <PageLink page="order" query={{ tab: 'abnormal' }} className={buttonClass()}>
            {t('sheets.toList')}
          </PageLink>
        }
      />
    </Around>
  );
}
