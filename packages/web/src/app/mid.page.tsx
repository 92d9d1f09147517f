import { pages } from '@loadline/contract/pages';
import { MidScreen } from '../features/mids/mid.screen.tsx';
import { MidsDeskScreen } from '../features/ops/mids/mids-desk.screen.tsx';
import { usePlace } from '../kernel/navigation.ts';

/** The register of manufacturers: of one's own company, and at the desk. One file for both: nearly all of it is the same. */
export function MidPage() {
  return usePlace().path === pages.opsMid.path ? <MidsDeskScreen /> : <MidScreen />;
}
