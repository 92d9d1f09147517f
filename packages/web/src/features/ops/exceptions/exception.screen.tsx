import { deskSheetApi } from '@loadline/contract/exceptions/sheet-desk.api';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { one, type Raw } from '../../../resource/use-list-address.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ExceptionPage } from './exception-page.tsx';
import '../desk.css';

/** The sheet that the address names; `reply` leads to one comment of it. */
export function ExceptionScreen() {
  const { t, language } = useWords();
  const raw: Raw = useSearch({ strict: false });
  const no = one(raw['no']) ?? '';
  const detail = useQuery({ ...asking(deskSheetApi.detail, { no }), enabled: no !== '' });
  useLive('sheet', detail.data?.sheet.id, () => detail.refetch());
  const title = say(pages.opsException.title, language);
  if (no === '' || (detail.error instanceof Refusal && detail.error.status === 404))
    return (
      <Around title={title}>
        <EmptyState
          title={t('sheets.notFound')}
          detail={no === '' ? undefined : t('exceptions.notFoundDetail', { number: no })}
          actions={
            <PageLink page="opsExceptions" className={buttonClass()}>
              {t('sheets.toList')}
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
  return <ExceptionPage key={no} of={detail.data} target={one(raw['reply'])} />;
}

function Around({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PanelFrame>
      <PageTitle title={title} />
      <PlainCard>{children}</PlainCard>
    </PanelFrame>
  );
}
