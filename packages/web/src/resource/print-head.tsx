import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { companyLabel } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { officeTime } from './office-time.ts';
import './styles/print-head.css';

/** The head of a document on paper: whose it is, which one, and when it was printed. Not shown on the screen. */
export function PrintHead({ number }: { number: string }) {
  const { t, language } = useWords();
  const [printedAt, setPrintedAt] = useState(() => new Date());
  useEffect(() => {
    // The browser takes its picture right after the event.
    const stamp = () => flushSync(() => setPrintedAt(new Date()));
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
  }, []);
  const { full, offset } = officeTime(printedAt.toISOString());
  return (
    <div className="print-head">
      <b>{companyLabel(language)}</b>
      <span>{number}</span>
      <span>{t('resource.printedAt', { at: `${full} ${offset}` })}</span>
    </div>
  );
}
