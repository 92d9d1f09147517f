import { wholeText } from '@loadline/contract/kernel/figures';
import type { ReactNode } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';

interface ProblemsProps {
  all: number;
  shown: number;
  children: ReactNode;
}

/** What is wrong with a file beside the style list; of many the first are shown. */
export function Problems({ all, shown, children }: ProblemsProps) {
  const { t } = useWords();
  if (all === 0)
    return (
      <p className="label-part__right state-done">
        <StateGlyph family="done" />
        {t('labels.import.right')}
      </p>
    );
  return (
    <>
      <ul className="label-part__problems">{children}</ul>
      {all > shown ? <p>{t('labels.import.more', { more: wholeText(all - shown) })}</p> : null}
    </>
  );
}
