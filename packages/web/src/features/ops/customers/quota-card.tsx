import { moneyText } from '@loadline/contract/kernel/figures';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DeedsCardProps } from './deed.ts';

/** How much credit the customer has, and whether it is on hold. */
export function QuotaCard({ of: { customer }, onAsk }: DeedsCardProps) {
  const { t } = useWords();
  return (
    <Card
      title={t('customers.quota.title')}
      aside={
        may('op:customer:quota') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('quota')}>
            {t('customers.quota.change')}
          </Button>
        ) : null
      }
    >
      <p className="customer-quota">
        <b>{moneyText(customer.quota)}</b> {customer.quotaCurrency}
      </p>
      {customer.onHold ? (
        <Alert family="stop">{t('customers.heldBecause', { reason: customer.holdReason ?? '' })}</Alert>
      ) : (
        <p className="customer-note">{t('customers.quota.free')}</p>
      )}
    </Card>
  );
}
