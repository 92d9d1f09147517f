import { stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { lockedFrom, type OrderPart, orderParts } from '@loadline/contract/orders/order-part';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import './order-form.css';

interface OrderPartBlockProps {
  part: OrderPart;
  isLocked: boolean;
  /** Whether the one input under it says what it is. */
  names?: 'itself' | 'by its input';
  /** What stands there while it is locked, instead of the inputs. */
  locked: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** What of an order is locked together: its inputs, or what it says and from when on it may not be changed. */
export function OrderPartBlock(props: OrderPartBlockProps) {
  const { part, isLocked, locked, names = 'itself', aside, children } = props;
  const { t, language } = useWords();
  const titleId = useId();
  const name = say(wordOf(orderParts, part), language);
  if (names === 'by its input' && !isLocked)
    return (
      <section className="order-part" aria-label={name}>
        {children}
      </section>
    );
  const stage = say(wordOf(stages, lockedFrom(part)), language);
  return (
    <section className="order-part" aria-labelledby={titleId}>
      <header className="order-part__head">
        <h3 id={titleId}>{name}</h3>
        {isLocked ? (
          <span className="order-part__lock">
            <Icon name="lock" size={13} /> {t('orderForm.lockedFrom', { stage })}
          </span>
        ) : (
          aside
        )}
      </header>
      {isLocked ? locked : children}
    </section>
  );
}
