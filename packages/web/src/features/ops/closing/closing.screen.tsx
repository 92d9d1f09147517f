import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { CodesPart } from './codes.part.tsx';
import { MonthsPart } from './months.part.tsx';

/** Months that are closed, and under which codes their journal goes to the books. */
export function ClosingScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsClosing.title, language)}
      parts={[
        { key: 'months', label: t('closing.part.months'), screen: MonthsPart },
        { key: 'codes', label: t('closing.part.codes'), screen: CodesPart },
      ]}
    />
  );
}
