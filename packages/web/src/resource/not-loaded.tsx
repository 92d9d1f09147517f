import { Refusal } from '../kernel/refusal.ts';
import { useWords } from '../kernel/words.ts';
import { ErrorState } from '../ui/states.tsx';
import { tellCopied, tellCopyFailed } from './copy-and-tell.ts';

interface NotLoadedProps {
  /** What did not load, in the words of its title. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where an answer would: what did not load, the server's words, its reference, and another try. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  const { t } = useWords();
  const says = error instanceof Refusal ? error.says : t('error.system');
  const reference = referenceIn(says);
  return (
    <ErrorState
      title={t('resource.notLoaded', { what })}
      message={reference ? t('error.system') : says}
      reference={reference}
      referenceLabel={t('resource.reference')}
      copyLabel={t('resource.copyReference')}
      retryLabel={t('resource.retry')}
      onRetry={onRetry}
      onCopied={tellCopied}
      onFailed={tellCopyFailed}
    />
  );
}

/** The number under which an unforeseen error is in the server's log; it stands in the server's own words. */
function referenceIn(message: string): string | undefined {
  return /\b[0-9a-f]{8}\b/.exec(message)?.[0];
}
