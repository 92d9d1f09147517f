import { useWords, type Words } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './step-list.css';

export interface Step {
  readonly key: string;
  readonly text: string;
  readonly state: 'done' | 'now' | 'stop' | 'coming';
}

/** The way of an application, at the foot of the drawing. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const { t } = useWords();
  return (
    <ol className="step-list">
      {steps.map(({ key, text, state }, at) => (
        <li
          key={key}
          className={`step-list__step step-list__step--${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="step-list__disc" aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={12} /> : state === 'stop' ? '!' : at + 1}
          </span>
          <span>
            {text}
            {state === 'now' ? <span className="visually-hidden"> ({t('register.stepNow')})</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

const way = ['register.step1', 'register.step2', 'register.step3'] as const;

/** The way of every application, with where one is on it. */
export function wayOf(current: number, { t }: Words): Step[] {
  return way.map((key, at) => ({
    key,
    text: t(key),
    state: at < current ? 'done' : at === current ? 'now' : 'coming',
  }));
}
