import { use } from 'react';
import { DraftTab } from '../features/waybill-drafts/draft-tab.tsx';
import { PapersMenu } from '../features/waybill-drafts/papers-menu.tsx';
import { MawbDetailScreen } from '../features/waybills/detail/mawb-detail.screen.tsx';
import { CurrentEntry } from '../kernel/current-entry.ts';

/** A waybill with its draft and papers, which are a subject of their own, under the list one came from. */
export function MawbDetailPage() {
  const list = { page: use(CurrentEntry) ?? 'mawbOpt' };
  return <MawbDetailScreen list={list} draft={DraftTab} papers={PapersMenu} />;
}
