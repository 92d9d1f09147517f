import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';

/** Until the draft is there, or why it is not. */
export function DraftWaiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useWords();
  const isLate = useDelayed(true);
  if (error) return <NotLoaded what={t('drafts.draft')} error={error} onRetry={onRetry} />;
  return isLate ? <Skeleton widths={[120, 0]} label={t('drafts.draft')} /> : null;
}
