import { waybillDraft } from '@loadline/contract/waybill-drafts/draft.api';
import { deskWaybillDraft } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { EmptyState } from '../../ui/states.tsx';
import { DraftDesk } from './draft-desk.tsx';
import { DraftWaiting } from './draft-waiting.tsx';
import { OwnReview } from './own-review.tsx';
import './drafts.css';

/** The draft of a waybill as a part of its detail: staff prepare and send it, a customer looks his part over. */
export function DraftTab({ no }: { no: string }) {
  return may('op:mawb:view') ? <DeskTab no={no} /> : <OwnTab no={no} />;
}

function DeskTab({ no }: { no: string }) {
  const draft = useQuery(asking(deskWaybillDraft, { no }));
  useLive('mawb', draft.data?.mawbId, () => draft.refetch());
  if (draft.data) return <DraftDesk draft={draft.data} />;
  return <DraftWaiting error={draft.error} onRetry={() => void draft.refetch()} />;
}

function OwnTab({ no }: { no: string }) {
  const { t } = useWords();
  const draft = useQuery(asking(waybillDraft, { no }));
  useLive('mawb', draft.data?.mawbId, () => draft.refetch());
  const isNone = draft.error instanceof Refusal && draft.error.status === 404;
  if (isNone) return <EmptyState title={t('drafts.none')} detail={t('drafts.noneDetail')} />;
  if (!draft.data) return <DraftWaiting error={draft.error} onRetry={() => void draft.refetch()} />;
  return (
    <div className="draft-own">
      <OwnReview draft={draft.data} />
    </div>
  );
}
