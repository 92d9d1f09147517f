import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { exact, exceeds, fixed, over, plain } from '@loadline/contract/kernel/decimal';
import { chargedText, moneyText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { TrustTotals as Totals } from '@loadline/contract/trusts/trust.totals';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import '../../shared/trusts/trust.css';

interface TrustTotalsProps {
  totals: Totals;
  /** What the chargeable weight was worked out by. */
  rule: WeightRule;
  /** Grey after the title. */
  aside?: string;
}

/** What a cargo comes to, and which of its weights is charged, drawn to one scale. */
export function TrustTotals({ totals, rule, aside }: TrustTotalsProps) {
  const { t } = useWords();
  const figures = [
    [t('trust.totals.cartons'), wholeText(totals.cartons), t('trust.totals.cartonUnit')],
    [t('trust.totals.quantity'), wholeText(totals.quantity), t('trust.totals.quantityUnit')],
    [t('trust.totals.gross'), weightText(totals.gross), 'kg'],
    [t('trust.totals.net'), weightText(totals.net), 'kg'],
    [t('trust.totals.volume'), volumeText(totals.volume), 'm³'],
    [t('trust.totals.value'), moneyText(totals.value), 'USD'],
  ] as const;
  return (
    <Card flush title={t('trust.totals.title')} aside={aside}>
      <dl className="trust-totals">
        {figures.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="trust-chargeable">
        <p>
          <span>
            {t('trust.totals.chargeable')} · {ruleWords(rule, t)}
            {totals.by === 'minimum' ? ` · ${t('trust.totals.minimum')}` : ''}
          </span>
          <b>
            {chargedText(totals.chargeable, totals.unit)} <small>{totals.unit}</small>
          </b>
        </p>
        {exceeds(totals.chargeable, '0') ? <WeightBars totals={totals} /> : null}
      </div>
    </Card>
  );
}

function ruleWords({ volume }: WeightRule, t: ReturnType<typeof useWords>['t']): string {
  switch (volume.kind) {
    case 'divisor':
      return t('trust.totals.rule.divisor', { factor: wholeText(Number(volume.cubicCentimetres)) });
    case 'pounds':
      return t('trust.totals.rule.pounds', { factor: wholeText(Number(volume.cubicInches)) });
    case 'density':
      return t('trust.totals.rule.density', { factor: wholeText(Number(volume.kilograms)) });
    case 'revenueTon':
      return t('trust.totals.rule.revenueTon');
  }
}

const [width, longest] = [296, 250];

/** Gross and volume weight in the unit that is charged; the load line stands where the decision fell. */
function WeightBars({ totals }: { totals: Totals }) {
  const { t } = useWords();
  const { unit, volumeWeight, chargeable } = totals;
  const gross = unit === 'RT' ? plain(fixed(over(exact(totals.gross), exact('1000')), 6)) : totals.gross;
  const most = Math.max(Number(gross), Number(volumeWeight), Number(chargeable), 0.001);
  const long = (weight: string) => (Number(weight) / most) * longest;
  const line = long(chargeable);
  const bars = [
    { top: 8, weight: gross, name: t('trust.totals.gross'), isCharged: totals.by === 'gross' },
    {
      top: 38,
      weight: volumeWeight,
      name: t('trust.totals.volumeWeight'),
      isCharged: totals.by === 'volume',
    },
  ];
  const label = t('trust.totals.drawing', {
    gross: chargedText(gross, unit),
    volume: chargedText(volumeWeight, unit),
    chargeable: chargedText(chargeable, unit),
    unit,
  });
  return (
    <svg className="trust-bars" viewBox={`0 0 ${width} 62`} role="img" aria-label={label}>
      {bars.map(({ top, weight, name, isCharged }) => (
        <g key={name}>
          <rect
            className={isCharged ? 'trust-bars__charged' : 'trust-bars__bar'}
            y={top}
            width={long(weight)}
            height="15"
            rx="3"
          />
          <text
            className={isCharged && long(weight) > 110 ? 'trust-bars__inside' : undefined}
            x={long(weight) > 110 ? 8 : long(weight) + 8}
            y={top + 12}
          >
            {name} {chargedText(weight, unit)}
          </text>
        </g>
      ))}
      <path className="trust-bars__line" d={`M${line} 2v58`} />
      <circle className="trust-bars__mark" cx={line} cy="30.5" r="6.5" />
      <path className="trust-bars__line" d={`M${line - 13} 30.5h26`} />
    </svg>
  );
}
