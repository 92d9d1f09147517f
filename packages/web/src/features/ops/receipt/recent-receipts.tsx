import { reasonField } from '@loadline/contract/kernel/change';
import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import { receipt } from '@loadline/contract/receipts/receipt';
import { listReceipts, voidReceipt } from '@loadline/contract/receipts/receipt.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { Value } from '../../../resource/value.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { placeName } from '../events/event-columns.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { Receipt } from './arriving.ts';

const firstPage: string | undefined = undefined;

/** What has been received, the newest first; a mistake is made void here. */
export function RecentReceipts({ isAside }: { isAside: boolean }) {
  const { t } = useWords();
  useInstalledPlaces();
  const [toVoid, setToVoid] = useState<Receipt>();
  const pages = useInfiniteQuery({
    queryKey: [listReceipts.path, 'recent'],
    queryFn: ({ pageParam, signal }) =>
      call(listReceipts, { query: { after: pageParam, size: 20 }, signal, refusal: 'in place' }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <aside
      className={isAside ? 'receipt__recent receipt__recent--aside' : 'receipt__recent'}
      aria-labelledby="recent"
    >
      <h2 id="recent">{t('receipt.recent')}</h2>
      {pages.isError ? (
        <NotLoaded what={t('receipt.recent')} error={pages.error} onRetry={() => void pages.refetch()} />
      ) : null}
      {pages.data && rows.length === 0 ? (
        <EmptyState title={t('receipt.none')} detail={t('receipt.noneDetail')} />
      ) : null}
      <ul>
        {rows.map((row) => (
          <RecentReceipt key={row.id} of={row} onVoid={() => setToVoid(row)} />
        ))}
      </ul>
      {pages.hasNextPage ? (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('receipt.more')}
        </Button>
      ) : null}
      {toVoid ? <VoidDialog of={toVoid} onClose={() => setToVoid(undefined)} /> : null}
    </aside>
  );
}

function RecentReceipt({ of, onVoid }: { of: Receipt; onVoid: () => void }) {
  const { t, language } = useWords();
  const isVoidable = of.state === 'OPEN' || (of.state === 'RECEIVED' && may('op:event:void'));
  return (
    <li className="receipt__entry">
      <div>
        <PageLink page="opsReceipt" query={{ no: of.orderNumber }}>
          {of.orderNumber}
        </PageLink>
        <Value field={receipt.fields.state} value={of.state} />
      </div>
      <p>
        {inLanguage(language, of.customerZh, of.customerEn)} · {placeName(of.warehouse, language)} ·{' '}
        {of.receiptNo}
      </p>
      <p>
        {t('receipt.entry', {
          pieces: of.pieces,
          weight: weightText(of.grossWeight),
          volume: volumeText(of.volume),
        })}
        {of.receivedAt ? (
          <>
            {' · '}
            <Value field={receipt.fields.receivedAt} value={of.receivedAt} /> {of.receivedBy}
          </>
        ) : null}
      </p>
      {of.voidReason ? <p>{t('receipt.voidBecause', { reason: of.voidReason })}</p> : null}
      {isVoidable ? (
        <Button
          look="text"
          size="small"
          aria-label={t('receipt.voidOf', { no: of.receiptNo })}
          onClick={onVoid}
        >
          {t('receipt.void')}
        </Button>
      ) : null}
    </li>
  );
}

function VoidDialog({ of, onClose }: { of: Receipt; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('receipt.voidTitle', { no: of.receiptNo })}
      says={of.state === 'RECEIVED' ? t('receipt.voidText') : t('receipt.voidOpenText')}
      fields={{ reason: reasonField }}
      submitLabel={t('receipt.void')}
      onSubmit={({ reason }) =>
        done(
          call(voidReceipt, { body: { id: of.id, version: of.version, reason }, refusal: 'in place' }),
          t('receipt.voided', { no: of.receiptNo }),
        )
      }
      onClose={onClose}
    />
  );
}
