import { calculations, calculatorAddress } from '@loadline/contract/freight/calculator';
import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { lazy, type ReactNode } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { LatePart } from '../../kernel/awake.tsx';
import { loadDutyWords, useWords } from '../../kernel/words.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { useCargo } from './use-cargo.ts';
import './calculator.css';
import './calculator-paper.css';

/** Each part is fetched by who opens it: none of them weighs on the others. */
const WeightPart = lazy(async () => ({ default: (await import('./weight-part.tsx')).WeightPart }));
const FreightPart = lazy(async () => ({ default: (await import('./freight-part.tsx')).FreightPart }));
const dutyPartIn = (language: Language) =>
  lazy(async () => {
    const [part] = await Promise.all([import('./duty-part.tsx'), loadDutyWords(language)]);
    return { default: part.DutyPart };
  });
const landedPartIn = (language: Language) =>
  lazy(async () => {
    const [part] = await Promise.all([import('./landed-part.tsx'), loadDutyWords(language)]);
    return { default: part.LandedPart };
  });
// With the words of one language: the server draws both.
const DutyPart = { 'zh-cn': dutyPartIn('zh-cn'), en: dutyPartIn('en') };
const LandedPart = { 'zh-cn': landedPartIn('zh-cn'), en: landedPartIn('en') };

/** `/calculator`: chargeable weight by the usual rules, freight by the published rates, duty by the published tariff, and all of it. */
export function Calculator({ booking, notice }: { booking: PageName | undefined; notice: ReactNode }) {
  const { t, language } = useWords();
  const [{ tab = 'weight', mode = 'air', ...way }, change] = useAddress(calculatorAddress);
  const cargo = useCargo();
  const [Duty, Landed] = [DutyPart[language], LandedPart[language]];
  const parts: Readonly<Record<typeof tab, () => ReactNode>> = {
    weight: () => (
      <WeightPart
        cargo={cargo}
        mode={mode}
        onMode={(chosen) => change({ mode: chosen === 'air' ? undefined : chosen })}
        booking={booking}
      />
    ),
    freight: () => <FreightPart cargo={cargo} way={way} onWay={change} booking={booking} />,
    duty: () => <Duty booking={booking} />,
    landed: () => <Landed cargo={cargo} way={way} onWay={change} booking={booking} />,
  };
  return (
    <main id="main" className="calculator">
      <div className="wide">
        {notice}
        <header className="calculator__head">
          <div>
            <h1>{t(`calculator.title.${tab}`)}</h1>
            <p>{t(`calculator.lead.${tab}`)}</p>
          </div>
          <SegmentedControl
            label={t('calculator.what')}
            options={codesOf(calculations).map((value) => ({
              value,
              label: say(wordOf(calculations, value), language),
            }))}
            value={tab}
            onChange={(value) => {
              if (isCode(calculations, value)) change({ tab: value === 'weight' ? undefined : value });
            }}
          />
        </header>
        <LatePart key={tab}>{parts[tab]()}</LatePart>
      </div>
    </main>
  );
}
