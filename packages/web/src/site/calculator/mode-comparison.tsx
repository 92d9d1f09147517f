import { freightModes } from '@loadline/contract/freight/calculator';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import type { FreightModeName } from '@loadline/contract/freight/weight-rule';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import { codesOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords, type Words } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Reading, readingOf } from './cargo-reading.ts';
import { weighed } from './figures.ts';
import { modeIcon } from './mode-icon.ts';
import { formulaText, ruleText } from './rule-words.ts';
import type { Cargo } from './use-cargo.ts';
import './mode-comparison.css';

interface ModeComparisonProps {
  chosen: FreightModeName;
  cargo: Cargo;
  /** The lines that count for the chosen mode: the same ones are worked out for the others. */
  reading: Reading;
}

/** What the same packages would be charged as by the other ways to ship. */
export function ModeComparison(props: ModeComparisonProps) {
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
