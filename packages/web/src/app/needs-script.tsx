import { useWords } from '../kernel/words.ts';
import './needs-script.css';

/** Says where no script runs that this page does nothing without. */
export function NeedsScript() {
  const { t } = useWords();
  return (
    <noscript>
      <p className="needs-script">{t('error.needsScript')}</p>
    </noscript>
  );
}
