import type { Finding } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import type { OrderForm } from '@loadline/contract/orders/order-form';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import { useDeferredValue, useMemo, useState } from 'react';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { checkDraft } from './draft-check.ts';
import type { OrderDraft } from './order-draft.ts';

interface OrderFormOf {
  begin: OrderDraft;
  channels: readonly ImportChannel[];
  /** Call with `refusal: 'in place'`. */
  onSubmit: (form: OrderForm) => Promise<unknown>;
}

/** An order that is being typed: what stands in it, what is wrong with it and where, and the way to send it. */
export function useOrderForm({ begin, channels, onSubmit }: OrderFormOf) {
  const { language } = useWords();
  const [draft, setDraft] = useState(begin);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [answer, setAnswer] = useState<{ refusal: Refusal; findings: readonly Finding[] }>();
  // Two thousand lines are checked after the key has been shown, not before.
  const settled = useDeferredValue(draft);
  const { form, findings } = useMemo(() => checkDraft(settled, channels), [settled, channels]);
  const change = (changed: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setAnswer(undefined);
  };
  const own = useMemo(
    () => new Map(findings.map(({ path, says }) => [path, say(says, language)])),
    [findings, language],
  );
  const told = new Map(answer?.findings.map(({ path, says }) => [path, say(says, language)]));
  const faultAt = (path: string) => told.get(path) ?? (isTried || left.has(path) ? own.get(path) : undefined);
  const send = async (): Promise<'sent' | 'refused'> => {
    setIsTried(true);
    const checked = checkDraft(draft, channels);
    if (busy || !checked.form || checked.findings.length > 0) return 'refused';
    setBusy(true);
    setAnswer(undefined);
    try {
      await onSubmit(checked.form);
      setIsSent(true);
      return 'sent';
    } catch (error) {
      // What is not a refusal is a mistake of ours and belongs to the page's error.
      if (!(error instanceof Refusal)) throw error;
      setAnswer({ refusal: error, findings: findingsIn(error.data) });
      return 'refused';
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    /** The order as it could be sent; undefined while it cannot be read. */
    form,
    change,
    leave: (path: string) => setLeft((before) => new Set([...before, path])),
    faultAt,
    problems: isTried ? findings.length + told.size : told.size,
    isChanged: draft !== begin && !isSent,
    busy,
    refusal: answer?.findings.length === 0 ? answer.refusal : undefined,
    send,
  };
}

export type OrderFormState = ReturnType<typeof useOrderForm>;
