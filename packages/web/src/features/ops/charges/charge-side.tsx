import { checkCharges } from '@loadline/contract/bills/charge-desk.api';
import type { Family } from '@loadline/contract/kernel/code';
import { moneyText, tenthText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { missing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { useDone } from '../use-done.ts';
import type { OrderCharges, OrderCosts } from './charges-record.ts';

interface SideProps {
  of: OrderCharges;
  /** Only for those who may know them. */
  costs: OrderCosts | undefined;
}

/** From how many percent on a difference from the quoted price is worth a look. */
const quoteApart = 5;

function signed(amount: string, text: string): string {
  return amount.startsWith('-') ? text : `+${text}`;
}

/** What the order comes to, beside what was quoted and what is left of it. */
export function SumCard({ of, costs }: SideProps) {
  const { t } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const { order, charges, sums } = of;
  const open = charges.filter(({ checked }) => !checked);
  const checkAll = async () => {
    setBusy(true);
    const body = { no: order.orderNumber, charges: open.map(({ id }) => id), checked: true };
    await done(call(checkCharges, { body, refusal: 'in place' }), t('charges.allChecked')).catch(tellRefusal);
    setBusy(false);
  };
  const { aboveQuote, aboveQuotePercent, quotedAmount, quotedCurrency, trustNo } = order;
  return (
    <Card title={t('charges.sum')}>
      <div className="charge-sum">
        <p className="charge-sum__label">{t('charges.receivable')}</p>
        <p className="charge-sum__amount">
          {order.baseAmount === null ? missing : moneyText(order.baseAmount)}
        </p>
        <dl className="charge-sum__facts">
          {sums.length > 1
            ? sums.map(({ currency, orderFee }) => (
                <Line key={currency} label={currency} value={moneyText(orderFee)} />
              ))
            : null}
          {quotedAmount === null ? null : (
            <Line
              label={t('charges.quoted', { no: trustNo ?? '' })}
              value={`${moneyText(quotedAmount)} ${quotedCurrency ?? ''}`}
            />
          )}
          {aboveQuote === null ? null : (
            <Line
              label={t('charges.aboveQuote')}
              value={`${signed(aboveQuote, moneyText(aboveQuote))} (${signed(aboveQuote, tenthText(aboveQuotePercent ?? '0'))}%)`}
            />
          )}
          {costs ? (
            <Line
              label={t('charges.margin')}
              value={
                costs.margin === null
                  ? missing
                  : `${moneyText(costs.margin)} (${tenthText(costs.percent ?? '0')}%)`
              }
            />
          ) : null}
        </dl>
        {open.length > 0 ? (
          <Button look="primary" icon="check" busy={busy} onClick={() => void checkAll()}>
            {t('charges.checkAll', { count: open.length })}
          </Button>
        ) : null}
        <p className="charge-sum__says">{t('charges.says')}</p>
      </div>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What was looked at before it is billed. */
export function CheckedCard({ of, costs }: SideProps) {
  const { t } = useWords();
  const { order, card, charges, weights } = of;
  const isOff = Math.abs(Number(order.aboveQuotePercent ?? 0)) > quoteApart;
  const noRate = charges.filter(({ rate }) => rate === null);
  const losing = costs?.costs.filter(({ margin }) => margin?.startsWith('-')) ?? [];
  const checks: { key: string; family: Family; text: string }[] = [
    card
      ? { key: 'card', family: 'done', text: t('charges.looked.card', { day: order.feeDate }) }
      : { key: 'card', family: 'act', text: t('charges.looked.noCard') },
    weights.measured === null && weights.weighed === null
      ? { key: 'weight', family: 'act', text: t('charges.looked.declaredOnly') }
      : { key: 'weight', family: 'done', text: t('charges.looked.weighed') },
    ...(order.quotedAmount === null || order.aboveQuotePercent === null
      ? []
      : [
          {
            key: 'quote',
            family: isOff ? ('act' as const) : ('done' as const),
            text: t(isOff ? 'charges.looked.quoteApart' : 'charges.looked.quoteKept', {
              percent: quoteApart,
            }),
          },
        ]),
    noRate.length > 0
      ? {
          key: 'rate',
          family: 'stop',
          text: t('charges.looked.noRate', { currency: noRate[0]?.currency ?? '' }),
        }
      : { key: 'rate', family: 'done', text: t('charges.looked.rates') },
    ...(costs && charges.length > 0
      ? [
          costs.without > 0
            ? {
                key: 'cost',
                family: 'wait' as const,
                text: t('charges.looked.noCost', { count: costs.without }),
              }
            : { key: 'cost', family: 'done' as const, text: t('charges.looked.costs') },
        ]
      : []),
    ...(losing.length > 0
      ? [{ key: 'loss', family: 'act' as const, text: t('charges.looked.loss', { count: losing.length }) }]
      : []),
  ];
  const title = t('charges.before');
  return (
    <Card title={title}>
      <CheckList label={title} checks={checks} />
    </Card>
  );
}
