import './styles/progress.css';

interface ProgressBarProps {
  label: string;
  /** Counts of the same thing, for example rows: how many are good, how many failed, how many there are. */
  good: number;
  failed?: number | undefined;
  total: number;
}

/** Progress from what was really read, the failed part in its own colour. */
export function ProgressBar({ label, good, failed = 0, total }: ProgressBarProps) {
  const share = (count: number) => (total > 0 ? Math.min((count / total) * 100, 100) : 0);
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(good + failed, total)}
    >
      <svg className="progress__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="progress__good" width={share(good)} height="8" />
        <rect className="progress__failed" x={share(good)} width={share(failed)} height="8" />
      </svg>
    </div>
  );
}
