import { lazy, Suspense } from 'react';
import { usePlace } from '../kernel/navigation.ts';

const Zones = lazy(async () => ({ default: (await import('./zones.tsx')).Zones }));

/** On pages about clearance in the United States alone, which their address says (spec §2). */
export function ZoneMenu() {
  const { path } = usePlace();
  return path.includes('coa') ? (
    <Suspense>
      <Zones />
    </Suspense>
  ) : null;
}
