import { Calculator } from '../site/calculator/calculator.tsx';
import { NeedsScript } from './needs-script.tsx';
import { isReachable } from './reach.ts';

export function CalculatorPage() {
  return (
    <Calculator booking={isReachable('trustCreate') ? 'trustCreate' : undefined} notice={<NeedsScript />} />
  );
}
