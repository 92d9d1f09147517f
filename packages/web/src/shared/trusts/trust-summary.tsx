import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { useWords } from '../../kernel/words.ts';
import { decimalText, wholeText } from '../../resource/decimal.ts';
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
        figure('gross', t('trust.totals.gross'), decimalText(totals.gross, 1), 'kg'),
        figure('volume', t('trust.totals.volume'), decimalText(totals.volume, 3), 'm³'),
        figure('chargeable', t('trust.totals.chargeable'), decimalText(totals.chargeable, 1), totals.unit),
        figure('value', t('trust.totals.value'), decimalText(totals.value, 2), 'USD'),
        figure('incoterm', t('trustDetail.incoterm'), content.service.incoterm ?? missing),
      ]}
    />
  );
}
