import type { DeskDraft } from '@loadline/contract/waybill-drafts/draft';
import { PapersMenu } from './papers-menu.tsx';

/** The papers of the newest version, or of what the bookings say while there is none. */
export function DeskPapers({ draft }: { draft: DeskDraft }) {
  const { houses } = draft.versions[0] ?? draft.proposed;
  const named = houses.map(({ hawbId, form }) => ({ hawbId, hawbNo: form.awbNo }));
  return <PapersMenu no={draft.mawbNo} houses={named} confirmed={draft.confirmed} />;
}
