import { wordOf } from '@loadline/contract/kernel/code';
import { chargedText, moneyText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import { PlainCard } from '../../ui/card.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import { MilestoneStrip } from '../../ui/milestones.tsx';
import type { TrustOrder } from './trust-order.ts';
import { wayOf } from './trust-way.ts';

/** Where a trust order has got to, and what it comes to. */
export function TrustSummary({ order }: { order: TrustOrder }) {
  const { t, language } = useWords();
  return (
    <PlainCard>
      <MilestoneStrip
        label={t('trustDetail.way')}
        milestones={wayOf(order).map(({ state, look, at }) => {
          const time = at === null ? undefined : officeTime(at);
          return {
            key: state,
            name: say(wordOf(trustStates, state), language),
            state: look,
            spoken: t(`orders.detail.${look}`),
            time: time?.short,
            zone: time?.offset,
          };
        })}
      />
      <Figures order={order} />
    </PlainCard>
  );
}

function Figures({ order: { content, totals } }: { order: TrustOrder }) {
  const { t } = useWords();
  const { origin, destination } = content.route;
  const figure = (key: string, label: string, value: string, unit?: string) => ({ key, label, value, unit });
  return (
    <FactStrip
      facts={[
        figure('route', t('trust.route'), `${origin ?? '?'} → ${destination ?? '?'}`),
        figure(
          'cartons',
          t('trust.totals.cartons'),
          wholeText(totals.cartons),
          t('trust.totals.cartonUnit') || undefined,
        ),
        figure('gross', t('trust.totals.gross'), weightText(totals.gross), 'kg'),
        figure('volume', t('trust.totals.volume'), volumeText(totals.volume), 'm³'),
        figure(
          'chargeable',
          t('trust.totals.chargeable'),
          chargedText(totals.chargeable, totals.unit),
          totals.unit,
        ),
        figure('value', t('trust.totals.value'), moneyText(totals.value), 'USD'),
        figure('incoterm', t('trustDetail.incoterm'), content.service.incoterm ?? missing),
      ]}
    />
  );
}
