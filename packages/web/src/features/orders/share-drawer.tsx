import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { shareContents, shareDays } from '@loadline/contract/tracking/share';
import { listShares, makeShare, revokeShare } from '@loadline/contract/tracking/share.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface ShareDrawerProps {
  no: string;
  open: boolean;
  onClose: () => void;
}

/** Makes links to one shipment and ends them. */
export function ShareDrawer({ no, open, onClose }: ShareDrawerProps) {
  const { t } = useWords();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('sharing.drawer', { number: no })}
      closeLabel={t('sharing.close')}
    >
      {may('order:edit') ? <ShareForm no={no} /> : null}
      <ShareList no={no} />
    </Drawer>
  );
}

function ShareForm({ no }: { no: string }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [days, setDays] = useState<keyof typeof shareDays.codes>('7');
  const [shows, setShows] = useState<keyof typeof shareContents.codes>('milestones');
  const [link, setLink] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    try {
      const { token } = await call(makeShare, { body: { no, days, shows } });
      setLink(`${location.origin}/search?share=${token}`);
      await client.invalidateQueries();
    } catch (error) {
      // The refusal has been told.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make();
  };
  return (
    <>
      <form className="share-form" onSubmit={submit}>
        <p>{t('sharing.intro')}</p>
        <FieldGroup label={t('sharing.days')}>
          <SegmentedControl
            label={t('sharing.days')}
            options={codesOf(shareDays).map((code) => ({
              value: code,
              label: say(wordOf(shareDays, code), language),
            }))}
            value={days}
            onChange={(value) => setDays(codesOf(shareDays).find((code) => code === value) ?? '7')}
          />
        </FieldGroup>
        <FieldGroup label={t('sharing.shows')}>
          <RadioCards
            label={t('sharing.shows')}
            options={codesOf(shareContents).map((code) => ({
              value: code,
              label: say(wordOf(shareContents, code), language),
            }))}
            value={shows}
            onChange={(value) =>
              setShows(codesOf(shareContents).find((code) => code === value) ?? 'milestones')
            }
          />
        </FieldGroup>
        <Button type="submit" look="primary" icon="link" busy={isBusy}>
          {t('sharing.make')}
        </Button>
      </form>
      <div role="status">{link === '' ? null : <MadeLink link={link} />}</div>
    </>
  );
}

/** The only time the whole link is seen: the server keeps no more than its hash. */
function MadeLink({ link }: { link: string }) {
  const { t } = useWords();
  return (
    <div className="share-made">
      <Field label={t('sharing.made')} hint={t('sharing.once')}>
        <span className="share-made__link">
          <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button icon="copy" onClick={() => void copyAndTell(link)}>
            {t('sharing.copy')}
          </Button>
        </span>
      </Field>
    </div>
  );
}

type Share = AnswerOf<typeof listShares>[number];

/** The links that were made, with how often each was opened and the way to end it. */
function ShareList({ no }: { no: string }) {
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
      {share.revoked || isOver || !may('order:edit') ? null : <Revoke shareId={share.shareId} />}
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
      await client.invalidateQueries();
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
