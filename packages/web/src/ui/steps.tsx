import { Icon } from './icon.tsx';
import './styles/steps.css';

export interface StepEntry {
  key: string;
  label: string;
  state: 'done' | 'current' | 'coming';
  /** The state in words for those who do not see the disc. */
  spoken: string;
}

/** Where one is in a short task; stands in the title row. */
export function Steps({ label, steps }: { label: string; steps: readonly StepEntry[] }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={`steps__step steps__step--${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="steps__disc" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {step.label}
          <span className="visually-hidden">{step.spoken}</span>
        </li>
      ))}
    </ol>
  );
}
