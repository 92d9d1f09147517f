import './styles/segments.css';

interface SegmentsProps {
  /** How many of the steps are reached; the last of them is where the cargo is now. */
  reached: number;
  total?: number | undefined;
  /** The same in words, for example the stage's name and "5 of 9". */
  label: string;
}

/** Progress in a list row: nine short bars, all green once the last step is reached. */
export function Segments({ reached, total = 9, label }: SegmentsProps) {
  const finished = reached >= total;
  const steps = Array.from({ length: total }, (_, step) => step + 1);
  return (
    <span className={finished ? 'segments segments--finished' : 'segments'} role="img" aria-label={label}>
      {steps.map((step) => (
        <span key={step} className={`segments__step ${lookOf(step, reached)}`} />
      ))}
    </span>
  );
}

function lookOf(step: number, reached: number): string {
  if (step < reached) return 'segments__step--passed';
  return step === reached ? 'segments__step--now' : '';
}
