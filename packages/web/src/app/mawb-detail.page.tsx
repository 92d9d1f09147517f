import { DraftTab } from '../features/waybill-drafts/draft-tab.tsx';
import { PapersMenu } from '../features/waybill-drafts/papers-menu.tsx';
import { MawbDetailScreen } from '../features/waybills/detail/mawb-detail.screen.tsx';

/** A waybill with its draft and papers, which are a subject of their own. */
export function MawbDetailPage() {
  return <MawbDetailScreen draft={DraftTab} papers={PapersMenu} />;
}
