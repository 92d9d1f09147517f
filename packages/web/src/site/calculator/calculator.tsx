import { calculations, calculatorAddress } from '@loadline/contract/freight/calculator';
import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { lazy, type ReactNode } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { LatePart } from '../../kernel/awake.tsx';
import { useWords } from '../../kernel/words.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { useCargo } from './use-cargo.ts';
import { WeightPart } from './weight-part.tsx';
import './calculator.css';
import './calculator-paper.css';

/** Rates and places weigh more than the rest: who only weighs cargo does not fetch them. */
const FreightPart = lazy(async () => ({ default: (await import('./freight-part.tsx')).FreightPart }));

/** `/calculator`: chargeable weight by the usual rules, freight by the published rates. */
export function Calculator({ booking, notice }: { booking: PageName | undefined; notice: ReactNode }) {
  const { t, language } = useWords();
  const [{ tab = 'weight', mode = 'air', ...way }, change] = useAddress(calculatorAddress);
  const cargo = useCargo();
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
        {tab === 'freight' ? (
          <LatePart>
            <FreightPart cargo={cargo} way={way} onWay={change} booking={booking} />
          </LatePart>
        ) : (
          <WeightPart
            cargo={cargo}
            mode={mode}
            onMode={(chosen) => change({ mode: chosen === 'air' ? undefined : chosen })}
            booking={booking}
          />
        )}
      </div>
    </main>
  );
}
