import { DraftTab } from '../features/waybill-drafts/draft-tab.tsx';
import { PapersMenu } from '../features/waybill-drafts/papers-menu.tsx';
import { MawbDetailScreen } from '../features/waybills/detail/mawb-detail.screen.tsx';
import { usePlace } from '../kernel/navigation.ts';
import { waybillList } from './menu-place.ts';

/** A waybill with its draft and papers, which are a subject of their own, under the list one came from. */
export function MawbDetailPage() {
  const { search } = usePlace();
  return <MawbDetailScreen list={{ page: waybillList(search) }} draft={DraftTab} papers={PapersMenu} />;
}
