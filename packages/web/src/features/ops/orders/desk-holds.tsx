import type { HoldReason } from '@loadline/contract/orders/order-hold';
import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { HoldsCard } from '../../../resource/order/holds-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BatchDialog } from './batch-dialogs.tsx';
import type { AskedOfOne, DeskOrder } from './order.ts';

interface DeskHoldsProps {
  of: DeskOrder;
  onAsk: (asked: AskedOfOne) => void;
}

/** Why the order may not move, who said so, and what is not for the customer; one press releases it. */
export function DeskHolds({ of, onAsk }: DeskHoldsProps) {
  const { t } = useWords();
  const [lifting, setLifting] = useState<HoldReason>();
  const isAllowed = may('op:order:hold');
  return (
    <>
      <HoldsCard
        holds={of.holds}
        aside={
          isAllowed ? (
            <Button look="text" size="small" icon="plus" onClick={() => onAsk('hold')}>
              {t('orderDesk.deed.hold')}
            </Button>
          ) : null
        }
        more={({ reason, open, placedBy, liftedBy, internalNote }) => (
          <>
            <p className="order-hold__clears">
              {t('orderDesk.heldBy', { who: placedBy || t('orderDesk.system') })}
              {liftedBy ? ` · ${t('orderDesk.liftedBy', { who: liftedBy })}` : null}
            </p>
            {internalNote ? (
              <p className="order-desk__internal">
                <Icon name="lock" size={13} /> {internalNote}
              </p>
            ) : null}
            {open && isAllowed ? (
              <div className="order-deeds">
                <Button size="small" icon="check" onClick={() => setLifting(reason)}>
                  {t('orderDesk.deed.release')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      />
      {lifting ? (
        <BatchDialog
          asked="release"
          ids={[of.order.id]}
          held={of.holds.filter(({ open }) => open).map(({ reason }) => reason)}
          reason={lifting}
          onClose={() => setLifting(undefined)}
        />
      ) : null}
    </>
  );
}
