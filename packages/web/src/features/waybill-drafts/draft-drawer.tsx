import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { waybillDraft } from '@loadline/contract/waybill-drafts/draft.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { DueTime } from '../../resource/due-time.tsx';
import { Alert } from '../../ui/alert.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { DraftWaiting } from './draft-waiting.tsx';
import { OwnReview } from './own-review.tsx';

interface DraftDrawerProps {
  /** Of the list's row; `no` opens one that is not in sight. */
  row?: { readonly airlineBill: string | null };
  no?: string;
  onClose: () => void;
}

/** A customer looks over the draft of a waybill beside their list, and answers it. */
export function DraftDrawer({ row, no, onClose }: DraftDrawerProps) {
  const { t } = useWords();
  const number = row?.airlineBill ?? no ?? '';
  const draft = useQuery(asking(waybillDraft, { no: number }));
  useLive('mawb', draft.data?.mawbId, () => draft.refetch());
  const facts = draft.data && factsOf(draft.data.versions[0]?.master);
  const own = draft.data && {
    count: draft.data.versions[0]?.houses.length ?? 0,
    pieces: wholeText(draft.data.pieces),
    weight: weightText(draft.data.grossWeight),
  };
  return (
    <SidePanel
      title={t('drafts.title')}
      subject={number}
      facts={[facts, own && t('drafts.ownShare', own)].filter(Boolean).join(' · ')}
      width="wide"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {draft.data?.canAnswer && draft.data.due ? (
        <Alert family="act">
          <span className="draft-due">
            {t('drafts.dueSo')} <DueTime due={draft.data.due} />
          </span>
        </Alert>
      ) : null}
      {draft.data ? (
        <OwnReview draft={draft.data} />
      ) : (
        <DraftWaiting error={draft.error} onRetry={() => void draft.refetch()} />
      )}
    </SidePanel>
  );
}

/** Flight, day and way in one line. */
function factsOf(
  master:
    | {
        flight: string | null;
        flightDate: string | null;
        departureCode: string | null;
        to1: string | null;
        to2: string | null;
        to3: string | null;
      }
    | undefined,
): string {
  if (!master) return '';
  const way = [master.departureCode, master.to1, master.to2, master.to3].filter(Boolean).join(' → ');
  const flight = master.flight && shownFlightNo(master.flight);
  return [flight, master.flightDate, way].filter(Boolean).join(' · ');
}
