import { isEmail } from '@loadline/contract/checks/email';
import { askWatch, watchWays } from '@loadline/contract/tracking/watch.api';
import { type FormEvent, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
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
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!isEmail(email));
    if (!isEmail(email)) return;
    setIsBusy(true);
    const reason = await refusalOf(number, email.trim());
    setOutcome(
      reason ? t('tracking.watch.refused', { reason }) : t('tracking.watch.asked', { email: email.trim() }),
    );
    setIsBusy(false);
  };
  return (
    <form className="watch__form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('tracking.watch.intro')}</p>
      <Field label={t('tracking.watch.email')} error={isWrong ? t('tracking.watch.wrong') : undefined}>
        <TextInput
          type="email"
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

/** Why the wish was not taken; undefined when it was. */
async function refusalOf(number: string, email: string): Promise<string | undefined> {
  try {
    await call(askWatch, { body: { number, email }, refusal: 'in place' });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.says;
    throw error;
  }
}
