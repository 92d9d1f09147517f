import { stageOrder, stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './cargo-section.css';

const reached = 4;
const sampleDays: readonly (string | undefined)[] = ['11-02', '11-04', '11-05', '11-06', '11-06'];

/** The nine milestones in the order in which every page of the product shows them. */
export function CargoSection() {
  const { t, language } = useWords();
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{t('home.cargo.title')}</h2>
        <p className="home-section__lead">{t('home.cargo.lead')}</p>
        <ol className="nine">
          {stageOrder.map((stage, index) => (
            <li key={stage} className={`nine__stage nine__stage--${lookOf(index)}`}>
              <span className="nine__disc">{index < reached ? <Icon name="check" /> : index + 1}</span>
              <span>{say(wordOf(stages, stage), language)}</span>
              <small>{index === reached + 1 ? t('home.cargo.expected') : sampleDays[index]}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function lookOf(index: number): 'passed' | 'now' | 'coming' {
  if (index < reached) return 'passed';
  return index === reached ? 'now' : 'coming';
}
