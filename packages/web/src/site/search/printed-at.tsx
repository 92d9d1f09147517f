import { companyLabel } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { useReaderTime } from './reader-time.ts';
import './printed-at.css';

/** On paper under every shipment: whose page it is and when it was printed. */
export function PrintedAt({ moment }: { moment: Date }) {
  const { t, language } = useWords();
  const { full, offset } = useReaderTime(moment.toISOString());
  return (
    <p className="printed-at">
      <b>{companyLabel(language)}</b> {t('tracking.printed', { time: `${full} ${offset}` })}
    </p>
  );
}
