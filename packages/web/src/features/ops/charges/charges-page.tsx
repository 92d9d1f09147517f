import { listChargeCosts } from '@loadline/contract/bills/charge-cost.api';
import { chargeDays } from '@loadline/contract/bills/charge-desk';
import { addCharge, proposeCharges } from '@loadline/contract/bills/charge-desk.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { permitted } from '../../../kernel/permitted.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { CardDialog, ChargeDialog } from './charge-dialogs.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { CheckedCard, SumCard } from './charge-side.tsx';
import type { OrderCharges } from './charges-record.ts';
import { ChargingState } from './charging-state.tsx';
import { WeightsAndCard } from './weights-and-card.tsx';
import './charges.css';

/** What an order is charged: by which weight and card, line by line, what is left of it, and what is still to be looked at. */
export function ChargesPage({ of }: { of: OrderCharges }) {
  const { t, language } = useWords();
  const [asks, setAsks] = useState<'add' | 'card'>();
  const done = useDone();
  const { order, cards } = of;
  const no = order.orderNumber;
  const costs = useQuery({
    ...asking(listChargeCosts, { no }),
    enabled: permitted(listChargeCosts) !== undefined,
  });
  const propose = () =>
    done(
      call(proposeCharges, { body: { no, cardId: null }, refusal: 'in place' }),
      t('charges.proposed'),
    ).catch(tellRefusal);
  const close = () => setAsks(undefined);
  return (
    <PanelFrame>
      <DetailFrame
        title={
          <RecordTitle
            list={{ page: 'opsCharges' }}
            title={no}
            number={no}
            beside={<ChargingState of={order} look="head" />}
            facts={
              <span>
                {t('charges.head', {
                  customer: inLanguage(language, order.customer, order.customerEn),
                  product: inLanguage(language, order.channelName, order.channelNameEn ?? order.channelName),
                  day: order.feeDate,
                  by: say(wordOf(chargeDays, order.dayIs), language),
                })}
              </span>
            }
            actions={
              <>
                {may('op:order:view') ? (
                  <PageLink page="opsOrder" query={{ no }} className={buttonClass()}>
                    {t('charges.toOrder')}
                  </PageLink>
                ) : null}
                <Button icon="refresh" onClick={() => (cards.length > 1 ? setAsks('card') : void propose())}>
                  {of.charges.length === 0 ? t('charges.propose') : t('charges.again')}
                </Button>
                {permitted(addCharge) ? (
                  <Button icon="plus" onClick={() => setAsks('add')}>
                    {t('charges.add')}
                  </Button>
                ) : null}
              </>
            }
          />
        }
        side={
          <>
            <SumCard of={of} costs={costs.data} />
            <CheckedCard of={of} costs={costs.data} />
          </>
        }
      >
        <WeightsAndCard of={of} />
        <ChargeLines of={of} costs={costs.data} />
      </DetailFrame>
      {asks === 'add' ? <ChargeDialog of={of} onClose={close} /> : null}
      {asks === 'card' ? <CardDialog of={of} onClose={close} /> : null}
    </PanelFrame>
  );
}
