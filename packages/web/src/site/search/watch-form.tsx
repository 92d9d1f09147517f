import { isEmail } from '@loadline/contract/checks/email';
import { askWatch, watchWays } from '@loadline/contract/tracking/watch.api';
import { type FormEvent, use, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { type Heard, OpeningContext } from '../../kernel/opening.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useSent } from '../../kernel/use-sent.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAnswer } from '../use-answer.ts';
import './watch-form.css';

type Ways = { readonly mail: boolean } | 'unknown';

const waysAtHand = asking(watchWays, {});

/** A mail at every milestone of a number; where none can be sent it says so before anything is typed. */
export function WatchForm({ number }: { number: string }) {
  const { t } = useWords();
  const { answer } = useAnswer(waysAtHand);
  const ways = answer.state === 'found' ? answer.found : 'unknown';
  return (
    <section className="watch">
      <h3>{t('tracking.watch.title')}</h3>
      {answer.state === 'asking' ? null : <WatchBody number={number} ways={ways} />}
    </section>
  );
}

function WatchBody({ number, ways }: { number: string; ways: Ways }) {
  const { t } = useWords();
  if (ways === 'unknown') return <p>{t('tracking.watch.unknown')}</p>;
  return ways.mail ? <AddressForm number={number} /> : <p>{t('tracking.watch.none')}</p>;
}

function AddressForm({ number }: { number: string }) {
  const { t } = useWords();
  const { sent } = use(OpeningContext);
  const sentEmail = sent['number'] === number ? sent['email'] : undefined;
  const sentHeard = useSent(askWatch, { number, email: sentEmail });
  const says = (heard: Heard<boolean>, to: string) =>
    heard instanceof Refusal
      ? t('tracking.watch.refused', { reason: heard.says })
      : t('tracking.watch.asked', { email: to });
  const [email, setEmail] = useState(sentEmail ?? '');
  const [isWrong, setIsWrong] = useState(sentEmail !== undefined && !isEmail(sentEmail));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState(sentHeard && !isWrong ? says(sentHeard, email.trim()) : '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!isEmail(email));
    if (!isEmail(email)) return;
    setIsBusy(true);
    setOutcome(says(await answerTo(number, email.trim()), email.trim()));
    setIsBusy(false);
  };
  return (
    <form method="post" className="watch__form" onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" name="number" value={number} />
      <p>{t('tracking.watch.intro')}</p>
      <Field label={t('tracking.watch.email')} error={isWrong ? t('tracking.watch.wrong') : undefined}>
        <TextInput
          type="email"
          name="email"
          value={email}
          onChange={setEmail}
          autoComplete="email"
          inputMode="email"
          maxLength={100}
        />
      </Field>
      <Button type="submit" icon="mail" busy={isBusy}>
        {t('tracking.watch.send')}
      </Button>
      <p role="status">{outcome}</p>
    </form>
  );
}

async function answerTo(number: string, email: string): Promise<Heard<boolean>> {
  try {
    return { found: await call(askWatch, { body: { number, email }, refusal: 'in place' }) };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
