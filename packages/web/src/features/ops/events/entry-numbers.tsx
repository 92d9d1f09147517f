import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { Field } from '../../../ui/field.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import type { useEntryNumbers } from './use-entry-numbers.ts';

/** Whose event it is: numbers on the left hand, the orders they stand for under them. */
export function EntryNumbers({
  typed,
  setTyped,
  numbers,
  isTooMany,
  found,
}: ReturnType<typeof useEntryNumbers>) {
  const { t, language } = useWords();
  const lost = found?.notFound ?? [];
  const separator = language === 'en' ? ', ' : '\u3001';
  return (
    <div className="entry-numbers">
      <Field
        label={t('eventDesk.numbers')}
        required
        hint={t('eventDesk.numbersHint')}
        error={
          isTooMany
            ? t('eventDesk.tooMany')
            : lost.length > 0
              ? t('eventDesk.notFound', { numbers: lost.join(separator) })
              : undefined
        }
      >
        <Textarea
          rows={4}
          className="entry-numbers__input"
          value={typed}
          onChange={setTyped}
          spellCheck={false}
        />
      </Field>
      {found && found.orders.length > 0 ? (
        <>
          <p className="entry-numbers__count">
            {t('eventDesk.found', {
              orders: wholeText(found.orders.length),
              numbers: wholeText(numbers.length - lost.length),
            })}
          </p>
          <ul className="entry-orders" aria-label={t('eventDesk.ordersOf')}>
            {found.orders.map(({ orderId, number, orderNumber, customer, status }) => {
              const word = wordOf(orderStatuses, status);
              return (
                <li key={`${number} ${orderId}`}>
                  <span className="number">{orderNumber}</span>
                  <span className="entry-orders__customer">{customer}</span>
                  <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
