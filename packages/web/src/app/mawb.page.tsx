import { MawbListScreen } from '../features/waybills/list/mawb-list.screen.tsx';

/** A customer's waybills; a draft that waits for him is answered beside them. */
export function MawbPage() {
  return <MawbListScreen />;
}
