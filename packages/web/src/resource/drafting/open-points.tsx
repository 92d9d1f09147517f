import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../kernel/words.ts';
import { ProblemCount } from '../../ui/field.tsx';
import { isLayerOpen } from '../../ui/layers.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';

interface OpenPointsProps {
  /** How many points are open; with none nothing is shown. */
  count: number;
  /** The first of them in words. */
  first: string;
  /** It was tried to hand the form in. */
  isAsked: boolean;
  onShow: () => void;
}

/** How many points a form has open and which is the first; the way to it. */
export function OpenPoints({ count, first, isAsked, onShow }: OpenPointsProps) {
  const { t } = useWords();
  if (count === 0) return null;
  const text = t('drafting.submit.open', { count, first });
  // Before it was tried nothing is wrong yet: it is merely not finished.
  if (isAsked) return <ProblemCount text={text} onShow={onShow} />;
  return (
    <button type="button" className="problem-count state-act" onClick={onShow}>
      <StateGlyph family="act" />
      {text}
    </button>
  );
}

/** Ctrl Enter hands a page of fields in from anywhere, but not from under an open drawer. */
export function useSubmitKey(submit: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isLayerOpen()) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
