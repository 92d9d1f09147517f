import { useDelayed } from '../../ui/use-delayed.ts';
import './shipment-skeleton.css';

const bars = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** The shape of a result while it is on its way; nothing for the first moment. */
export function ShipmentSkeleton({ label }: { label: string }) {
  const isDue = useDelayed(true);
  return (
    <div
      className={isDue ? 'result result-skeleton' : 'result-skeleton--early'}
      role="status"
      aria-label={label}
    >
      <span className="result-skeleton__title" />
      <span className="result-skeleton__route" />
      {bars.map((bar) => (
        <span key={bar} className="result-skeleton__line" />
      ))}
    </div>
  );
}
