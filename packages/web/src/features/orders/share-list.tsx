import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { shareContents } from '@loadline/contract/tracking/share';
import { listShares, revokeShare } from '@loadline/contract/tracking/share.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

type Share = AnswerOf<typeof listShares>[number];

/** The links that were made, with how often each was opened and the way to end it. */
export function ShareList({ no }: { no: string }) {
  const { t } = useWords();
  const shares = useQuery(asking(listShares, { no }));
  return (
    <section className="share-list">
      <h3>{t('sharing.list')}</h3>
      {shares.isError ? (
        <NotLoaded what={t('sharing.list')} error={shares.error} onRetry={() => void shares.refetch()} />
      ) : null}
      {shares.data?.length === 0 ? <p>{t('sharing.none')}</p> : null}
      <ul>
        {shares.data?.map((share) => (
          <ShareLine key={share.shareId} share={share} />
        ))}
      </ul>
    </section>
  );
}

function ShareLine({ share }: { share: Share }) {
  const { t, language } = useWords();
  const { short: made } = officeTime(share.createdAt);
  const until = officeTime(share.expiresAt);
  const opened = share.openedAt
    ? t('sharing.opened', { count: share.opened, time: officeTime(share.openedAt).short })
    : t('sharing.unopened');
  const isOver = isPast(share.expiresAt);
  return (
    <li>
      <span>
        {say(wordOf(shareContents, share.shows), language)} ·{' '}
        {t('sharing.until', { time: `${until.short} ${until.offset}` })}
      </span>
      <small>{[t('sharing.madeBy', { who: share.createdBy, time: made }), opened].join(' · ')}</small>
      {share.revoked ? <StatusChip family="void">{t('sharing.revoked')}</StatusChip> : null}
      {!share.revoked && isOver ? <StatusChip family="void">{t('sharing.expired')}</StatusChip> : null}
      {share.revoked || isOver ? null : <Revoke shareId={share.shareId} />}
    </li>
  );
}

function isPast(instant: string): boolean {
  return Date.parse(instant) <= Date.now();
}

/** Asks once more before the link ends. */
function Revoke({ shareId }: { shareId: string }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [step, setStep] = useState<'first' | 'sure' | 'busy'>('first');
  const revoke = async () => {
    setStep('busy');
    try {
      await call(revokeShare, { body: { shareId } });
      await client.invalidateQueries({ queryKey: [listShares.path] });
    } catch (error) {
      setStep('first');
      // The refusal has been told.
      if (!(error instanceof Refusal)) throw error;
    }
  };
  return (
    <Button
      look={step === 'first' ? 'text' : 'danger'}
      size="small"
      busy={step === 'busy'}
      onClick={() => (step === 'first' ? setStep('sure') : void revoke())}
      onBlur={() => setStep((now) => (now === 'sure' ? 'first' : now))}
    >
      {t(step === 'first' ? 'sharing.revoke' : 'sharing.sure')}
    </Button>
  );
}
