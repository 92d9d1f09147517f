import { Calculator } from '../site/calculator/calculator.tsx';
import { useReach } from './reach.ts';

export function CalculatorPage() {
  const isReachable = useReach();
  return <Calculator booking={isReachable('trustCreate') ? 'trustCreate' : undefined} />;
}
