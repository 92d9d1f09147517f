import { passReason } from '@loadline/contract/events/event-entry';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { NamedOrder } from './named-orders.tsx';

const { label, max } = passReason;

/** Of the orders under the numbers those that a hold keeps in the warehouse, and why somebody lets them go. */
export function useHeld(orders: readonly NamedOrder[]) {
  const [typed, setTyped] = useState('');
  const held = [...new Set(orders.flatMap((one) => (one.keptBack ? one.orderNumber : [])))];
  return { held, typed, setTyped, reason: held.length > 0 && typed.trim() !== '' ? typed.trim() : null };
}

/** They leave the warehouse by who may lift holds; what else happens to them is recorded as ever. */
export function HeldOrders({ held, typed, setTyped }: ReturnType<typeof useHeld>) {
  const { t, language } = useWords();
  if (held.length === 0) return null;
  const said = { count: held.length, held: wholeText(held.length), orders: held.join(', ') };
  if (!may('op:order:hold'))
    return (
      <div className="entry-numbers">
        <Alert family="stop">{t('eventDesk.held', said)}</Alert>
      </div>
    );
  return (
    <div className="entry-numbers">
      <Alert family="act">{t('eventDesk.heldUnless', said)}</Alert>
      <Field label={say(label, language)} hint={t('eventDesk.passHint')}>
        <TextInput value={typed} onChange={setTyped} maxLength={max} />
      </Field>
    </div>
  );
}
