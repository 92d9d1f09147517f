import { freightModes } from '@loadline/contract/freight/calculator';
import { type Reading, readingOf } from '@loadline/contract/freight/cargo-reading';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import { type FreightMode, type FreightModeName, usualRules } from '@loadline/contract/freight/weight-rule';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { useWords, type Words } from '../../kernel/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { CargoTable } from './cargo-table.tsx';
import { weighed } from './figures.ts';
import { formulaText, ruleText } from './rule-words.ts';
import { UnitChoice } from './unit-choice.tsx';
import type { Cargo } from './use-cargo.ts';
import { WeightResult } from './weight-result.tsx';
import './mode-comparison.css';

const modeIcon: Readonly<Record<FreightModeName, IconName>> = {
  air: 'plane',
  express: 'box',
  lcl: 'ship',
  truck: 'truck',
  rail: 'rail',
  usParcel: 'box',
};

interface WeightPartProps {
  cargo: Cargo;
  mode: FreightModeName;
  onMode: (mode: FreightModeName) => void;
  booking: PageName | undefined;
}

/** What a cargo is charged as by the usual rule of a way to ship, why, and by the others. */
export function WeightPart({ cargo, mode: name, onMode, booking }: WeightPartProps) {
  const { t } = useWords();
  const mode: FreightMode = usualRules[name];
  const reading = readingOf(cargo.lines, cargo.unit, mode.name, mode.piece);
  const result = chargeableWeight(reading.right, cargo.unit, mode.rule);
  const isAny = reading.right.length > 0;
  return (
    <div className="calculator__columns">
      <div className="calculator__column">
        <CargoTable
          cargo={cargo}
          reading={reading}
          parts={result.parts}
          whole={result}
          head={
            <>
              <ModeChoice mode={name} onMode={onMode} />
              <UnitChoice cargo={cargo} />
            </>
          }
        />
        {isAny ? <ModeComparison chosen={name} cargo={cargo} reading={reading} /> : null}
      </div>
      {isAny ? (
        <WeightResult mode={mode} unit={cargo.unit} reading={reading} result={result} booking={booking} />
      ) : (
        <aside className="calculator__box calculator__empty">{t('calculator.nothing')}</aside>
      )}
    </div>
  );
}

function ModeChoice({ mode, onMode }: Pick<WeightPartProps, 'mode' | 'onMode'>) {
  const { t, language } = useWords();
  const options = codesOf(freightModes).map((value) => ({
    value,
    label: (
      <>
        <Icon name={modeIcon[value]} />
        {say(usualRules[value].name, language)}
      </>
    ),
  }));
  return (
    <div className="calculator__modes">
      <SegmentedControl
        look="box"
        label={t('calculator.mode')}
        options={options}
        value={mode}
        onChange={(value) => {
          if (isCode(freightModes, value)) onMode(value);
        }}
      />
    </div>
  );
}

interface ModeComparisonProps {
  chosen: FreightModeName;
  cargo: Cargo;
  /** The lines that count for the chosen mode: the same ones are worked out for the others. */
  reading: Reading;
}

/** What the same packages would be charged as by the other ways to ship. */
function ModeComparison(props: ModeComparisonProps) {
  const words = useWords();
  const { t } = words;
  return (
    <section className="calculator__box" aria-labelledby="calculator-others">
      <div className="comparison-head">
        <h2 id="calculator-others">{t('calculator.others')}</h2>
        <span>{rowsText(props.reading, words)}</span>
      </div>
      <div className="comparison">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('calculator.table.mode')}</th>
              <th scope="col">{t('calculator.table.rule')}</th>
              <th scope="col">{t('calculator.table.formula')}</th>
              <th scope="col">{t('calculator.table.charged')}</th>
            </tr>
          </thead>
          <tbody>
            {codesOf(freightModes).map((name) => (
              <ModeRow key={name} name={name} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="comparison-note">{t('calculator.note')}</p>
    </section>
  );
}

function ModeRow({ name, chosen, cargo, reading }: ModeComparisonProps & { name: FreightModeName }) {
  const words = useWords();
  const { name: label, rule, piece } = usualRules[name];
  const typed = cargo.lines.filter((_, at) => reading.places.includes(at));
  const { right, lines } = readingOf(typed, cargo.unit, label, piece);
  const refused = lines.find((line) => line.kind === 'wrong');
  const result = right.length > 0 && !refused ? chargeableWeight(right, cargo.unit, rule) : undefined;
  return (
    <tr aria-current={name === chosen || undefined}>
      <th scope="row">
        <Icon name={modeIcon[name]} size={17} />
        {say(label, words.language)}
      </th>
      <td>{ruleText(rule, words)}</td>
      <td>
        {result ? formulaText(result, rule, words) : null}
        {refused?.kind === 'wrong'
          ? refused.faults.map(({ says }) => say(says, words.language)).join()
          : null}
      </td>
      <td>
        <b>{result ? weighed(result.chargeable, rule.unit, words) : '—'}</b>
      </td>
    </tr>
  );
}

function rowsText({ places }: Reading, { t }: Words): string {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isOneRun = last - first === places.length - 1;
  if (places.length > 1 && isOneRun) return t('calculator.rows', { from: first + 1, to: last + 1 });
  return t('calculator.someRows', { count: places.length });
}
