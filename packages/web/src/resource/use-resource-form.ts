import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { check, type Finding } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { Refusal } from '../kernel/refusal.ts';
import { useWords } from '../kernel/words.ts';
import { asEntered, asInput, findingAt, findingsIn } from './form-values.ts';
import type { InputLooks, Values } from './input-look.ts';
import { currentIn } from './stale.ts';
import { repeatOf, useFormEntries } from './use-form-entries.ts';
import { isMissing } from './value-text.ts';

interface FormOf<F extends Fields> {
  fields: F;
  values: Values;
  looks: InputLooks;
  onSubmit: (values: ValuesOf<F>) => Promise<unknown>;
}

/** What the server said to what was sent. */
interface Answer {
  readonly refusal: Refusal;
  readonly findings: readonly Finding[];
  readonly sent: Values;
}

/** The state of a form: what was typed, what is wrong with it, what the server said, and the way to send it. */
export function useResourceForm<F extends Fields>({ fields, values: given, looks, onSubmit }: FormOf<F>) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const { begin, setValues, left, ...entries } = useFormEntries({ fields, given, busy });
  const wrong = useFaults({ fields, looks, answer, ...entries });
  const beginAnew = (values: Values) => {
    begin(values);
    setAnswer(undefined);
  };
  const send = async (overlay: Values = {}) => {
    const sent = { ...entries.values, ...overlay };
    const checked = check(fields, asInput(fields, sent));
    if (busy || wrong.isAny || !checked.ok) return;
    setBusy(true);
    setValues(sent);
    setAnswer(undefined);
    try {
      await onSubmit(checked.value);
      begin(withoutSecrets(fields, sent));
    } catch (error) {
      // What is not a refusal is a mistake of ours and belongs to the page's error.
      if (!(error instanceof Refusal)) throw error;
      setAnswer({ refusal: error, findings: findingsIn(error.data), sent });
    } finally {
      setBusy(false);
    }
  };
  const keys = Object.keys(fields);
  const errorOf = (key: string) => (left.has(key) ? wrong.ownOf(key) : undefined) ?? wrong.answered(key);
  const differenceAt = (key: string) => left.has(repeatOf(key)) && wrong.isDifferent(key);
  return {
    ...entries,
    busy,
    answer,
    isRight: !wrong.isAny,
    errorOf,
    differenceAt,
    problems: keys.filter((key) => errorOf(key) !== undefined).length + keys.filter(differenceAt).length,
    /** The record as it stands now, when somebody else was quicker. */
    stale: staleIn(answer, looks),
    /** Drops what was typed for other values. */
    take: beginAnew,
    send,
  };
}

function staleIn(answer: Answer | undefined, looks: InputLooks): Values | undefined {
  const current = answer?.refusal.status === 409 ? currentIn(answer.refusal.data) : undefined;
  return current && asEntered(current, looks);
}

function withoutSecrets(fields: Fields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => fields[key]?.kind !== 'secret'));
}

interface Facts {
  fields: Fields;
  looks: InputLooks;
  values: Values;
  repeats: Readonly<Record<string, string>>;
  answer: Answer | undefined;
}

/** What is wrong with each field: by the contract, by the screen, by the server, in this order. */
function useFaults({ fields, looks, values, repeats, answer }: Facts) {
  const { t, language } = useWords();
  const input = asInput(fields, values);
  const checked = check(fields, input);
  const findings = checked.ok ? [] : checked.findings;
  const ownOf = (key: string): string | undefined => {
    const finding = findingAt(findings, key);
    if (finding && isMissing(input[key])) return t('resource.form.missing');
    return finding ? say(finding.says, language) : looks[key]?.fault?.(values[key], values);
  };
  // The server's word holds until the value it was said of changes.
  const answered = (key: string) => {
    const reply = answer && Object.is(answer.sent[key], values[key]) && findingAt(answer.findings, key);
    return reply ? say(reply.says, language) : undefined;
  };
  const isDifferent = (key: string) =>
    looks[key]?.secret === 'confirmed' && (values[key] ?? '') !== (repeats[key] ?? '');
  return {
    ownOf,
    answered,
    isDifferent,
    isAny: Object.keys(fields).some((key) => ownOf(key) !== undefined || isDifferent(key)),
  };
}
