import type { DeskDraft } from '@loadline/contract/waybill-drafts/draft';
import { preparableStatuses } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import { saveDraft } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { permitted } from '../../kernel/permitted.ts';
import { AnswersCard } from './answers-card.tsx';
import { DraftEditing } from './draft-editing.tsx';
import { DraftReading } from './draft-reading.tsx';
import './draft-desk.css';

/** The draft at the desk: what is being prepared is typed here; what was sent is looked at, with the answers to it. */
export function DraftDesk({ draft }: { draft: DeskDraft }) {
  const [newest] = draft.versions;
  const isOut = newest?.state === 'SENT' || newest?.state === 'AGREED';
  const canPrepare =
    !isOut && preparableStatuses.includes(draft.status) && permitted(saveDraft) !== undefined;
  const asked = draft.versions.find(({ state }) => state !== 'PREPARING');
  return (
    <div className="draft-desk">
      {asked ? <AnswersCard draft={draft} version={asked} /> : null}
      {canPrepare ? <DraftEditing key={draft.mawbId} draft={draft} /> : <DraftReading draft={draft} />}
    </div>
  );
}
