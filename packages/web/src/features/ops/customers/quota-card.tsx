import { creditCauses } from '@loadline/contract/bills/credit.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DeedsCardProps } from './deed.ts';

/** How much credit the customer has, whether it is on hold, and what can be asked for it. */
export function QuotaCard({ of: { customer }, onAsk }: DeedsCardProps) {
  const { t } = useWords();
  return (
    <Card
      title={t('customers.quota.title')}
      aside={
        <PageLink page="opsCredit" query={{ tab: 'all', search: customer.nameZh }}>
          {t('customers.quota.requests')}
        </PageLink>
      }
    >
      <p className="customer-quota">
        <b>{moneyText(customer.quota)}</b> {customer.quotaCurrency}
      </p>
      <Standing {...customer} />
      <p className="customer-moves">
        {may('op:customer:quota') ? (
          <Button look="text" size="small" onClick={() => onAsk('quota')}>
            {t('customers.quota.change')}
          </Button>
        ) : null}
        {may('op:customer:hold') ? (
          <Button look="text" size="small" onClick={() => onAsk('lift')}>
            {t('customers.quota.lift')}
          </Button>
        ) : null}
      </p>
    </Card>
  );
}

type Held = Pick<DeedsCardProps['of']['customer'], 'onHold' | 'holdReason' | 'creditCause' | 'liftedUntil'>;

/** What holds the customer, and until when it does not. */
function Standing({ onHold, holdReason, creditCause, liftedUntil }: Held) {
  const { t, language } = useWords();
  const reason = creditCause === null ? (holdReason ?? '') : say(wordOf(creditCauses, creditCause), language);
  const held = onHold ? t('customers.heldBecause', { reason }) : null;
  if (liftedUntil !== null) {
    const lifted = t('customers.quota.lifted', { day: liftedUntil });
    return <Alert family="act">{[held, lifted].filter(Boolean).join(' · ')}</Alert>;
  }
  if (held !== null) return <Alert family="stop">{held}</Alert>;
  return <p className="customer-note">{t('customers.quota.free')}</p>;
}
