import { confirmWatch, leaveWatch } from '@loadline/contract/tracking/watch.api';
import { type ReactNode, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import './mail-link.css';

/** Behind the link of the mail that asks: a button, since mail scanners open links by themselves. */
export function ConfirmWatch({ token }: { token: string }) {
  const { t } = useWords();
  const press = async () => {
    const { number } = await call(confirmWatch, { body: { token }, refusal: 'in place' });
    return t('tracking.watch.confirmed', { number });
  };
  return (
    <MailLink
      title={t('tracking.watch.confirmTitle')}
      text={t('tracking.watch.confirmText')}
      button={t('tracking.watch.confirm')}
      press={press}
    />
  );
}

/** Behind the last link of every mail. */
export function LeaveWatch({ token }: { token: string }) {
  const { t } = useWords();
  const press = async () => {
    await call(leaveWatch, { query: { token }, refusal: 'in place' });
    return t('tracking.watch.left');
  };
  return (
    <MailLink
      title={t('tracking.watch.leaveTitle')}
      text={t('tracking.watch.leaveText')}
      button={t('tracking.watch.leave')}
      press={press}
    />
  );
}

interface MailLinkProps {
  title: string;
  text: string;
  button: string;
  /** The sentence that tells what is done. */
  press: () => Promise<string>;
}

function MailLink({ title, text, button, press }: MailLinkProps) {
  const { t } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [outcome, setOutcome] = useState('');
  const doIt = async () => {
    setIsBusy(true);
    try {
      setOutcome(await press());
      setIsDone(true);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setOutcome(error.status === 404 ? t('tracking.watch.dead') : error.says);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Around title={title}>
      {isDone ? null : (
        <>
          <p>{text}</p>
          <Button look="primary" size="large" busy={isBusy} onClick={() => void doIt()}>
            {button}
          </Button>
        </>
      )}
      <p role="status">{outcome}</p>
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
