import { trackedNumbers } from '@loadline/contract/checks/tracked-number';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { openShare } from '@loadline/contract/tracking/share.api';
import { confirmWatch, leaveWatch } from '@loadline/contract/tracking/watch.api';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { call } from '../../kernel/call.ts';
import { type Heard, keyOf } from '../../kernel/opening.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { Refusal } from '../../kernel/refusal.ts';
import { useSent } from '../../kernel/use-sent.ts';
import { useWords } from '../../kernel/words.ts';
import { isEnded } from '../../shared/tracking/shipment-stages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReaderTime } from './reader-time.ts';
import { RefusedCard } from './refused-card.tsx';
import { numbersIn, searchFields } from './search-address.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { ShipmentSkeleton } from './shipment-skeleton.tsx';
import { type Answer, useKeptFresh } from './use-kept-fresh.ts';
import './result-head.css';
import './mail-link.css';
import './search.css';

export function SearchPage() {
  const [attempt, setAttempt] = useState(0);
  const [{ share, watch, leave }] = useAddress(searchFields);
  const onAgain = () => setAttempt(attempt + 1);
  return (
    <main id="main" className="search">
      <div className="wide">
        {watch ? <ConfirmWatch key={watch} token={watch} /> : null}
        {leave ? <LeaveWatch key={leave} token={leave} /> : null}
        {share ? <SharedShipment key={`${attempt} ${share}`} token={share} onAgain={onAgain} /> : null}
        {watch || leave || share ? null : <Numbers attempt={attempt} onAgain={onAgain} />}
      </div>
    </main>
  );
}

function Numbers({ attempt, onAgain }: { attempt: number; onAgain: () => void }) {
  const [{ no, type = '0' }, change] = useAddress(searchFields);
  const { asked, left } = numbersIn({ no });
  const search = (text: string, ofType: typeof type) =>
    change({ no: [trackedNumbers(text).join(',')], type: ofType === '0' ? undefined : ofType });
  if (asked.length === 0) return <SearchStart type={type} onSearch={search} />;
  return (
    <SearchResults
      // Another question is another page: nothing of the old answer may stand beside it.
      key={`${attempt} ${type} ${asked.join()}`}
      numbers={asked}
      left={left}
      type={type}
      onSearch={search}
      onAgain={onAgain}
    />
  );
}

/** Behind the link of the mail that asks: a button, since mail scanners open links by themselves. */
function ConfirmWatch({ token }: { token: string }) {
  const { t } = useWords();
  return (
    <MailLink
      title={t('tracking.watch.confirmTitle')}
      text={t('tracking.watch.confirmText')}
      button={t('tracking.watch.confirm')}
      press={() => call(confirmWatch, { body: { token }, refusal: 'in place' })}
      sent={useSent(confirmWatch, { token })}
      says={({ number }) => t('tracking.watch.confirmed', { number })}
    />
  );
}

/** Behind the last link of every mail. */
function LeaveWatch({ token }: { token: string }) {
  const { t } = useWords();
  return (
    <MailLink
      title={t('tracking.watch.leaveTitle')}
      text={t('tracking.watch.leaveText')}
      button={t('tracking.watch.leave')}
      press={() => call(leaveWatch, { query: { token }, refusal: 'in place' })}
      sent={useSent(leaveWatch, {})}
      says={() => t('tracking.watch.left')}
    />
  );
}

interface MailLinkProps<T> {
  title: string;
  text: string;
  button: string;
  press: () => Promise<T>;
  /** How it was answered where the browser pressed by itself. */
  sent: Heard<T> | undefined;
  /** The sentence that tells what is done. */
  says: (done: T) => string;
}

function MailLink<T>({ title, text, button, press, sent, says }: MailLinkProps<T>) {
  const { t } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [heard, setHeard] = useState(sent);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      setHeard({ found: await press() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setHeard(error);
    } finally {
      setIsBusy(false);
    }
  };
  const refused = heard instanceof Refusal ? heard : undefined;
  const done = heard instanceof Refusal ? undefined : heard;
  return (
    <Around title={title}>
      {done ? null : (
        <form method="post" onSubmit={(event) => void submit(event)}>
          <p>{text}</p>
          <Button type="submit" look="primary" size="large" busy={isBusy}>
            {button}
          </Button>
        </form>
      )}
      <p role="status">
        {done ? says(done.found) : null}
        {refused ? (refused.status === 404 ? t('tracking.watch.dead') : refused.says) : null}
      </p>
      <PageLink page="search">{t('tracking.watch.toSearch')}</PageLink>
    </Around>
  );
}

function Around({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mail-link">
      <h1>{title}</h1>
      {children}
    </section>
  );
}

interface SharedShipmentProps {
  token: string;
  /** Asks the same once more. */
  onAgain: () => void;
}

/** What a link leads to: one shipment, public or not, for as long as its owner said. */
function SharedShipment({ token, onAgain }: SharedShipmentProps) {
  const { t } = useWords();
  const shared = useShared(token);
  if (shared.state === 'asking') return <ShipmentSkeleton label={t('tracking.shared.asking')} />;
  if (shared.state === 'found') return <Found shared={shared.answer} />;
  return shared.refusal.status === 404 ? (
    <DeadLink />
  ) : (
    <RefusedCard refusal={shared.refusal} onAgain={onAgain} />
  );
}

function Found({ shared: { shipment, expiresAt } }: { shared: Shared }) {
  const { t } = useWords();
  const { full, offset } = useReaderTime(expiresAt);
  return (
    <>
      <div className="search__head">
        <div>
          <h1>{t('tracking.shared.title')}</h1>
          <p>{t('tracking.shared.until', { time: `${full} ${offset}` })}</p>
        </div>
        <div className="search__tools">
          <Button icon="print" onClick={() => print()}>
            {t('search.print')}
          </Button>
        </div>
      </div>
      <ShipmentCard shipment={shipment} chosen by="link" />
    </>
  );
}

function DeadLink() {
  const { t } = useWords();
  return (
    <article className="result result--missing result--chosen" role="alert">
      <Icon name="warn" size={22} />
      <div>
        <h1>{t('tracking.shared.dead')}</h1>
        <p>{t('tracking.shared.deadText')}</p>
        <p>
          <PageLink page="search">{t('tracking.watch.toSearch')}</PageLink>
        </p>
      </div>
    </article>
  );
}

type Shared = AnswerOf<typeof openShare>;

/** The shipment behind a link, kept fresh while the link is good. */
function useShared(token: string): Answer<Shared> {
  const ask = (signal: AbortSignal) => call(openShare, { body: { token }, signal, refusal: 'in place' });
  return useKeptFresh({
    key: keyOf(openShare.path, { token }),
    ask,
    again: ({ shipment }) => (isEnded(shipment.status) ? undefined : ask),
    isEnough: () => true,
  });
}
