/** How full a flight is, a bar to 100 percent: what is beyond is said by the figure beside it. */
export function CompletionBar({ rate, label, big }: { rate: string | null; label: string; big: boolean }) {
  if (rate === null) return null;
  const width = Math.min(Number(rate), 100);
  return (
    <span
      className={big ? 'completion completion--big' : 'completion'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={width}
      aria-valuetext={`${rate}%`}
    >
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="completion__done" width={width} height="10" />
      </svg>
    </span>
  );
}
