import { MawbDetailScreen } from '../features/waybills/detail/mawb-detail.screen.tsx';

/** A waybill with its draft and papers, which are a subject of their own. */
export function MawbDetailPage() {
  return <MawbDetailScreen />;
}
