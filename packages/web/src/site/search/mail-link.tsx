import { confirmWatch, leaveWatch } from '@loadline/contract/tracking/watch.api';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../kernel/call.ts';
import type { Heard } from '../../kernel/opening.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { Refusal } from '../../kernel/refusal.ts';
import { useSent } from '../../kernel/use-sent.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import './mail-link.css';

/** Behind the link of the mail that asks: a button, since mail scanners open links by themselves. */
export function ConfirmWatch({ token }: { token: string }) {
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
export function LeaveWatch({ token }: { token: string }) {
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
