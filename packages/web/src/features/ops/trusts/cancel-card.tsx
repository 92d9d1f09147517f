import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RightNeeded, useRightNeeded } from '../right-needed.tsx';
import type { DeskDeed, DeskTrust } from './desk-trust.ts';

interface CancelCardProps {
  order: DeskTrust;
  onAsk: (deed: DeskDeed) => void;
}

/** The customer wants it cancelled: with its orders as long as nothing was done for them, else not at all. */
export function CancelCard({ order: { trust, reason, orders }, onAsk }: CancelCardProps) {
  const { t, language } = useWords();
  const orderRight = useRightNeeded('op:order:edit');
  if (trust.state !== 'CANCEL_REQUESTED') return null;
  const moving = orders.filter(({ status }) => status !== 'ORDERED' && status !== 'CANCELLED');
  const waiting = orders.some(({ status }) => status === 'ORDERED');
  const named = moving.map(({ orderNumber }) => orderNumber).join(language === 'en' ? ', ' : '\u3001');
  const refused =
    moving.length > 0 ? t('trusts.cancel.moving', { orders: named }) : waiting ? orderRight : undefined;
  return (
    <Card flush family="act" title={t('trusts.cancel.asked')}>
      <p className="trust-reason">
        <span>{t('trustDetail.amend.why')}</span>
        <span>{reason}</span>
      </p>
      <div className="amendment__foot">
        {may('op:trust:decide') ? (
          <span>
            <Button onClick={() => onAsk('keep')}>{t('trusts.cancel.no')}</Button>
            <Button look="danger" refused={refused} onClick={() => onAsk('cancel')}>
              {t('trusts.cancel.yes')}
            </Button>
          </span>
        ) : (
          <RightNeeded right="op:trust:decide" />
        )}
      </div>
    </Card>
  );
}
