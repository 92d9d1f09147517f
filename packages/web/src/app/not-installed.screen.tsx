import { useWords } from '../kernel/words.ts';
import { EmptyState } from '../ui/states.tsx';

/** In the place of a page that this installation does not have. */
export function NotInstalledScreen() {
  const { t } = useWords();
  return <EmptyState title={t('office.notInstalled')} detail={t('office.notInstalledText')} />;
}
