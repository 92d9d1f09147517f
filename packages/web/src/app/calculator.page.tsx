import { Calculator } from '../site/calculator/calculator.tsx';
import { NeedsScript } from './needs-script.tsx';
import { useReach } from './reach.ts';

export function CalculatorPage() {
  const isReachable = useReach();
  return (
    <Calculator booking={isReachable('trustCreate') ? 'trustCreate' : undefined} notice={<NeedsScript />} />
  );
}
