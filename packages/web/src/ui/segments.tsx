import type { MilestoneState } from './milestones.tsx';
import './styles/segments.css';

interface SegmentsProps {
  /** Each step in its order. */
  states: readonly MilestoneState[];
  /** The same in words, for example the stage's name and "5 of 9". */
  label: string;
}

/** Progress in a list row: short bars, green once the last step is reached, hollow where nobody recorded one. */
export function Segments({ states, label }: SegmentsProps) {
  const isFinished = states.at(-1) === 'passed';
  const steps = states.map((state, step) => ({ step, state }));
  return (
    <span className={isFinished ? 'segments segments--finished' : 'segments'} role="img" aria-label={label}>
      {steps.map(({ step, state }) => (
        <span key={step} className={`segments__step segments__step--${state}`} />
      ))}
    </span>
  );
}
